import Semantics
import Testing

@testable import Auditing

/// Screens that answer to a press, each from both sides of a rule.
@MainActor
struct TraceRuleTests {
  /// A plus button beside the number 2, which becomes 3 once.
  private func plus(
    label: String = "Increase", becomes text: String = "3", _ also: SemanticEvent.Kind...
  ) -> Example {
    Example("", [.button("plus", label), .text("count", "2")]) { screen, _, _ in
      guard screen.tree.node("count")?.label == "2" else { return [] }
      screen.count(text)
      return also
    }
  }

  private func said(_ text: String) -> SemanticEvent.Kind { .announcement(text: text, priority: .default) }
  private let haptic = SemanticEvent.Kind.haptic(name: "selection", isPlayed: true)

  @Test("A number that changes elsewhere has to be heard")
  func silentChange() {
    let silent = ["button[1]: “3” appears and nothing is spoken of it"]
    #expect(Judging.screen(.changeNotAnnounced, plus()) == silent)
    #expect(Judging.screen(.changeNotAnnounced, plus(becomes: "٣"), locale: "ar_EG").count == 1)
    #expect(Judging.screen(.changeNotAnnounced, plus(said("Quantity increased"))) == silent)
    // 3 is not heard in 13.
    #expect(Judging.screen(.changeNotAnnounced, plus(said("13"))) == silent)
    #expect(Judging.screen(.changeNotAnnounced, plus(said("Quantity, 3"))) == [])
    #expect(Judging.screen(.changeNotAnnounced, plus(haptic)) == [])
    #expect(Judging.screen(.changeNotAnnounced, plus(.haptic(name: "increase", isPlayed: false))) == silent)
  }

  @Test("What a sheet covered has not appeared when the sheet goes")
  func uncoveredScreen() {
    let sheet = Example(
      "", [.button("done", "Done")], withheld: [.init(node: .text("price", "$39"), reason: .covered)]
    ) { screen, _, _ in
      screen.tree.nodes = [.text("price", "$39")]
      screen.tree.withheld = []
      return []
    }
    #expect(Judging.screen(.changeNotAnnounced, sheet) == [])
  }

  @Test("A number that only the eye gets is a change as well")
  func hiddenChange() {
    let hidden = Example(
      "", [.button("plus", "Increase quantity")], withheld: [.init(node: .text("count", "2"), reason: .hidden)]
    ) { screen, _, _ in
      screen.tree.withheld[0].node.label = "3"
      screen.tree.withheld[0].node.drawn = ["3"]
      return []
    }
    #expect(
      Judging.screen(.changeNotAnnounced, hidden) == ["button[1]: “3” appears and nothing is spoken of it"])
  }

  @Test("What a control says of itself is heard, and a whole new page is no status")
  func heardChange() {
    let own = Example("", [.adjustable("count", "Quantity", value: "2"), .text("total", "€2")]) { screen, _, _ in
      screen.change("count") { $0.value = "3" }
      screen.change("total") { $0.label = "€3" }
      return []
    }
    #expect(Judging.screen(.changeNotAnnounced, own) == [])
    let page = Example("", [.button("next", "Next")] + (1...6).map { .text(NodeID("t\($0)"), "Line \($0)") }) {
      screen, _, _ in
      for number in 1...6 { screen.change(NodeID("t\(number)")) { $0.label = "Other \(number)" } }
      return []
    }
    #expect(Judging.screen(.changeNotAnnounced, page) == [])
  }

  @Test("A haptic is no word")
  func haptics() {
    #expect(
      Judging.screen(.hapticOnlyFeedback, plus(haptic)) == [
        "button[1]: “3” appears with the haptic selection and without a word"
      ])
    #expect(Judging.screen(.hapticOnlyFeedback, plus(haptic, said("3"))) == [])
    #expect(Judging.screen(.hapticOnlyFeedback, plus()) == [])
  }

  @Test("What a reader says by itself needs no announcement")
  func duplicates() {
    func adjusted(_ announced: String...) -> Example {
      Example("", [.adjustable("count", "Quantity", value: "2")]) { screen, _, _ in
        screen.change("count") { $0.value = "3" }
        return announced.map { .announcement(text: $0, priority: .default) }
      }
    }
    #expect(
      Judging.screen(.announceDuplicate, adjusted("Quantity 3")) == [
        "element[1]: “Quantity 3” is followed by “3”, which says it again"
      ])
    #expect(Judging.screen(.announceDuplicate, adjusted("3")).count == 1)
    #expect(Judging.screen(.announceDuplicate, adjusted("Free shipping")) == [])
    #expect(Judging.screen(.announceDuplicate, adjusted("13 left")) == [])
    #expect(Judging.screen(.announceDuplicate, plus(said("Increase, 3"))) == [])
    #expect(
      Judging.screen(.announceDuplicate, plus(said("3"), said("3"))) == [
        "button[1]: “3” is followed by “3”, which says it again"
      ])
  }

  @Test("A count is announced once, and two messages are two messages")
  func floods() {
    #expect(
      Judging.screen(.announceFlood, plus(said("Total 1"), said("Total 2"))) == [
        "button[1]: 2 announcements follow one gesture, the first “Total 1”"
      ])
    #expect(Judging.screen(.announceFlood, plus(said("A"), said("B"), said("C"))).count == 1)
    #expect(Judging.screen(.announceFlood, plus(said("Added"), said("Free shipping"))) == [])
    #expect(Judging.screen(.announceFlood, plus(said("Total 3"))) == [])
  }

  @Test("An announcement of the old value is told from one of another matter")
  func oldValues() {
    #expect(
      Judging.screen(.announceOldValue, plus(said("2"))) == [
        "button[1]: “2” is announced when “3” is at “3” already"
      ])
    #expect(Judging.screen(.announceOldValue, plus(said("3"))) == [])
    #expect(Judging.screen(.announceOldValue, plus(said("2 to 3"))) == [])
    #expect(Judging.screen(.announceOldValue, plus(said("Removed 2 mugs"))) == [])
    #expect(
      Judging.screen(.announceConflict, plus(said("7"))) == ["button[1]: “7” is announced and “3” is at “3”"])
    #expect(Judging.screen(.announceConflict, plus(said("7 left in store"))) == [])
    #expect(Judging.screen(.announceConflict, plus(said("3"))) == [])
  }

  @Test("A button at its end speaks or is dimmed")
  func boundaries() {
    let silent = ["button[1]: “Increase” changes nothing any more and nothing is spoken of the limit"]
    #expect(Judging.screen(.boundarySilent, plus(said("3"))) == silent)
    #expect(Judging.screen(.boundarySilent, plus(label: "Erhöhen", said("3")), locale: "de_DE").count == 1)
    // A button that sets a number back does nothing the second time, and need not.
    #expect(Judging.screen(.boundarySilent, plus(label: "Reset", becomes: "0", said("0"))) == [])
    let dims = Example("", [.button("plus", "Increase"), .text("count", "2")]) { screen, _, _ in
      screen.count("3")
      screen.change("plus") { $0.isEnabled = false }
      return []
    }
    #expect(Judging.screen(.boundarySilent, dims) == [])
  }

  @Test("A label keeps up with a badge")
  func staleLabels() {
    func badge(_ change: @escaping @Sendable (inout SemanticNode) -> Void) -> Example {
      Example("", [.button("bag", "Bag, 2 items", drawn: "2"), .button("plus", "Add")]) { screen, _, id in
        if id == "plus" { screen.change("bag", change) }
        return []
      }
    }
    #expect(
      Judging.screen(.labelStale, badge { $0.drawn = ["3"] }) == [
        "button[1]: “Bag, 2 items” shows “3” where it showed “2”, and says the same as before"
      ])
    #expect(
      Judging.screen(
        .labelStale,
        badge {
          $0.drawn = ["3"]
          $0.value = "3"
        }) == [])
    #expect(
      Judging.screen(
        .labelStale,
        badge {
          $0.drawn = ["★"]
          $0.traits.insert(.selected)
        }) == [])
    #expect(Judging.screen(.labelStale, badge { $0.drawn = [] }) == [])
  }

  @Test("Reduce Motion may change movement, and no word")
  func motions() {
    func screen(_ react: @escaping @MainActor @Sendable (Bool) -> [SemanticEvent.Kind]) -> Example {
      Example("") { screen, _, _ in
        screen.count("3")
        return react(screen.tree.environment.reduceMotion)
      } tree: {
        SemanticTree(environment: $0, nodes: [.button("plus", "Increase"), .text("count", "2")])
      }
    }
    let moved = SemanticEvent.Kind.motion(.init(effect: "numericText", change: .replace(from: "2", to: "3")))
    #expect(Judging.screen(.motionChangesSpeech, screen { $0 ? [] : [moved] }) == [])
    #expect(
      Judging.screen(.motionChangesSpeech, screen { $0 ? [] : [.announcement(text: "3", priority: .default)] }) == [
        "button[1]: with Reduce Motion “Increase” follows, and otherwise “~ announcement default 3 Increase”"
      ])
  }

  @Test("The new part of a text is enough to be heard, and the old part is an old value")
  func parts() {
    func guests(_ announced: String...) -> Example {
      Example("", [.button("more", "More"), .text("count", "Guests: 2")]) { screen, _, _ in
        guard screen.tree.node("count")?.label == "Guests: 2" else { return [] }
        screen.count("Guests: 3")
        return announced.map { .announcement(text: $0, priority: .default) }
      }
    }
    let rules: [RuleID] = [.changeNotAnnounced, .announceConflict, .announceOldValue, .announceFlood]
    func found(_ example: Example) -> [RuleID] { rules.filter { !Judging.screen($0, example).isEmpty } }
    #expect(found(guests("3")) == [])
    #expect(found(guests("Guests: 3")) == [])
    #expect(found(guests("Guests")) == [.changeNotAnnounced])
    #expect(found(guests("2")) == [.announceOldValue])
    #expect(found(guests("7")) == [.changeNotAnnounced, .announceConflict])
    #expect(found(guests("Guests: 7", "Guests: 3")) == [.announceFlood])
    #expect(found(guests("7", "Guests: 3")) == [.announceConflict])
  }
}
