import SwiftUI

struct FullScreenCoversView: View {
  @Environment(\.colorScheme) var colorScheme
  private var darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private var darkRed = Color(red: 220 / 255, green: 20 / 255, blue: 60 / 255)
  @State private var isGoodShown = false
  @State private var isBadShown = false
  @State private var isBadTapShown = false

  var body: some View {
    ScrollView {
      VStack {
        Text(
          "A full screen cover must have a visible close button and a heading. VoiceOver users can also close it with the escape gesture (two finger Z)."
        )
        .padding([.bottom])
        Text("Good Example")
          .font(.title3.bold())
          .foregroundStyle(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityHeading(.h2)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .padding(.bottom)
        Text("Good Example With a close button and `accessibilityAction(.escape)`")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // good
        Button("View photo policy") { isGoodShown.toggle() }
          .buttonStyle(.bordered)
          .fullScreenCover(isPresented: $isGoodShown) {
            PolicyCover(isShown: $isGoodShown)
              .accessibilityAction(.escape) { isGoodShown = false }
          }
        // end
        DisclosureGroup("Details") {
          Text("The cover has a close button with a name, and a title.")
        }.padding().accessibilityHint("Good Example")
        Text("Bad Examples")
          .font(.title3.bold())
          .foregroundStyle(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .accessibilityHeading(.h2)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .padding(.bottom)
        Text("Bad Example No close button")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // bad: modal-no-exit
        Button("View photo policy, no close") { isBadShown.toggle() }
          .fullScreenCover(isPresented: $isBadShown) {
            VStack {
              Text("Photo policy")
              Text("Photos are deleted after 30 days.")
            }
          }
        // end
        DisclosureGroup("Details") {
          Text("The bad cover has no close button, so VoiceOver users are trapped.")
        }.padding().accessibilityHint("Bad Example No close button")
        Text("Bad Example Tap to close")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // bad: modal-no-exit
        Button("View photo policy, tap to close") { isBadTapShown = true }
          .fullScreenCover(isPresented: $isBadTapShown) {
            ZStack {
              Color.black.opacity(0.6)
                .ignoresSafeArea()
                .onTapGesture {
                  isBadTapShown = false
                }
              Text("Photos are deleted after 30 days.")
                .padding()
                .background(Color(.systemBackground))
            }
          }
        // end
        DisclosureGroup("Details") {
          Text("Tapping the background is the only way to close the bad cover.")
        }.padding().accessibilityHint("Bad Example Tap to close")
      }
      .padding(.horizontal)
      .navigationTitle("Full screen covers")
    }
  }
}

private struct PolicyCover: View {
  @Binding var isShown: Bool
  var body: some View {
    NavigationView {
      ScrollView {
        Text("Photos are deleted after 30 days.")
          .padding()
      }
      .navigationBarTitle("Photo policy", displayMode: .inline)
      .navigationBarItems(
        leading: Button(action: { isShown = false }) {
          Image(systemName: "xmark")
            .accessibilityLabel("Close photo policy")
        })
    }
  }
}

struct FullScreenCoversView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      FullScreenCoversView()
    }
  }
}
