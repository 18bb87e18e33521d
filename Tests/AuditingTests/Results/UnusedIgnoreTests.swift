import HeadlessUI
import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Rules that a component says it breaks, and that it does not break.
@MainActor
struct UnusedIgnoreTests {
  /// Two ignored rules on one screen: the button has no name, and the stepper has one.
  private struct Screen: View {
    static let secondLine = #line + 8
    @State var copies = 1

    var body: some View {
      VStack {
        Button("") {}
          .auditIgnore(.nameMissing, reason: "the sign stands beside it")
        Stepper("Copies", value: $copies, in: 1...3)
          .auditIgnore(.nameMissing, .stepTooMany, reason: "as it always was")
      }
    }
  }

  private func report(_ rules: [Rule], change: (inout ComponentAudit) -> Void = { _ in }) -> AuditReport {
    let subject = Audit.Subject(name: "Screen", source: SourceLocation(file: #filePath, line: 1)) {
      try MountedView(Screen(), environment: $0)
    }
    var component = Audit(rules: rules).judge(subject, in: SemanticEnvironment())
    change(&component)
    return AuditReport(components: [component], rules: rules.map(\.id), configuration: "")
  }

  @Test func whatNothingNeedsIsToldWithTheLineThatSaysIt() {
    let report = report([.nameMissing, .stepTooMany])
    #expect(report.ignored.map(\.rule) == [.nameMissing])
    #expect(report.errors.isEmpty)
    #expect(
      report.unusedIgnores == [
        "\(#filePath):\(Screen.secondLine): name-missing", "\(#filePath):\(Screen.secondLine): step-too-many",
      ])
  }

  @Test func aRuleThatWasNotAskedMayWellBeNeeded() {
    #expect(report([.stepTooMany]).unusedIgnores == ["\(#filePath):\(Screen.secondLine): step-too-many"])
  }

  @Test func whatWasNotJudgedToTheEndMayWellNeedIt() {
    #expect(report([.stepTooMany]) { $0.errors = ["it trapped"] }.unusedIgnores == [])
  }

  @Test func aRuleThatIsOffIsNotUnused() {
    let configuration = AuditConfiguration(rules: [.stepTooMany: .init(level: .off)])
    let result = configuration.applied(to: report([.nameMissing, .stepTooMany]), relative: relative)
    #expect(result.unusedIgnores == ["\(#filePath):\(Screen.secondLine): name-missing"])
  }

  /// Nothing is done to a tree from a file.
  @Test func aRuleAboutStepsIsNotUnusedWhereNoStepIsMade() {
    var node = SemanticNode.button("add", "Add")
    node.ignoredRules = [
      IgnoredRule(rule: .changeNotAnnounced, reason: "on purpose"), IgnoredRule(rule: .nameMissing, reason: "once"),
    ]
    let tree = SemanticTree(nodes: [node])
    let subject = Audit.Subject(name: "tree.json", source: SourceLocation(file: "tree.json", line: 1), isAlive: false) {
      _ in DocumentHost(tree)
    }
    let rules: [Rule] = [.nameMissing, .changeNotAnnounced]
    let component = Audit(rules: rules).judge(subject, in: SemanticEnvironment())
    let report = AuditReport(components: [component], rules: rules.map(\.id), configuration: "")
    #expect(report.unusedIgnores == ["tree.json:1: name-missing"])
  }
}
