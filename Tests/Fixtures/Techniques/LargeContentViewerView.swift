import SwiftUI

struct LargeContentViewerView: View {
  @State private var tool = "Pen"
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Controls that do not grow are shown large on a long press.")
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
          Text("Good Example using `.accessibilityShowsLargeContentViewer`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          HStack {
            Button {
              tool = "Pen"
            } label: {
              Image(systemName: "pencil")
                .frame(width: 44, height: 44)
            }
            .accessibilityLabel("Pen")
            .accessibilityAddTraits(tool == "Pen" ? .isSelected : [])
            .accessibilityShowsLargeContentViewer {
              Label("Pen", systemImage: "pencil")
            }
            Button {
              tool = "Eraser"
            } label: {
              Image(systemName: "eraser")
                .frame(width: 44, height: 44)
            }
            .accessibilityLabel("Eraser")
            .accessibilityAddTraits(tool == "Eraser" ? .isSelected : [])
            .accessibilityShowsLargeContentViewer {
              Label("Eraser", systemImage: "eraser")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Both are shown large.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.accessibilityShowsLargeContentViewer`")
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
          Text("Bad Example using a capped size and a fixed height")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: type-frame-fixed, type-capped
          Text("Terms apply. See the store for details of this offer.")
            .lineLimit(1)
            .frame(width: 120, height: 16)
            .dynamicTypeSize(.large)
          // end
          DisclosureGroup("Details") {
            Text("The text never grows.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a capped size and a fixed height")
        }
      }
      .padding()
    }
    .navigationTitle("Large Content Viewer")
  }
}

#Preview {
  NavigationStack {
    LargeContentViewerView()
  }
}
