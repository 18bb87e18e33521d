import Semantics
import Testing

@testable import Auditing

/// What is said of a stepper and of the two buttons that make one.
@MainActor
struct StepperRuleTests {
  private nonisolated static func hidden(_ text: String) -> [WithheldNode] {
    [WithheldNode(node: .text("hidden", text), reason: .hidden)]
  }
  private nonisolated static func around(_ left: String, _ right: String) -> [SemanticNode] {
    [.button("minus", left), .text("count", "2"), .button("plus", right)]
  }
  private nonisolated static let silent = SemanticNode(
    id: "n", role: .stepper, label: "Quantity", actions: [.increment, .decrement])

  @Test(
    "The value of a stepper is heard somewhere",
    arguments: [
      ([.stepper("n", "Mugs", 2, in: 0...9, value: "")], [], ["stepper[1]: “Mugs” is at 2 and nothing says so"]),
      ([silent], hidden("2"), ["stepper[1]: the number that “Quantity” changes is not read"]),
      (
        [.button("minus", "−"), .button("plus", "+")], hidden("2"),
        ["button[1]: the number that “−” and “+” change is not read"]
      ),
      ([.stepper("n", "Mugs", 2, in: 0...9)], [], []),
      ([.text("t", "2"), .stepper("n", "Mugs", 2, in: 0...9, value: "")], hidden("2"), []),
      ([.stepper("n", "Mugs: 2", 2, in: 0...9, value: "")], [], []),
      ([SemanticNode(id: "n", role: .stepper, label: "Größe: L", actions: [.increment])], hidden("2"), []),
      ([silent], [], []), (around("−", "+"), hidden("9"), []),
      ([.button("a", "Add"), .button("b", "Remove")], [], []),
    ] as [([SemanticNode], [WithheldNode], [String])])
  func audible(_ nodes: [SemanticNode], _ withheld: [WithheldNode], _ expected: [String]) {
    #expect(Judging.tree(.stepperValueNotAudible, nodes, withheld: withheld) == expected)
  }

  @Test(
    "A text in the row is no label",
    arguments: [
      (
        [.text("t", "Tickets"), .stepper("n", "", 2, in: 0...5)],
        ["stepper[1]: “Tickets” stands beside the stepper with the value “2” and does not name it"]
      ),
      (
        [.text("t", "Karten"), .text("v", "2"), .stepper("n", nil, 2, in: 0...5)],
        ["stepper[1]: “Karten” stands beside the stepper with the value “2” and does not name it"]
      ),
      ([.text("t", "Tickets"), .stepper("n", "Tickets", 2, in: 0...5)], []),
      ([.stepper("n", "", 2, in: 0...5)], []), ([.text("v", "2"), .stepper("n", "", 2, in: 0...5)], []),
      ([.text("t", "Order").with { $0.traits = .header }, .stepper("n", "", 2, in: 0...5)], []),
      ([.button("b", "Pay"), .stepper("n", "", 2, in: 0...5)], []),
      // A wheel never speaks the title that it has.
      (
        [
          .text("t", "State"),
          SemanticNode(id: "n", role: .pickerItem, value: "Ohio", actions: [.increment, .decrement]).with {
            $0.drawn = ["State"]
          },
        ], []
      ),
      (
        [
          .text("t", "State"),
          SemanticNode(id: "n", role: .pickerItem, value: "Ohio", actions: [.increment, .decrement]),
        ], ["pickerItem[1]: “State” stands beside the pickerItem with the value “Ohio” and does not name it"]
      ),
    ] as [([SemanticNode], [String])])
  func detached(_ nodes: [SemanticNode], _ expected: [String]) {
    #expect(Judging.tree(.stepperLabelDetached, nodes) == expected)
  }

  @Test(
    "Plus and minus say what they change",
    arguments: [
      (around("minus 1", "plus 1"), "en_US", ["“minus 1”", "“plus 1”"]),
      (around("−", "+"), "fr_FR", ["“−”", "“+”"]),
      (around("Verringern", "Erhöhen"), "de_DE", ["“Verringern”", "“Erhöhen”"]),
      (around("تقليل", "زيادة"), "ar_EG", ["“تقليل”", "“زيادة”"]),
      (around("Choose a number", "Choose a number"), "en_US", ["“Choose a number”", "“Choose a number”"]),
      (around("Decrease quantity of Mug", "Increase quantity of Mug"), "en_US", []),
      (around("Previous", "Next"), "en_US", []),
      ([.button("a", "Refill"), .text("t", "Lisinopril 10 mg"), .button("b", "Refill")], "en_US", []),
      ([.button("a", "Add"), .button("b", "Remove")], "en_US", []),
      ([.button("a", "Less"), .button("b", "Pay"), .text("t", "3")], "en_US", []),
    ] as [([SemanticNode], String, [String])])
  func subject(_ nodes: [SemanticNode], _ locale: String, _ titles: [String]) {
    let expected = zip([1, 2], titles).map { "button[\($0)]: \($1) does not say what it changes" }
    #expect(Judging.tree(.stepperSplitUnnamedSubject, nodes, locale: locale) == expected)
  }

  @Test("A group with a name tells what its buttons change")
  func group() {
    let row = SemanticNode(id: "row", role: .group, label: "Caps", children: Self.around("−", "+")).with {
      $0.container = .semanticGroup
    }
    #expect(Judging.tree(.stepperSplitUnnamedSubject, [row]) == [])
  }

  @Test("Without words of a language, two buttons around a number are for a person to judge")
  func unknownLanguage() {
    #expect(
      Judging.tree(.stepperSplitUnnamedSubject, Self.around("Moins", "Plus"), locale: "fr_FR") == [
        "button[1] (locale-wordlist-missing): whether “Moins” says what it changes depends on words of its language"
      ])
  }

  @Test(
    "A time is spoken in words",
    arguments: [
      ("1m 5s", ["element[1]: “1m 5s” of “Skip” is a time in letters, which are read as other units"]),
      ("2h30m", ["element[1]: “2h30m” of “Skip” is a time in letters, which are read as other units"]),
      ("5m", ["element[1] (custom-format-opaque): “5m” of “Skip” may be metres or minutes"]),
      ("5 m", []), ("5 km", []), ("3 h", []), ("1 minute 5 seconds", []), ("5 kg 3 g", []), ("5", []), ("", []),
      ("m", []), ("5m ago, 3s left!", []), ("1.5 m × 2 m", []),
    ])
  func units(_ value: String, _ expected: [String]) {
    #expect(Judging.tree(.valueAbbreviatedUnit, [.adjustable("skip", "Skip", value: value)]) == expected)
    #expect(Judging.tree(.valueAbbreviatedUnit, [.text("skip", value)]).count == expected.count)
  }

  @Test(
    "Plus and minus beside what is swiped are two stops too many",
    arguments: [
      ("Decrease size", "Increase size", "en_US", true), ("−", "+", "fr_FR", true),
      ("Decrease size", "Increase price", "en_US", false), ("Back", "Pay", "en_US", false),
      ("Moins", "Plus", "fr_FR", false),
    ])
  func redundant(_ left: String, _ right: String, _ locale: String, _ isFound: Bool) {
    let nodes: [SemanticNode] = [
      .button("less", left), .adjustable("size", "Size", value: "Medium"), .button("more", right),
    ]
    let found = Judging.tree(.stepperRedundantStops, nodes, locale: locale)
    let message = "element[1]: “\(left)” and “\(right)” are stops beside “Size”, which does the same"
    #expect(found == (isFound ? [message] : []))
    #expect(Judging.tree(.stepperRedundantStops, [nodes[0], nodes[2], nodes[1]], locale: locale) == [])
  }

  @Test func aSliderHasButtonsForWhoeverCannotDrag() {
    let slider = SemanticNode(
      id: "size", role: .slider, label: "Size", value: "Medium", actions: [.increment, .decrement])
    let nodes: [SemanticNode] = [.button("less", "Decrease size"), slider, .button("more", "Increase size")]
    #expect(Judging.tree(.stepperRedundantStops, nodes) == [])
  }

  @Test("Whether a number is moved by the buttons beside it is for a person where words are not known")
  func redundantNumber() {
    let nodes: [SemanticNode] = [
      .button("less", "Moins"), .adjustable("size", "Taille", value: "2"), .button("more", "Plus"),
    ]
    #expect(
      Judging.tree(.stepperRedundantStops, nodes, locale: "fr_FR") == [
        "element[1] (locale-wordlist-missing): whether “Moins” and “Plus” do what “Taille” does depends on words of its language"
      ])
  }
}
