import SwiftUI

/// What a row offers is there as actions.
struct CustomActionsView: View {
  @State private var mails = 3
  @State private var starred = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("What a row offers is there as actions.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Text("Mail from Ada")
            .onLongPressGesture { mails -= 1 }
            .accessibilityAction(named: "Delete mail") { mails -= 1 }
          // end
          DisclosureGroup("Details") {
            Text("Named actions.")
          }
          .padding(.bottom)
          // good
          Text("Mail from Grace")
            .gesture(DragGesture().onEnded { _ in starred.toggle() })
            .accessibilityActions {
              Button("Star") { starred.toggle() }
            }
          // end
          DisclosureGroup("Details") {
            Text("A builder of actions.")
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
          // bad: gesture-only
          Text("Mail from Edsger").onLongPressGesture { mails -= 1 }
          // end
          DisclosureGroup("Details") {
            Text("A long press alone.")
          }
          .padding(.bottom)
          // bad: gesture-only
          Text("Mail from Barbara").gesture(DragGesture(minimumDistance: 30).onEnded { _ in mails -= 1 })
          // end
          DisclosureGroup("Details") {
            Text("A drag alone.")
          }
          .padding(.bottom)
          // bad: combine-loses-actions
          HStack {
            Text("Mail from Alan")
            Button {
              mails -= 1
            } label: {
              Image(systemName: "trash").accessibilityLabel("Delete")
            }
            Button {
              starred.toggle()
            } label: {
              Image(systemName: "star").accessibilityLabel("Star")
            }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Mail from Alan")
          // end
          DisclosureGroup("Details") {
            Text("Combined, with one button too many.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Custom Actions")
  }
}

#Preview {
  NavigationStack {
    CustomActionsView()
  }
}
