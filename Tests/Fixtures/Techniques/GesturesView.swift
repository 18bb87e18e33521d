import SwiftUI

/// Every gesture has an alternative.
struct GesturesView: View {
  @State private var angle = 0.0
  @State private var likes = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Every gesture has an alternative.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          VStack {
            Circle()
              .frame(width: 80, height: 80)
              .gesture(DragGesture().onChanged { _ in angle += 1 })
              .accessibilityElement()
              .accessibilityLabel("Dial")
              .accessibilityValue("\(Int(angle)) degrees")
              .accessibilityAdjustableAction { angle += $0 == .increment ? 10 : -10 }
          }
          // end
          DisclosureGroup("Details") {
            Text("A drag, and buttons that do the same.")
          }
          .padding(.bottom)
          // good
          Image("kitten")
            .accessibilityLabel("A kitten in a basket")
            .onTapGesture(count: 2) { likes += 1 }
            .accessibilityAction(named: "Like") { likes += 1 }
          // end
          DisclosureGroup("Details") {
            Text("Two taps, and an action.")
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
          Text("Slide to unlock")
            .padding()
            .gesture(DragGesture().onEnded { _ in likes += 1 })
          // end
          DisclosureGroup("Details") {
            Text("A drag alone.")
          }
          .padding(.bottom)
          // bad: gesture-only
          Image("puppy")
            .accessibilityLabel("A puppy in the grass")
            .onTapGesture(count: 2) { likes += 1 }
          // end
          DisclosureGroup("Details") {
            Text("Two taps alone.")
          }
          .padding(.bottom)
          // bad: gesture-only
          Text("Hold to record").onLongPressGesture(minimumDuration: 1) { likes += 1 }
          // end
          DisclosureGroup("Details") {
            Text("A long press alone.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Gestures")
  }
}

#Preview {
  NavigationStack {
    GesturesView()
  }
}
