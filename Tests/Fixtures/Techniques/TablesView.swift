import SwiftUI

struct TablesView: View {
  private let rows = [("January", "12", "3"), ("February", "9", "4"), ("March", "15", "1")]
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Tables tell which header a cell belongs to.")
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .padding(.bottom)
        VStack {
          Text("Good Example using combined rows")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack {
            ForEach(rows, id: \.0) { row in
              HStack {
                Text(row.0)
                Spacer()
                Text("\(row.1) sold")
                Text("\(row.2) returned")
              }
              .accessibilityElement(children: .combine)
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Each row is one element.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using combined rows")
          Text("Good Example using `Grid` with labels")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Grid {
            GridRow {
              Text("Month")
              Text("Sales")
            }
            .bold()
            .accessibilityAddTraits(.isHeader)
            ForEach(rows, id: \.0) { row in
              GridRow {
                Text(row.0)
                Text(row.1)
                  .accessibilityLabel("\(row.1), Sales, \(row.0)")
              }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Each cell tells its headers.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `Grid` with labels")
          Text("Good Example using `LabeledContent`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack {
            LabeledContent("Subtotal", value: "20 dollars")
            LabeledContent("Shipping", value: "5 dollars")
            LabeledContent("Total") {
              Text("25 dollars").bold()
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("A label and its value belong together.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `LabeledContent`")
        }
        Text("Bad Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .padding(.bottom)
        VStack {
          Text("Bad Example using text with spaces")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: list-typed
          VStack(alignment: .leading) {
            Text("Plan      Price     Users")
            Text("Basic     $5        1")
            Text("Team      $20       10")
          }
          .font(.system(.body, design: .monospaced))
          // end
          DisclosureGroup("Details") {
            Text("A table typed into text.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using text with spaces")
          Text("Bad Example using cells on their own")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-bare-number
          HStack {
            VStack {
              Text("Weight")
              Text("Height")
            }
            VStack {
              Text("70")
              Text("180")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Numbers stand alone.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using cells on their own")
        }
      }
      .padding()
    }
    .navigationTitle("Tables")
  }
}

#Preview {
  NavigationStack {
    TablesView()
  }
}
