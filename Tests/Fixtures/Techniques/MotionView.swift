import SwiftUI

/// What moves comes to rest.
struct MotionView: View {
  @State private var spins = false
  @State private var beats = false
  @State private var grows = false
  @State private var slides = false
  @State private var fades = false
  @Environment(\.accessibilityReduceMotion) private var accessibilityReduceMotion
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("What moves comes to rest.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Text("New offers")
            .scaleEffect(fades ? 1.1 : 1)
            .animation(accessibilityReduceMotion ? nil : .easeInOut(duration: 1).repeatForever(), value: fades)
            .onAppear { fades = true }
          // end
          DisclosureGroup("Details") {
            Text("No animation with Reduce Motion.")
          }
          .padding(.bottom)
          // good
          Button(grows ? "Make the picture smaller" : "Make the picture larger") { grows.toggle() }
          // end
          DisclosureGroup("Details") {
            Text("A change without animation.")
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
          // bad: motion-endless
          Text("Sale")
            .scaleEffect(beats ? 1.3 : 1)
            .animation(.easeInOut(duration: 0.5).repeatForever(autoreverses: true), value: beats)
            .onAppear { beats = true }
          // end
          DisclosureGroup("Details") {
            Text("It beats for ever.")
          }
          .padding(.bottom)
          // bad: motion-endless
          Image(systemName: "arrow.triangle.2.circlepath")
            .accessibilityLabel("Syncing")
            .rotationEffect(.degrees(spins ? 360 : 0))
            .onAppear {
              withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { spins = true }
            }
          // end
          DisclosureGroup("Details") {
            Text("It spins for ever.")
          }
          .padding(.bottom)
          // bad: motion-no-alternative
          Button(slides ? "Close the drawer" : "Open the drawer") { withAnimation(.spring()) { slides.toggle() } }
          if slides {
            Text("Pens and paper").transition(.move(edge: .bottom))
          }
          // end
          DisclosureGroup("Details") {
            Text("It slides in.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Motion")
  }
}

#Preview {
  NavigationStack {
    MotionView()
  }
}
