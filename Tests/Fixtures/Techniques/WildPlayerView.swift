import SwiftUI

/// A player as it is often built.
struct WildPlayerView: View {
  @State private var plays = false
  @State private var position = 30.0
  @State private var speed = 1.0
  @State private var liked = false
  @State private var shuffle = false
  @State private var repeats = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A player as it is often built.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Button {
            plays.toggle()
          } label: {
            Image(systemName: plays ? "pause.circle.fill" : "play.circle.fill").font(.system(size: 60))
          }
          .accessibilityLabel(plays ? "Pause the song" : "Play the song")
          // end
          DisclosureGroup("Details") {
            Text("Play and pause by name.")
          }
          .padding(.bottom)
          // good
          Slider(value: $position, in: 0...180, step: 10)
            .accessibilityLabel("Position")
            .accessibilityValue("\(Int(position)) seconds")
          // end
          DisclosureGroup("Details") {
            Text("A position in words.")
          }
          .padding(.bottom)
          // good
          Toggle(isOn: $shuffle) {
            Image(systemName: "shuffle").accessibilityLabel("Shuffle")
          }
          .toggleStyle(.button)
          // end
          DisclosureGroup("Details") {
            Text("A switch drawn as a button.")
          }
          .padding(.bottom)
          // good
          ZStack {
            RoundedRectangle(cornerRadius: 20).fill(Color.indigo).frame(width: 200, height: 200)
            Image(systemName: "music.note").font(.system(size: 80)).accessibilityHidden(true)
          }
          // end
          DisclosureGroup("Details") {
            Text("A cover that decorates.")
          }
          .padding(.bottom)
          // good
          VStack {
            Text("Night train").font(.title3).bold()
            Text("The Switchmen").foregroundColor(.secondary)
          }
          .accessibilityElement(children: .combine)
          // end
          DisclosureGroup("Details") {
            Text("A title and an artist as one.")
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
          Button {
            repeats.toggle()
          } label: {
            Image(systemName: "repeat").foregroundColor(repeats ? .blue : .gray)
          }
          .accessibilityLabel("Repeat")
          // end
          DisclosureGroup("Details") {
            Text("Repeat is told by its tint.")
          }
          .padding(.bottom)
          // bad: name-missing
          Slider(value: $position, in: 0...180)
          // end
          DisclosureGroup("Details") {
            Text("A position without a name.")
          }
          .padding(.bottom)
          // bad: gesture-only
          Image("cover").accessibilityLabel("Cover of Night train").gesture(DragGesture().onEnded { _ in position = 0 })
          // end
          DisclosureGroup("Details") {
            Text("A cover that is swiped.")
          }
          .padding(.bottom)
          // bad: trait-missing
          Image(systemName: liked ? "heart.fill" : "heart")
            .onTapGesture { liked.toggle() }
            .accessibilityLabel(liked ? "Liked" : "Not liked")
          // end
          DisclosureGroup("Details") {
            Text("A heart that is tapped.")
          }
          .padding(.bottom)
          // bad: change-not-announced
          HStack {
            Button("Slower") { speed -= 0.25 }
            Text("\(speed, specifier: "%.2f") times")
            Button("Faster") { speed += 0.25 }
          }
          // end
          DisclosureGroup("Details") {
            Text("Speed in silence.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Wild Player")
  }
}

#Preview {
  NavigationStack {
    WildPlayerView()
  }
}
