import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Gestures of fingers, and what stands in for them.
@MainActor
struct GestureOnlyTests {
  private enum Alternative { case none, inside, outside, single }

  private struct Heart: View {
    @State var isLiked = false
    let alternative: Alternative
    static let line = #line
    var body: some View {
      switch alternative {
      case .none: heart.onTapGesture(count: 2) { isLiked.toggle() }
      case .inside: heart.accessibilityAction { isLiked.toggle() }.onTapGesture(count: 2) { isLiked.toggle() }
      case .outside: heart.onTapGesture(count: 2) { isLiked.toggle() }.accessibilityAction { isLiked.toggle() }
      case .single: heart.onTapGesture(count: 2) { isLiked.toggle() }.onTapGesture {}
      }
    }

    private var heart: some View {
      Text("Favourite").accessibilityAddTraits(.isButton).accessibilityValue(isLiked ? "yes" : "no")
    }
  }

  @Test(arguments: [Alternative.none, .single])
  private func twoTapsAreMadeByFingersAlone(_ alternative: Alternative) {
    #expect(
      JudgedScreen.lines(.gestureOnly, in: Heart(alternative: alternative), from: Heart.line) == [
        "fail +11: “Favourite” can only be used by several taps"
      ])
  }

  @Test(arguments: [Alternative.inside, .outside])
  private func anActionOfItsOwnStandsInForThem(_ alternative: Alternative) {
    #expect(JudgedScreen.isClean(of: .gestureOnly, Heart(alternative: alternative)))
  }
}
