import SwiftUI

struct CombinedFocusView: View {
  @Environment(\.colorScheme) var colorScheme
  private var darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private var darkRed = Color(red: 220 / 255, green: 20 / 255, blue: 60 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(
          "Combine related texts and images in one focus stop, so that VoiceOver users swipe less and hear them together."
        )
        .padding([.bottom])
        Text("Good Examples")
          .font(.title2)
          .fontWeight(.bold)
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2)
          .overlay(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .padding(.bottom, 8)
        Text("Good Example Using `accessibilityElement(children: .combine)`")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // good
        HStack {
          Image(systemName: "phone.fill")
            .accessibilityHidden(true)
          VStack(alignment: .leading) {
            Text("Pharmacy phone")
            Text("(555) 010-2030")
          }
        }
        .accessibilityElement(children: .combine)
        // end
        DisclosureGroup("Details") {
          Text("The good example is combined to one element.")
        }.padding().accessibilityHint("Good Example Using combine")
        Text("Good Example Using `accessibilityElement(children: .ignore)` and a label")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // good
        HStack(spacing: 2) {
          ForEach(1..<6) { star in
            Image(systemName: star <= 4 ? "star.fill" : "star")
              .foregroundColor(.orange)
          }
          Text("(132)")
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("4 out of 5 stars, 132 reviews")
        // end
        DisclosureGroup("Details") {
          Text("The rating is one element with a label.")
        }.padding().accessibilityHint("Good Example Using ignore")
        Text("Bad Examples")
          .font(.title2)
          .fontWeight(.bold)
          .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2)
          .overlay(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .padding(.bottom, 8)
        Text("Bad Example Separate focus")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // bad: row-apart
        VStack {
          HStack {
            Text("Copay")
            Spacer()
            Text("$10.00")
          }
          HStack {
            Text("Deductible")
            Spacer()
            Text("$500.00")
          }
          HStack {
            Text("Out of pocket")
            Spacer()
            Text("$2,000.00")
          }
        }
        // end
        DisclosureGroup("Details") {
          Text("Labels and values are separate focus stops.")
        }.padding().accessibilityHint("Bad Example Separate focus")
        Text("Bad Example Rating")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // bad: name-missing-image
        HStack(spacing: 2) {
          ForEach(1..<6) { star in
            Image(systemName: star <= 4 ? "star.fill" : "star")
              .foregroundColor(.orange)
          }
          Text("(132)")
        }
        // end
        DisclosureGroup("Details") {
          Text("Each star is focused separately.")
        }.padding().accessibilityHint("Bad Example Rating")
      }
      .padding(.horizontal)
      .navigationBarTitle("Combined focus")
    }
  }
}

struct CombinedFocusView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      CombinedFocusView()
    }
  }
}
