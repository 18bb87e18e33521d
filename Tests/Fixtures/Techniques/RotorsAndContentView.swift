import SwiftUI

struct RotorsAndContentView: View {
  private let messages = [
    Message(id: 1, subject: "Rent", isUrgent: true), Message(id: 2, subject: "Party", isUrgent: false),
  ]
  @State private var liked = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Rotors lead to what people look for; custom content is read on demand.")
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
          Text("Good Example using `.accessibilityRotor`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack {
            ForEach(messages) { message in
              Text(message.subject)
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityRotor("Urgent messages") {
            ForEach(messages) { message in
              if message.isUrgent {
                AccessibilityRotorEntry(message.subject, id: message.id)
              }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("A rotor leads to the urgent ones.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.accessibilityRotor`")
          Text("Good Example using `.accessibilityCustomContent`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack(alignment: .leading) {
            Text("Bella")
            Text("Labrador")
            Text("Three years old")
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Bella")
          .accessibilityCustomContent("Breed", "Labrador")
          .accessibilityCustomContent("Age", "Three years old", importance: .high)
          // end
          DisclosureGroup("Details") {
            Text("Details are read on demand.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.accessibilityCustomContent`")
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
          Text("Bad Example using a card that hides its details")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-missing
          VStack(alignment: .leading) {
            Text("Rex")
            Text("Terrier")
            Text("Nine years old")
          }
          .accessibilityElement(children: .ignore)
          // end
          DisclosureGroup("Details") {
            Text("All of it is kept from the listener.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a card that hides its details")
          Text("Bad Example using a swipe only")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: gesture-only
          Text("Dinner on Friday")
            .padding()
            .gesture(
              DragGesture(minimumDistance: 20)
                .onEnded { _ in liked.toggle() }
            )
          // end
          DisclosureGroup("Details") {
            Text("A swipe has no alternative.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a swipe only")
        }
      }
      .padding()
    }
    .navigationTitle("Custom Rotors and Custom Content")
  }
}

struct Message: Identifiable {
  let id: Int
  let subject: String
  let isUrgent: Bool
}

#Preview {
  NavigationStack {
    RotorsAndContentView()
  }
}
