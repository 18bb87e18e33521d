import Semantics
import Testing

@testable import Auditing

/// What a configuration makes of what was found.
struct ConfigurationApplyingTests {
  private func apply(_ configuration: AuditConfiguration, to report: AuditReport) -> AuditReport {
    configuration.applied(to: report, relative: relative)
  }

  @Test func nothingDecidedChangesNothing() {
    let report = AuditReport.sample(.sample("Cart", .sample()))
    #expect(apply(AuditConfiguration(failOn: FailOn.none, maxFindings: 9), to: report) == report)
  }

  @Test func aLevelIsSetAndTheImpactStays() {
    let report = AuditReport.sample(.sample("Cart", .sample(.nameMissing), .sample(.flash, impact: .minor)))
    let result = apply(AuditConfiguration(rules: [.nameMissing: .init(level: .note)]), to: report)
    #expect(result.findings.map(\.level) == [.note, .note])
    #expect(result.findings.map(\.impact) == [.critical, .minor])
    #expect(result.leftOut == [])
  }

  @Test func aRuleThatIsOffIsGoneAndTold() {
    let report = AuditReport.sample(.sample("Cart", .sample(.nameMissing), .sample(.flash)))
    let result = apply(AuditConfiguration(rules: [.flash: .init(level: .off)]), to: report)
    #expect(result.findings.map(\.rule) == [.nameMissing])
    #expect(!result.rules.contains(.flash))
    #expect(result.components[0].counts[.flash] == nil)
    #expect(result.components[0].counts[.nameMissing]?.outcome == .fail)
    #expect(result.leftOut == ["flash: switched off by the configuration"])
  }

  /// A run may leave a rule out before it begins; its report says so all the same.
  @Test func aRuleThatWasNotAskedIsToldToBeOff() {
    let report = AuditReport.sample(.sample("Cart"), rules: [.nameMissing])
    let result = apply(AuditConfiguration(rules: [.flash: .init(level: .off)]), to: report)
    #expect(result.leftOut == ["flash: switched off by the configuration"])
  }

  @Test func anExcludedComponentIsGoneAndTold() throws {
    let report = AuditReport.sample(
      .sample("Cart", .sample()),
      .sample("Star", .sample(in: "Star", file: "/src/Shop/Old/Star.swift"), file: "/src/Shop/Old/Star.swift"))
    let result = apply(AuditConfiguration(exclude: [try Glob("Old")]), to: report)
    #expect(result.components.map(\.component) == ["Cart"])
    #expect(result.excluded == ["Star"])
    #expect(result.leftOut == ["Star: excluded by “Old” in the configuration"])
  }

  /// A component is judged, and shows a view that another file has.
  @Test func findingsInExcludedFilesAreGoneAndTold() throws {
    let report = AuditReport.sample(
      .sample(
        "Cart", .sample(), .sample(at: "button[2]", file: "/src/Shop/Old/Star.swift"),
        .sample(.flash, .review, reason: .gradient, file: "/src/Shop/Old/Star.swift")))
    let result = apply(AuditConfiguration(exclude: [try Glob("Old/**")]), to: report)
    #expect(result.findings.map(\.path) == ["button[1]"])
    #expect(result.components[0].counts[.nameMissing]?.fail == 1)
    #expect(result.components[0].counts[.flash]?.outcome == .inapplicable)
    #expect(result.leftOut == ["Old/Star.swift: excluded by “Old/**” in the configuration"])
  }

  @Test func aRuleIsAskedWhereItsPathsSay() throws {
    let report = AuditReport.sample(
      .sample(
        "Cart", .sample(.nameMissing, file: "/src/Shop/Sources/A.swift"),
        .sample(.flash, file: "/src/Shop/Sources/A.swift"),
        .sample(.flash, at: "button[2]", file: "/src/Shop/Sources/New/B.swift"),
        .sample(.flash, at: "button[3]", file: "/src/Shop/Sources/New/C.swift")))
    let settings = AuditConfiguration.RuleSettings(
      include: [try Glob("Sources/New")], exclude: [try Glob("**/C.swift")])
    let result = apply(AuditConfiguration(rules: [.flash: settings]), to: report)
    #expect(result.findings.map { "\($0.rule.rawValue) \($0.path)" } == ["name-missing button[1]", "flash button[2]"])
    #expect(result.components[0].counts[.flash]?.fail == 1)
    #expect(
      result.leftOut == [
        "Sources/A.swift: not asked for flash by the configuration",
        "Sources/New/C.swift: not asked for flash by the configuration",
      ])
  }

  /// Parts of a run that were configured otherwise do not make a whole.
  @Test func whatIsAskedIsPartOfTheConfigurationOfTheRun() throws {
    let report = AuditReport.sample(.sample("Cart"))
    func configuration(_ change: (inout AuditConfiguration) -> Void) -> String {
      var configuration = AuditConfiguration()
      change(&configuration)
      return apply(configuration, to: report).configuration
    }
    let glob = try Glob("Old")
    let all = [
      configuration { _ in }, configuration { $0.rules = [.flash: .init(level: .off)] },
      configuration { $0.rules = [.flash: .init(level: .note)] },
      configuration { $0.rules = [.flash: .init(include: [glob])] },
      configuration { $0.rules = [.flash: .init(exclude: [glob])] }, configuration { $0.exclude = [glob] },
      configuration { $0.options[Rule.positionLimit] = 30 },
    ]
    #expect(Set(all).count == all.count)
    #expect(configuration { $0.maxFindings = 3 } == "as asked")
    #expect(all[1] == configuration { $0.rules = [.flash: .init(level: .off)] })
  }
}
