import Semantics
import Testing

@testable import Auditing

/// A baseline that is brought up to date.
struct BaselineUpdatingTests {
  private func lines(_ baseline: Baseline) -> [String] {
    baseline.text.split(separator: "\n").filter { $0.hasPrefix("    {") }
      .map { String($0.trimmingPrefix("    ").replacing(/,$/, with: "")) }
  }

  private func entry(
    _ rule: RuleID = .nameMissing, in component: String = "Cart", at path: String = "button[1]", review: Bool = false,
    count: Int = 1, reason: String? = nil, expires: String? = nil
  ) -> Baseline.Entry {
    Baseline.Entry(
      Baseline.Place(rule: rule, component: component, path: path, isReview: review), count: count, reason: reason,
      expires: expires.flatMap { CalendarDay($0) })
  }

  @Test func theFirstOneHoldsEveryFailure() {
    let report = AuditReport.sample(
      .sample(
        "Cart", .sample(occurrence: 1), .sample(occurrence: 2), .sample(.flash, at: "text[9]"),
        .sample(.flash, at: "text[1]", .review, reason: .gradient), .sample(at: "button[3]", ignored: "on purpose")))
    #expect(
      lines(Baseline().updated(from: report)) == [
        #"{"rule": "flash", "component": "Cart", "path": "text[9]"}"#,
        #"{"rule": "name-missing", "component": "Cart", "path": "button[1]", "count": 2}"#,
      ])
    #expect(
      lines(Baseline().updated(from: report, includesReviews: true)).first { $0.contains("review") }
        == #"{"rule": "flash", "component": "Cart", "path": "text[1]", "outcome": "review"}"#)
  }

  @Test func reasonsAndLastDaysStay() {
    let old = Baseline([
      entry(count: 2, reason: "SHOP-12", expires: "2026-03-01"), entry(.flash, review: true, reason: "seen"),
    ])
    let report = AuditReport.sample(
      .sample("Cart", .sample(), .sample(.flash, .review, reason: .gradient), .sample(at: "button[2]")))
    #expect(
      lines(old.updated(from: report)) == [
        #"{"rule": "flash", "component": "Cart", "path": "button[1]", "outcome": "review", "reason": "seen"}"#,
        #"{"rule": "name-missing", "component": "Cart", "path": "button[1]", "reason": "SHOP-12", "expires": "2026-03-01"}"#,
        #"{"rule": "name-missing", "component": "Cart", "path": "button[2]"}"#,
      ])
  }

  @Test func onlyWhatWasLookedAtGoes() {
    var broken = ComponentAudit.sample("Broken", .sample(in: "Broken", at: "button[2]"))
    broken.errors = ["it trapped"]
    let old = Baseline([
      entry(), entry(.flash), entry(in: "Broken", count: 3), entry(in: "Star", reason: "SHOP-9"),
    ])
    let updated = old.updated(from: .sample(.sample("Cart"), broken, rules: [.nameMissing]))
    #expect(
      updated.entries.map { "\($0.place) \($0.count)" } == [
        "name-missing at button[1] in Broken 3", "name-missing at button[2] in Broken 1",
        "flash at button[1] in Cart 1",
        "name-missing at button[1] in Star 1",
      ])
    #expect(updated.entries.last?.reason == "SHOP-9")
    #expect(
      old.updated(from: .sample(.sample("Cart")), existing: ["Cart"]) == Baseline())
  }

  @Test func whatIsUpdatedKnowsEverything() {
    let today = CalendarDay("2026-03-01")!
    let report = AuditReport.sample(
      .sample("Cart", .sample(occurrence: 1), .sample(occurrence: 2), .sample(.flash)),
      .sample("Star", .sample(in: "Star")))
    let baseline = Baseline().updated(from: report)
    let result = baseline.applied(to: report, today: today)
    #expect(result.open == [] && result.staleEntries == [])
    #expect(baseline.updated(from: result) == baseline)
  }

  /// Whoever wrote a last day meant it.
  @Test func anExpiredEntryDoesNotBeginToCountAgain() {
    let report = AuditReport.sample(.sample("Cart", .sample()))
    let updated = Baseline([entry(expires: "2026-02-28")]).updated(from: report)
    #expect(updated.applied(to: report, today: CalendarDay("2026-03-01")!).open.count == 1)
  }
}
