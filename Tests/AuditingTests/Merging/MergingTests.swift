import Semantics
import Testing

@testable import Auditing

/// The parts of a run that was split, joined.
struct MergingTests {
  private let planned = ["Cart", "Star", "Wish"]

  private func part(_ index: Int, of count: Int = 2, _ names: String..., change: (inout AuditReport) -> Void = { _ in })
    -> AuditReport
  {
    var report = AuditReport(
      components: names.map { .sample($0, .sample(in: $0)) }, rules: RuleID.allCases, configuration: "en_US 60/600")
    report.shard = AuditReport.Part(index: index, count: count, planned: planned)
    change(&report)
    return report
  }

  private func problems(_ parts: AuditReport...) -> [String] {
    do throws(AuditReport.MergeProblems) {
      _ = try AuditReport.merged(parts)
      return []
    } catch {
      #expect(error.description == error.problems.joined(separator: "\n"))
      return error.problems
    }
  }

  @Test func allPartsInAnyOrderAreTheWhole() throws {
    let whole = try AuditReport.merged([part(2, "Star"), part(1, "Cart", "Wish")])
    #expect(whole.components.map(\.component) == ["Cart", "Star", "Wish"])
    #expect(whole.open.count == 3)
    #expect(whole.rules == RuleID.allCases)
    #expect(whole.configuration == "en_US 60/600")
    #expect(whole.shard == nil)
    #expect(whole == (try AuditReport.merged([part(1, "Cart", "Wish"), part(2, "Star")])))
  }

  @Test func anEmptyPartIsAPart() throws {
    #expect(try AuditReport.merged([part(1, "Cart", "Star", "Wish"), part(2)]).components.count == 3)
  }

  @Test func oneOfOneIsAWhole() throws {
    #expect(try AuditReport.merged([part(1, of: 1, "Cart", "Star", "Wish")]).components.count == 3)
  }

  @Test func nothingMakesNothing() { #expect(problems() == ["there is no report to merge"]) }

  @Test func aMissingPartIsNamedWithWhatItHad() throws {
    #expect(problems(part(1, "Cart", "Wish")) == ["part 2 of 2 is missing", "planned and not judged: Star"])
    #expect(
      problems(part(2, of: 4, "Cart", "Star", "Wish")) == ["parts 1, 3, 4 of 4 are missing"])
  }

  /// A report is made all the same, in which nothing that is missing looks like a pass.
  @Test func whatThereIsCanBeReported() throws {
    do throws(AuditReport.MergeProblems) {
      _ = try AuditReport.merged([part(1, "Cart", "Wish")])
    } catch {
      let partial = try #require(error.partial)
      #expect(partial.components.map(\.component) == ["Cart", "Wish"])
      #expect(partial.unaudited == ["Star"])
      #expect(Gate(failOn: .none).decide(partial).status == .incomplete)
    }
  }

  @Test func aPartThatIsThereTwiceIsNamed() {
    #expect(
      problems(part(1, "Cart", "Wish"), part(2, "Star"), part(2, "Star")) == ["part 2 of 2 is there twice"])
    #expect(
      problems(part(1, "Cart", "Wish"), part(1, "Cart", "Wish"), part(1, "Cart", "Wish"))
        == ["part 1 of 2 is there 3 times", "part 2 of 2 is missing", "planned and not judged: Star"])
  }

  @Test func partsOfDifferentRunsAreNamed() {
    #expect(
      problems(part(1, "Cart", "Wish"), part(2, of: 3, "Star")) == ["part 2 of 3 and part 1 of 2 are of different runs"]
    )
    #expect(
      problems(part(1, "Cart", "Wish"), part(2, "Star") { $0.configuration = "de_DE 60/600" })
        == ["part 2 of 2 and part 1 of 2 have different configurations: “de_DE” and “en_US”"])
    #expect(
      problems(part(1, "Cart", "Wish"), part(2, "Star") { $0.configuration += " settings 12" })
        == ["part 2 of 2 and part 1 of 2 have different configurations: “settings” and nothing"])
    #expect(
      problems(part(1, "Cart", "Wish"), part(2, "Star") { $0.rules.removeAll { $0 == .flash } })
        == ["part 2 of 2 and part 1 of 2 asked different rules: flash"])
    #expect(
      problems(part(1, "Cart", "Wish"), part(2, "Star") { $0.shard?.planned.append("New") })
        == ["part 2 of 2 and part 1 of 2 planned different components: New"])
  }

  @Test func partsThatDoNotBelongTogetherMakeNoReport() {
    do throws(AuditReport.MergeProblems) {
      _ = try AuditReport.merged([part(1, "Cart"), part(2, "Star") { $0.configuration = "other" }])
      Issue.record("they are joined")
    } catch {
      #expect(error.partial == nil)
    }
  }

  @Test func aWholeRunIsNoPart() {
    #expect(
      problems(part(1, "Cart", "Wish"), part(2, "Star") { $0.shard = nil })
        == ["report 2 of 2 is a whole run, and no part of one"])
  }

  @Test("Numbers from outside", arguments: [(0, 2), (3, 2), (-1, 2), (1, 0), (1, -5), (Int.max, 1)])
  func numbers(_ index: Int, _ count: Int) {
    let hostile = part(1, "Cart") { $0.shard = AuditReport.Part(index: index, count: count, planned: []) }
    #expect(problems(hostile) == ["report 1 of 1 calls itself part \(index) of \(count)"])
  }

  @Test func aHugeNumberOfPartsIsToldInShort() {
    #expect(
      problems(part(1, of: .max, "Cart", "Star", "Wish")) == [
        "parts \((2...21).map(String.init).joined(separator: ", ")), … of \(Int.max) are missing"
      ])
  }

  @Test func aComponentIsJudgedOnce() {
    #expect(
      problems(part(1, "Cart", "Wish", "Star"), part(2, "Star")) == ["Star is in the parts 1 and 2"])
    #expect(problems(part(1, "Cart", "Cart", "Wish"), part(2, "Star")) == ["Cart is twice in part 1 of 2"])
  }

  @Test func whatIsJudgedIsWhatWasPlanned() {
    #expect(
      problems(part(1, "Cart", "New"), part(2, "Star"))
        == ["judged and not planned: New", "planned and not judged: Wish"])
  }

  @Test func whatAPartCouldNotJudgeStaysUnaudited() throws {
    let whole = try AuditReport.merged([part(1, "Cart"), part(2, "Star") { $0.unaudited = ["Wish"] }])
    #expect(whole.unaudited == ["Wish"])
  }

  @Test func whatAConfigurationExcludesIsNotMissing() throws {
    let whole = try AuditReport.merged([
      part(1, "Cart") {
        $0.excluded = ["Wish"]
        $0.leftOut = ["flash: switched off by the configuration", "Wish: excluded by “Old” in the configuration"]
      }, part(2, "Star") { $0.leftOut = ["flash: switched off by the configuration"] },
    ])
    #expect(whole.excluded == ["Wish"])
    #expect(
      whole.leftOut == [
        "flash: switched off by the configuration", "Wish: excluded by “Old” in the configuration",
      ])
  }

  /// The baseline of one part is about the components of the other too.
  @Test func anEntryIsUncheckedWhenNoPartCheckedIt() throws {
    let today = CalendarDay("2026-03-01")!
    func entry(_ component: String, _ path: String = "button[1]", _ expires: String? = nil) -> Baseline.Entry {
      Baseline.Entry(
        .init(rule: .nameMissing, component: component, path: path), expires: expires.flatMap { CalendarDay($0) })
    }
    let baseline = Baseline([
      entry("Cart"), entry("Star", "button[9]"), entry("Old"), entry("Wish", "button[1]", "2026-02-01"),
    ])
    let whole = try AuditReport.merged([
      baseline.applied(to: part(1, "Cart", "Wish"), today: today), baseline.applied(to: part(2, "Star"), today: today),
    ])
    #expect(whole.uncheckedEntries == ["name-missing at button[1] in Old"])
    #expect(
      whole.staleEntries == [
        "name-missing at button[1] in Wish: expired after 2026-02-01",
        "name-missing at button[9] in Star: nothing is found there any more",
      ])
    #expect(whole.known.map(\.component) == ["Cart"])
  }

  @Test func anIgnoredRuleThatOnePartNeedsIsUsed() throws {
    let source = SourceLocation(file: "Sources/Row.swift", line: 8)
    func ignoring(_ isUsed: Bool) -> (inout AuditReport) -> Void {
      { report in
        report.components[0].ignores = [DeclaredIgnore(rule: .flash, source: source, isUsed: isUsed)]
      }
    }
    let used = try AuditReport.merged([
      part(1, "Cart", "Wish", change: ignoring(false)), part(2, "Star", change: ignoring(true)),
    ])
    #expect(used.unusedIgnores == [])
    let unused = try AuditReport.merged([part(1, "Cart", "Wish", change: ignoring(false)), part(2, "Star")])
    #expect(unused.unusedIgnores == ["Sources/Row.swift:8: flash"])
  }
}
