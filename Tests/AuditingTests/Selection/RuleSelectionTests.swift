import Semantics
import Testing

@testable import Auditing

/// Which rules a run asks.
struct RuleSelectionTests {
  private func ids(_ ids: [String], _ tags: [String] = []) throws -> [String] {
    try RuleSelection(ids: ids, tags: tags).rules.map(\.id.rawValue)
  }

  private func problem(_ ids: [String], _ tags: [String] = []) -> String? {
    do throws(RuleSelection.Problem) {
      _ = try RuleSelection(ids: ids, tags: tags)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func nothingSelectsEverything() throws {
    #expect(try ids([]) == Rule.all.map(\.id.rawValue))
    #expect(RuleSelection().rules.map(\.id) == Rule.all.map(\.id))
  }

  @Test func idsSelectInTheOrderOfReports() throws {
    #expect(
      try ids(["change-not-announced", "name-missing", "name-missing"]) == ["name-missing", "change-not-announced"])
  }

  @Test func tagsSelectWhateverHasOne() throws {
    let steppers = try RuleSelection(ids: [], tags: ["steppers"]).rules
    #expect(!steppers.isEmpty && steppers.allSatisfy { $0.group == .steppers })
    #expect(steppers.count == Rule.all.count { $0.group == .steppers })
    let more = try RuleSelection(ids: ["name-missing"], tags: ["steppers", "traces"]).rules
    #expect(
      more.map(\.id) == Rule.all.filter { $0.id == .nameMissing || [.steppers, .traces].contains($0.group) }.map(\.id))
  }

  @Test func tagsAreComputed() {
    #expect(Rule.nameMissing.tags == ["wcag", "tree", "names", "wcag2a", "wcag412"])
    #expect(Rule.changeNotAnnounced.tags == ["wcag", "trace", "traces", "wcag21aa", "wcag2a", "wcag413", "wcag412"])
    #expect(Rule.stepTooMany.tags == ["best-practice", "tree", "steppers", "wcag211"])
    #expect(Rule.nameGeneric.tags == ["experimental", "tree", "names", "wcag244", "wcag246"])
  }

  @Test("Every rule can be selected by its policy, its family, its group and its criteria", arguments: Rule.all)
  func tagged(_ rule: Rule) throws {
    for tag in rule.tags { #expect(try ids([], [tag]).contains(rule.id.rawValue)) }
    #expect(Set(rule.tags).count == rule.tags.count)
    for criterion in rule.criteria { #expect(SuccessCriterion.numbered(criterion) != nil, "\(criterion)") }
    #expect(RuleSelection.tags.contains(rule.group.rawValue))
  }

  @Test func unknownWordsAreToldWithTheNearest() {
    #expect(problem(["step-to-many"]) == "unknown rule \"step-to-many\", did you mean \"step-too-many\"?")
    #expect(problem([], ["stepper"]) == "unknown tag \"stepper\", did you mean \"steppers\"?")
    #expect(problem(["name-missing"], ["wcag2b"])?.hasPrefix("unknown tag \"wcag2b\", did you mean \"wcag2a\"") == true)
    #expect(problem([""])?.hasPrefix("unknown rule \"\"; known are name-missing, ") == true)
    #expect(problem(["\n::error::"])?.hasPrefix("unknown rule \"\\n::error::\"") == true)
  }

  @Test(
    "Ids stand group by group",
    arguments: [
      (RuleID.nameMissing, Rule.Group.names), (.langMissing, .names), (.adjustableNoValue, .steppers),
      (.valueTextConflict, .steppers), (.traitConflict, .structure), (.disabledAlways, .structure),
      (.contrastText, .visuals), (.flash, .visuals), (.changeNotAnnounced, .traces), (.adjustStuck, .traces),
    ])
  func groups(_ id: RuleID, _ group: Rule.Group) {
    #expect(Rule.named(id).map { $0.group == group } ?? true)
    #expect(Rule.Group.of(id) == group)
  }

  @Test func everyCriterionOfWCAG22HasALevel() {
    func count(_ level: SuccessCriterion.Level, _ version: Int) -> Int {
      SuccessCriterion.all.count { $0.level == level && $0.version == version }
    }
    #expect([count(.a, 20), count(.aa, 20), count(.aaa, 20)] == [24, 13, 23])
    #expect([count(.a, 21), count(.aa, 21), count(.aaa, 21)] == [5, 7, 5])
    #expect([count(.a, 22), count(.aa, 22), count(.aaa, 22)] == [2, 4, 3])
    #expect(SuccessCriterion.numbered("2.5.8")?.tag == "wcag22aa")
    #expect(SuccessCriterion.numbered("2.5.3")?.tag == "wcag21a")
    #expect(SuccessCriterion.numbered("1.4.6")?.tag == "wcag2aaa")
    #expect(SuccessCriterion.numbered("4.1.1") == nil)
  }
}
