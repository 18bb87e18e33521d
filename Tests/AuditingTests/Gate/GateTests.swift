import Semantics
import Testing

@testable import Auditing

/// Whether a run succeeds.
struct GateTests {
  /// One finding of each impact, one to look at, one ignored.
  private var report: AuditReport {
    .sample(
      .sample(
        "Cart", .sample(impact: .critical), .sample(at: "b", impact: .serious), .sample(at: "c", impact: .moderate),
        .sample(at: "d", impact: .minor), .sample(.flash, at: "e", .review, reason: .gradient, impact: .minor),
        .sample(at: "f", ignored: "on purpose")))
  }

  private func decide(_ report: AuditReport, _ gate: Gate) -> String {
    let decision = gate.decide(report)
    return "\(decision.status.rawValue): \(decision.reason)"
  }

  @Test(
    "From which degree on",
    arguments: [
      (FailOn.critical, "1: 1 finding is critical"), (.serious, "1: 2 findings are serious or worse"),
      (.moderate, "1: 3 findings are moderate or worse"), (.minor, "1: 4 findings are a failure"),
      (.review, "1: 5 findings are a failure or needs a look"), (.none, "0: no finding fails the run, and 5 are open"),
    ])
  func degrees(_ failOn: FailOn, _ expected: String) { #expect(decide(report, Gate(failOn: failOn)) == expected) }

  @Test func everyFailureFailsUnasked() {
    #expect(Gate().failOn == .minor && Gate().decide(report).status == .findings)
  }

  @Test(
    "As many as are allowed do not fail",
    arguments: [
      (0, "1: 2 findings are serious or worse"), (1, "1: 2 findings are serious or worse, and 1 is allowed"),
      (2, "0: 2 findings are serious or worse, and 2 are allowed"),
      (3, "0: 2 findings are serious or worse, and 3 are allowed"),
    ])
  func allowance(_ maxFindings: Int, _ expected: String) {
    #expect(decide(report, Gate(failOn: .serious, maxFindings: maxFindings)) == expected)
  }

  @Test func aRunThatOnlyReportsSucceeds() {
    #expect(
      decide(report, Gate(failOn: .critical, reportOnly: true)) == "0: 1 finding is critical; this run only reports")
  }

  @Test func nothingFoundIsClean() {
    let clean = AuditReport.sample(.sample("Cart", .sample(ignored: "on purpose")))
    #expect(decide(clean, Gate(failOn: .serious)) == "0: no finding is serious or worse")
    #expect(decide(clean, Gate(failOn: .review)) == "0: no finding is a failure or needs a look")
  }

  @Test func whatABaselineKnowsDoesNotCount() {
    let known = Baseline().updated(from: report, includesReviews: true)
      .applied(to: report, today: CalendarDay("2026-03-01")!)
    #expect(decide(known, Gate(failOn: .review)) == "0: no finding is a failure or needs a look")
  }

  @Test(
    "A level that a configuration sets counts as its degree",
    arguments: [
      (Level.error, Rule.Impact.serious), (.warning, .moderate), (.note, .minor),
    ])
  func levels(_ level: Level, _ degree: Rule.Impact) {
    for impact in Rule.Impact.allCases {
      let finding = Finding.sample(impact: impact, level: level)
      #expect(finding.degree == (impact.level == level ? impact : degree))
    }
  }

  @Test func aFindingMadeANoteFailsNoSeriousGate() {
    let configuration = AuditConfiguration(rules: [.nameMissing: .init(level: .note)])
    let report = configuration.applied(to: .sample(.sample("Cart", .sample())), relative: relative)
    #expect(decide(report, Gate(failOn: .moderate)) == "0: no finding is moderate or worse")
    #expect(decide(report, Gate(failOn: .minor)) == "1: 1 finding is a failure")
  }

  @Test func experimentalRulesNeverFail() {
    #expect(Rule.named(.nameGeneric)?.policy == .experimental)
    let report = AuditReport.sample(.sample("Cart", .sample(.nameGeneric), .sample(.nameGeneric, level: .error)))
    #expect(decide(report, Gate(failOn: .review)) == "0: no finding is a failure or needs a look")
  }

  @Test("What was not judged is no success, whatever is asked", arguments: FailOn.allCases)
  func incomplete(_ failOn: FailOn) {
    let gate = Gate(failOn: failOn, maxFindings: 100, reportOnly: true)
    var broken = report
    broken.components[0].errors = ["it trapped"]
    #expect(decide(broken, gate) == "3: the run is incomplete: Cart was not judged to the end: it trapped")
    var ruleBroken = report
    ruleBroken.components[0].counts[.flash]?.error = 1
    #expect(decide(ruleBroken, gate) == "3: the run is incomplete: Cart was not judged to the end")
    var unaudited = report
    unaudited.unaudited = ["Star", "Wish", "Zoom"]
    #expect(decide(unaudited, gate) == "3: the run is incomplete: Star was not judged, and 2 others neither")
    #expect(decide(.sample(), gate) == "3: nothing was judged: there was no component")
    #expect(decide(.sample(.sample("Cart"), rules: []), gate) == "3: nothing was judged: no rule was asked")
  }

  @Test func anEmptyPartOfARunIsComplete() {
    var part = AuditReport.sample()
    part.shard = AuditReport.Part(index: 2, count: 2, planned: ["Cart"])
    #expect(decide(part, Gate()) == "0: no finding is a failure")
  }
}
