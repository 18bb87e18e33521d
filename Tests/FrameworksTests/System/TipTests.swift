import CoreHaptics
import Semantics
import SwiftUI
import Testing
import TipKit

/// What is heard of tips, and what is felt of patterns.
@MainActor
struct TipTests {
  struct FavouriteTip: Tip {
    var title: Text { Text("Save as a favourite") }
    var message: Text? { Text("Favourites come first.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] { Action(id: "more", title: "Learn about favourites") }
  }

  @Test("A tip is its texts and its buttons, until it is closed")
  func tip() throws {
    struct Favourites: View {
      @State private var last = "none"
      var body: some View {
        TipView(FavouriteTip(), arrowEdge: .top) { last = $0.id }
        Text(last)
      }
    }
    let screen = try Screen(Favourites())
    #expect(
      try screen.spoken == [
        "Save as a favourite", "Favourites come first.", "Close, button", "Learn about favourites, button", "none",
      ])
    let buttons = screen.view.tree.nodes[0].children.filter { $0.role == .button }
    _ = try screen.view.perform(.activate, on: buttons[1].id)
    #expect(try screen.spoken.last == "more")
    _ = try screen.view.perform(.activate, on: buttons[0].id)
    #expect(try screen.spoken == ["more"])
  }

  @Test("A tip that is not needed any more goes, wherever it stands")
  func invalidation() throws {
    struct Favourites: View {
      private let tip = FavouriteTip()
      var body: some View {
        TipView(tip)
        Button("Save") { tip.invalidate(reason: .actionPerformed) }
      }
    }
    let screen = try Screen(Favourites())
    #expect(try screen.spoken.count == 5)
    _ = try screen.view.perform(.activate, on: screen.view.tree.nodes[1].id)
    #expect(try screen.spoken == ["Save, button"])
  }

  @Test("A tip pops up in front of the screen once tips are configured, until it is closed")
  func popover() throws {
    struct Favourites: View {
      let configures: Bool
      var body: some View {
        Button("Save") {}.popoverTip(FavouriteTip()).task { if configures { try? Tips.configure() } }
      }
    }
    #expect(try Screen(Favourites(configures: false)).spoken == ["Save, button"])
    let screen = try Screen(Favourites(configures: true))
    #expect(
      try screen.spoken == [
        "~ screen changed", "Save as a favourite", "Favourites come first.", "Close, button",
        "Learn about favourites, button",
      ])
    let close = try #require(screen.view.tree.nodes[0].children.first { $0.label == "Close" })
    _ = try screen.view.perform(.activate, on: close.id)
    #expect(try screen.spoken == ["Save, button"])
  }

  @Test("A pattern that is started is told as a haptic")
  func pattern() throws {
    struct Tapper: View {
      @State private var engine: CHHapticEngine?
      var body: some View {
        Button("Tap") {
          guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
          do {
            let engine = CHHapticEngine()
            try engine.start()
            let event = CHHapticEvent(
              eventType: .hapticTransient,
              parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)], relativeTime: 0)
            try engine.makePlayer(with: CHHapticPattern(events: [event], parameters: [])).start(atTime: 0)
            self.engine = engine
          } catch {}
        }
      }
    }
    let screen = try Screen(Tapper())
    let events = try screen.view.perform(.activate, on: screen.view.tree.nodes[0].id)
    #expect(events.map(\.kind).contains(.haptic(name: "pattern", isPlayed: true)))
  }
}
