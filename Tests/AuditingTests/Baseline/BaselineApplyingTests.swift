import Semantics
import Testing

@testable import Auditing

/// What a baseline makes of what was found.
struct BaselineApplyingTests {
  private let today = CalendarDay("2026-03-01")!

  private func entry(
    _ rule: RuleID = .nameMissing, in component: String = "Cart", at path: String = "button[1]", review: Bool = false,
    count: Int = 1, expires: String? = nil
  ) -> Baseline.Entry {
    Baseline.Entry(
      Baseline.Place(rule: rule, component: component, path: path, isReview: review), count: count,
      expires: expires.flatMap { CalendarDay($0) })
  }

  @Test func whatIsKnownIsNoLongerOpen() {
    let report = AuditReport.sample(.sample("Cart", .sample(), .sample(at: "button[2]")))
    let result = Baseline([entry()]).applied(to: report, today: today)
    #expect(result.knownPlaces == ["name-missing button[1]"])
    #expect(result.open.map(\.path) == ["button[2]"])
    #expect(result.staleEntries == [] && result.uncheckedEntries == [])
  }

  /// Several views stand at one place when nothing tells them apart.
  @Test func twoAreKnownAndTheThirdStaysOpen() {
    let report = AuditReport.sample(
      .sample("Cart", .sample(occurrence: 1), .sample(occurrence: 2), .sample(occurrence: 3)))
    let result = Baseline([entry(count: 2)]).applied(to: report, today: today)
    #expect(result.findings.map(\.isKnown) == [true, true, false])
    #expect(result.staleEntries == [])
  }

  @Test func fewerFindingsThanAnEntrySaysMakeItStale() {
    let report = AuditReport.sample(.sample("Cart", .sample()))
    let result = Baseline([entry(count: 2), entry(at: "button[9]")]).applied(to: report, today: today)
    #expect(result.findings.map(\.isKnown) == [true])
    #expect(
      result.staleEntries == [
        "name-missing at button[1] in Cart: 1 of 2 is still found",
        "name-missing at button[9] in Cart: nothing is found there any more",
      ])
  }

  @Test(
    "An entry counts up to its last day",
    arguments: [("2026-02-28", false), ("2026-03-01", true), ("2026-03-02", true)])
  func expiry(_ day: String, _ counts: Bool) {
    let report = AuditReport.sample(.sample("Cart", .sample()))
    let result = Baseline([entry(expires: day)]).applied(to: report, today: today)
    #expect(result.findings.map(\.isKnown) == [counts])
    #expect(
      result.staleEntries == (counts ? [] : ["name-missing at button[1] in Cart: expired after 2026-02-28"]))
  }

  @Test func anExpiredEntryIsToldThoughItsComponentWasNotJudged() {
    let result = Baseline([entry(in: "Star", expires: "2026-02-28")]).applied(
      to: .sample(.sample("Cart")), today: today)
    #expect(result.staleEntries == ["name-missing at button[1] in Star: expired after 2026-02-28"])
    #expect(result.uncheckedEntries == [])
  }

  @Test func whatWasNotLookedAtIsUnchecked() {
    var broken = ComponentAudit.sample("Broken")
    broken.errors = ["it trapped"]
    let report = AuditReport.sample(.sample("Cart"), broken, rules: [.nameMissing])
    let result = Baseline([entry(in: "Star"), entry(in: "Broken"), entry(.flash)]).applied(to: report, today: today)
    #expect(result.staleEntries == [])
    #expect(
      result.uncheckedEntries == [
        "name-missing at button[1] in Broken", "flash at button[1] in Cart", "name-missing at button[1] in Star",
      ])
  }

  @Test func anEntryAboutAComponentThatIsGoneIsStale() {
    let result = Baseline([entry(in: "Star"), entry(in: "Wish")]).applied(
      to: .sample(.sample("Cart")), today: today, existing: ["Cart", "Wish"])
    #expect(result.staleEntries == ["name-missing at button[1] in Star: there is no such component"])
    #expect(result.uncheckedEntries == ["name-missing at button[1] in Wish"])
  }

  /// What somebody looked at and accepted may get worse.
  @Test func aReviewCoversNoFailure() {
    let report = AuditReport.sample(.sample("Cart", .sample(), .sample(.nameMissing, .review, reason: .gradient)))
    let result = Baseline([entry(review: true)]).applied(to: report, today: today)
    #expect(result.findings.map(\.isKnown) == [false, true])
    let other = Baseline([entry()]).applied(to: report, today: today)
    #expect(other.findings.map(\.isKnown) == [true, false])
  }

  @Test func whatIsIgnoredOnPurposeUsesUpNoEntry() {
    let report = AuditReport.sample(.sample("Cart", .sample(ignored: "on purpose"), .sample(occurrence: 2)))
    let result = Baseline([entry()]).applied(to: report, today: today)
    #expect(result.findings.map(\.isKnown) == [false, true])
  }

  @Test func applyingTwiceMarksTheSame() {
    let report = AuditReport.sample(.sample("Cart", .sample(), .sample(occurrence: 2)))
    let once = Baseline([entry()]).applied(to: report, today: today)
    #expect(Baseline([entry()]).applied(to: once, today: today).findings == once.findings)
    #expect(Baseline().applied(to: once, today: today).known == [])
  }

  @Test func partsWithDifferentBaselinesAreTold() {
    let report = AuditReport.sample(.sample("Cart"))
    let one = Baseline([entry()]).applied(to: report, today: today).configuration
    let other = Baseline([entry(count: 2)]).applied(to: report, today: today).configuration
    #expect(one != other)
    #expect(Baseline().applied(to: report, today: today).configuration == "as asked")
  }
}
