import SwiftUI

/// A page in the wild, as it may be written well and badly.
struct OnboardingView: View {
  @State private var step = 1
  @State fileprivate var agreed = false
  @State private var code = ""
  @State private var checked = false
  @State private var liked = false
  @State private var followed = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A page in the wild, as it may be written well and badly.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          PlainWelcome()
          DisclosureGroup("Details") {
            Text("A header, a field and a button, in a struct of its own.")
          }
          .padding(.bottom)
          // good
          Button {
            liked.toggle()
          } label: {
            Image(systemName: liked ? "heart.fill" : "heart")
              .foregroundColor(liked ? .red : .primary)
          }
          .accessibilityLabel("Like")
          .accessibilityAddTraits(liked ? .isSelected : [])
          // end
          DisclosureGroup("Details") {
            Text("A like button with a state.")
          }
          .padding(.bottom)
          // good
          Button {
            followed.toggle()
          } label: {
            Text(followed ? "Following" : "Follow")
              .padding()
              .background(followed ? Color(white: 0.9) : Color(red: 0, green: 0.3, blue: 0.7))
              .foregroundColor(followed ? .black : .white)
          }
          // end
          DisclosureGroup("Details") {
            Text("A label that follows the state.")
          }
          .padding(.bottom)
          // good
          Text("Step \(step) of 3")
          Button("Next") {
            step = min(step + 1, 3)
            AccessibilityNotification.Announcement("Step \(step) of 3").post()
          }
          // end
          DisclosureGroup("Details") {
            Text("A step in words.")
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
          // bad: colour-only
          Button(action: { checked.toggle() }) {
            Image(systemName: checked ? "heart.fill" : "heart")
          }
          .accessibilityLabel("Like the photo")
          // end
          DisclosureGroup("Details") {
            Text("A like button whose heart is filled.")
          }
          .padding(.bottom)
          agreement
          DisclosureGroup("Details") {
            Text("A box in a computed property.")
          }
          .padding(.bottom)
          // bad: name-missing
          TextField("", text: $code)
            .padding()
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
          // end
          DisclosureGroup("Details") {
            Text("A text field in a rounded border.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Onboarding")
  }
}

private struct PlainWelcome: View {
  @State private var name = ""

  var body: some View {
    // good
    VStack(alignment: .leading, spacing: 8) {
      Text("Welcome to the club").font(.title2).accessibilityAddTraits(.isHeader)
      Text("Tell us what to call you.")
      TextField("Name", text: $name).accessibilityLabel("Name")
      Button("Continue") {}.disabled(name.isEmpty)
    }
    // end
  }
}

extension OnboardingView {
  fileprivate var agreement: some View {
    // bad: colour-only
    HStack {
      Button {
        agreed.toggle()
      } label: {
        RoundedRectangle(cornerRadius: 4)
          .stroke(Color.primary)
          .background(agreed ? Color.blue : Color.clear)
          .frame(width: 44, height: 44)
      }
      .accessibilityLabel("I agree to the rules of the club")
    }
    // end
  }
}

#Preview {
  NavigationStack {
    OnboardingView()
  }
}
