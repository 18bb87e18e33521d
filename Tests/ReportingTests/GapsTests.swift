import Auditing
import Semantics
import Testing

@testable import Reporting

/// What no report leaves out, so that nothing skipped looks like a pass.
struct GapsTests {
  @Test func whatAConfigurationAndABaselineLeaveOutIsTold() {
    var report = AuditReport(components: [], rules: [.nameMissing], configuration: "")
    #expect(Gaps(report).sentences == [])
    report.unaudited = ["Star"]
    report.leftOut = ["flash: switched off by the configuration"]
    report.uncheckedEntries = ["name-missing at button[1] in Wish"]
    #expect(
      Gaps(report).sentences == [
        "Star: not audited", "flash: switched off by the configuration", "1 entry of the baseline: not checked",
      ])
    report.uncheckedEntries.append("flash at button[1] in Wish")
    #expect(Gaps(report).sentences.last == "2 entries of the baseline: not checked")
  }
}
