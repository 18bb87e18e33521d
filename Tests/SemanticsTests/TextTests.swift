import Semantics
import Testing

/// The small tools for words.
struct TextTests {
  @Test(arguments: [
    ("Increase", "Increase"), ("a\nb", "a\\nb"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\u{202E}b", "a\\u{202E}b"),
    ("##[error]", "#\\u{23}[error]"), ("a ##vso[x]", "a #\\u{23}vso[x]"), ("###[", "##\\u{23}["),
    ("## 3 [a]", "## 3 [a]"), ("#a[", "#a["), ("👩‍👩‍👧", "👩‍👩‍👧"), ("Fußgänger", "Fußgänger"),
  ])
  func hostileCharactersBecomeVisible(text: String, shown: String) {
    #expect(escaped(text) == shown)
  }

  @Test(arguments: [
    ("::error::", true), ("\u{A0} ::x", true), (":: ", true), (":x", false), ("\\::x", false), ("a ::x", false),
    ("", false),
  ])
  func aCommandIsOneAtTheBeginning(line: String, isCommand: Bool) {
    #expect(beginsLikeCommand(line) == isCommand)
  }

  @Test func nearestWordsComeFirst() {
    #expect(nearest("CounterSteper", in: ["AddToCart", "CounterStepper", "ColorStepper"]) == ["CounterStepper"])
    #expect(nearest("zzz", in: ["button", "link"]).isEmpty)
  }

  @Test func theOutlineTellsANodeInALine() {
    var node = SemanticNode(
      id: "1", role: .stepper, label: "Guests", value: "2", isEnabled: false, actions: [.decrement, .increment])
    node.range = SemanticRange(lower: 1, upper: 10, step: 1, current: 2)
    node.identifier = "guests"
    let tree = SemanticTree(
      nodes: [node], motions: [DeclaredMotion(effect: "numericText", reduced: "identity", nodes: ["1"])])
    #expect(
      Outline(tree).lines == [
        "stepper \"Guests\" #guests = \"2\" dimmed 1…10 by 1 [decrement, increment]",
        "motions:",
        "  numericText, reduced: identity",
      ])
  }
}
