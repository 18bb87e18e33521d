import Semantics
import Testing

@testable import Auditing

/// What a finding is told by from run to run: it survives every edit that does not touch the fault.
@MainActor
struct FindingKeyTests {
  private func findings(_ file: String, _ line: Int, label: String, value: Double, upper: Double) -> [Finding] {
    let source = SourceLocation(file: file, line: line)
    let nodes: [SemanticNode] = [
      .text("title", label).with { $0.source = source }, .button("add", nil).with { $0.source = source },
      .stepper("copies", label, value, in: 0...upper).with {
        $0.source = source
        $0.identifier = "copies"
      },
    ]
    let tree = SemanticTree(nodes: nodes)
    let subject = Audit.Subject(name: "Cart/Copies", source: source, isAlive: false) { _ in DocumentHost(tree) }
    return Audit(rules: [.nameMissing, .stepTooMany]).judge(subject, in: SemanticEnvironment()).findings
  }

  @Test func keysHoldNoLineNoPathOfAMachineNoNumberAndNoMessage() {
    let here = findings("/Users/a/Shop/Sources/Copies.swift", 461, label: "Copies", value: 3, upper: 777)
    let there = findings("/private/b/Sources/Moved.swift", 12, label: "Sheets", value: 5, upper: 888)
    #expect(here.map(\.key) == ["name-missing Cart/Copies button[1] 1", "step-too-many Cart/Copies #copies 1"])
    #expect(there.map(\.key) == here.map(\.key))
    #expect(there.map(\.fingerprint) == here.map(\.fingerprint))
    #expect(there.map(\.message) != here.map(\.message))
    let text = Baseline().updated(from: report(here)).text
    #expect(text == Baseline().updated(from: report(there)).text)
    for word in ["461", "/Users", "777", "presses", "Sheets", ".swift"] { #expect(!text.contains(word)) }
  }

  private func report(_ findings: [Finding]) -> AuditReport {
    var component = ComponentAudit.sample("Cart/Copies")
    component.findings = findings
    return .sample(component)
  }

  @Test func whatDiffersIsToldApart() {
    let findings: [Finding] = [
      .sample(), .sample(.flash), .sample(in: "Star"), .sample(at: "button[2]"), .sample(occurrence: 2),
      .sample(.nameMissing, .review, reason: .gradient), .sample(.nameMissing, .review, reason: .frameUnknown),
    ]
    #expect(Set(findings.map(\.fingerprint)).count == findings.count)
    #expect(Finding.sample().fingerprint == "4df8ab3b354a1707")
    #expect(
      Finding.sample(.nameMissing, .review, reason: .gradient).key == "name-missing Cart button[1] 1 review gradient")
  }
}
