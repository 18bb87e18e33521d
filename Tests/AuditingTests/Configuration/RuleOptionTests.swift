import Foundation
import Semantics
import Testing

@testable import Auditing

/// Numbers that rules go by, and that a configuration may set.
@MainActor
struct RuleOptionTests {
  /// A stepper with a number of presses from end to end.
  private func fails(_ presses: Int, _ options: RuleOptions = RuleOptions()) -> Bool {
    let tree = SemanticTree(nodes: [.stepper("a", "Copies", 0, in: 0...Double(presses))])
    let subject = Audit.Subject(name: "Copies", source: SourceLocation(file: "Copies.swift", line: 1), isAlive: false) {
      _ in DocumentHost(tree)
    }
    let audit = Audit(rules: [.stepTooMany], options: options)
    return !audit.judge(subject, in: SemanticEnvironment()).findings.isEmpty
  }

  @Test func aRuleGoesByItsStandardUntilANumberIsSet() {
    #expect(!fails(20))
    #expect(fails(21))
    var options = RuleOptions()
    options[Rule.positionLimit] = 30
    #expect(!fails(30, options))
    #expect(fails(31, options))
  }

  @Test func aTargetIsAsLargeAsAProjectSays() {
    func messages(_ options: RuleOptions) -> [String] {
      let node = SemanticNode.button("a", "Add").with {
        $0.appearance = Appearance()
        $0.appearance?.frame = .init(width: 44, height: 44)
      }
      let subject = Audit.Subject(name: "Add", source: SourceLocation(file: "Add.swift", line: 1), isAlive: false) {
        DocumentHost(SemanticTree(environment: $0, nodes: [node]))
      }
      return Audit(rules: [.targetSizePlatform], options: options).judge(subject, in: SemanticEnvironment())
        .findings.map(\.message)
    }
    #expect(messages(RuleOptions()) == [])
    var options = RuleOptions()
    options[Rule.leastTargetSize] = 44.5
    #expect(messages(options) == ["“Add” is 44 by 44 points; 44.5 by 44.5 are asked for"])
  }

  @Test func optionsTravelToAnotherProcess() throws {
    var options = RuleOptions()
    options[Rule.positionLimit] = 30
    let copy = try JSONDecoder().decode(RuleOptions.self, from: JSONEncoder().encode(options))
    #expect(copy == options)
    #expect(copy[Rule.positionLimit] == 30)
  }

  @Test("Options belong to the rule that names them, and their standard is in range", arguments: Rule.all)
  func declared(_ rule: Rule) {
    #expect(Set(rule.options.map(\.name)).count == rule.options.count)
    for option in rule.options {
      #expect(option.rule == rule.id)
      #expect(option.range.contains(option.standard))
      #expect(!option.summary.isEmpty)
      if option.isWhole { #expect(Int(exactly: option.standard) != nil) }
    }
  }
}
