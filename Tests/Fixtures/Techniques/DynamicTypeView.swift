import SwiftUI

/// Text grows with the size that people set.
struct DynamicTypeView: View {
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Text grows with the size that people set.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Text("This text follows the setting.").font(.body)
          // end
          DisclosureGroup("Details") {
            Text("A text style.")
          }
          .padding(.bottom)
          // good
          Text("This one does as well.").font(.custom("Georgia", size: 17, relativeTo: .body))
          // end
          DisclosureGroup("Details") {
            Text("A custom font that scales.")
          }
          .padding(.bottom)
          // good
          Text("A long sentence that wraps as often as it has to, whatever the size.")
            .fixedSize(horizontal: false, vertical: true)
          // end
          DisclosureGroup("Details") {
            Text("No limit of lines.")
          }
          .padding(.bottom)
          // good
          Text("Room to grow").frame(minHeight: 44)
          // end
          DisclosureGroup("Details") {
            Text("A least height.")
          }
          .padding(.bottom)
        }
        Text("Bad Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // bad: type-fixed
          Text("This text never grows.").font(.system(size: 15))
          // end
          DisclosureGroup("Details") {
            Text("A size of points.")
          }
          .padding(.bottom)
          // bad: type-capped
          Text("This text grows a little.").dynamicTypeSize(...DynamicTypeSize.large)
          // end
          DisclosureGroup("Details") {
            Text("A limit of the size.")
          }
          .padding(.bottom)
          // bad: type-frame-fixed
          Text("Delivery on Wednesday between nine and noon").frame(width: 180, height: 22)
          // end
          DisclosureGroup("Details") {
            Text("A box that stays as it is.")
          }
          .padding(.bottom)
          // bad: type-truncated-prose
          Text("A long sentence that is cut off at the end of the line as soon as the type is larger than usual.")
            .lineLimit(1)
          // end
          DisclosureGroup("Details") {
            Text("One line for a long sentence.")
          }
          .padding(.bottom)
          // bad: type-fixed
          Text("A brand of its own.").font(.custom("Georgia", fixedSize: 16))
          // end
          DisclosureGroup("Details") {
            Text("A custom font of a fixed size.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Dynamic Type")
  }
}

#Preview {
  NavigationStack {
    DynamicTypeView()
  }
}
