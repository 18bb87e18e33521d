import SwiftUI

struct ImageButtonsView: View {
  @State private var liked = false
  @State private var muted = false
  @State private var playing = false
  @State private var badLiked = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Buttons with images have names that tell what they do.")
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
          Text("Good Example using `Label`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Button {
          } label: {
            Label("Add to calendar", systemImage: "calendar.badge.plus")
          }
          .labelStyle(.iconOnly)
          // end
          DisclosureGroup("Details") {
            Text("The label is hidden from the eye only.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `Label`")
          Text("Good Example using a toggle")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Toggle(isOn: $liked) {
            Label("Favorite", systemImage: liked ? "heart.fill" : "heart")
              .labelStyle(.iconOnly)
          }
          .toggleStyle(.button)
          // end
          DisclosureGroup("Details") {
            Text("A toggle tells its state.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a toggle")
          Text("Good Example using a label that changes")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Button(action: { muted.toggle() }) {
            Image(systemName: muted ? "speaker.slash.fill" : "speaker.wave.2.fill")
              .font(.title)
          }
          .accessibilityLabel(muted ? "Unmute" : "Mute")
          // end
          DisclosureGroup("Details") {
            Text("The name tells what it does.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a label that changes")
          Text("Good Example using an extension")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Button("Play", action: { playing.toggle() })
            .iconButton(playing ? "pause.fill" : "play.fill", name: playing ? "Pause" : "Play")
          // end
          DisclosureGroup("Details") {
            Text("A style of its own.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using an extension")
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
          Text("Bad Example using the name of a file")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-is-asset
          Button(action: {}) {
            Image("ic_cart_24")
              .resizable()
              .frame(width: 44, height: 44)
          }
          // end
          DisclosureGroup("Details") {
            Text("The name of a file is read.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using the name of a file")
          Text("Bad Example using an image with a tap")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: trait-missing
          Image(systemName: "square.and.arrow.up")
            .font(.title)
            .onTapGesture {}
            .accessibilityLabel("Send")
          // end
          DisclosureGroup("Details") {
            Text("It is no button.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using an image with a tap")
          Text("Bad Example using an icon that changes")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: colour-only
          Button(action: { badLiked.toggle() }) {
            Image(systemName: badLiked ? "heart.fill" : "heart")
          }
          .accessibilityLabel("Like")
          // end
          DisclosureGroup("Details") {
            Text("The state is only seen.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using an icon that changes")
          Text("Bad Example using a hidden button")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: hidden-focusable
          Button(action: {}) {
            Label("Delete photo", systemImage: "trash")
          }
          .accessibilityHidden(true)
          // end
          DisclosureGroup("Details") {
            Text("The button is hidden.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a hidden button")
        }
      }
      .padding()
    }
    .navigationTitle("Image Buttons")
  }
}

private struct IconButtonModifier: ViewModifier {
  let symbol: String
  let name: String

  func body(content: Content) -> some View {
    content
      .labelStyle(.titleOnly)
      .overlay(alignment: .leading) {
        Image(systemName: symbol).accessibilityHidden(true)
      }
      .accessibilityLabel(name)
  }
}

extension View {
  fileprivate func iconButton(_ symbol: String, name: String) -> some View {
    modifier(IconButtonModifier(symbol: symbol, name: name))
  }
}

#Preview {
  NavigationStack {
    ImageButtonsView()
  }
}
