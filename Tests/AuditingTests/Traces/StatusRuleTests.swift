import Semantics
import Testing

@testable import Auditing

/// Messages that come up, and who already knows of them.
@MainActor
struct StatusRuleTests {
  private func message(
    _ button: String, _ text: String, editing: String? = nil, traits: Traits = .staticText
  ) -> Example {
    let field = SemanticNode(id: "field", role: .textField, label: "Email").with { $0.isEditing = true }
    return Example("", [field, .button("button", button)]) { tree, _, id in
      guard id == "button", tree.nodes.count == 2 else { return [] }
      tree.nodes[0].hint = editing
      tree.nodes.append(SemanticNode.text("message", text).with { $0.traits = traits })
      return []
    }
  }

  @Test func aMessageIsHeard() {
    #expect(
      Judging.screen(.statusNotAnnounced, message("Subscribe", "Enter your address")) == [
        "button[1]: “Enter your address” appears when “Subscribe” is used, and nothing is spoken of it"
      ])
  }

  @Test func theFieldThatIsTypedIntoTellsItsError() {
    #expect(
      Judging.screen(
        .statusNotAnnounced, message("Subscribe", "Enter your address", editing: "Error: enter your address")) == [])
  }

  @Test func whoeverPagesKnowsWhatComes() {
    #expect(Judging.screen(.statusNotAnnounced, message("Next slide", "A path through pines")) == [])
  }

  @Test func aClockThatRunsIsLookedUp() {
    #expect(
      Judging.screen(
        .statusNotAnnounced, message("Start", "59 seconds left", traits: [.staticText, .updatesFrequently])) == [])
  }
}
