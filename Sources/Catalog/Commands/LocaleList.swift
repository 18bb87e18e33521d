import GoldenSpecs

/// Does the same in each locale that was asked for, under a line that names it where there are several.
@MainActor
enum LocaleList {
  /// - Returns: The worst of what the locales ended with.
  static func each(_ scenarios: [Scenario], _ work: (Scenario) throws -> ExitStatus) throws -> ExitStatus {
    guard scenarios.count > 1 else { return try work(scenarios[0]) }
    var worst = ExitStatus.clean
    for (place, scenario) in scenarios.enumerated() {
      Output.lines((place == 0 ? [] : [""]) + ["locale: \(scenario.locale)"])
      do {
        worst = ExitStatus(rawValue: max(worst.rawValue, try work(scenario).rawValue)) ?? .failure
      } catch let error as UsageError {
        // A label of one language is none in another: the others can still be heard.
        for line in error.lines { Output.error("\(scenario.locale): \(line)") }
        worst = ExitStatus(rawValue: max(worst.rawValue, ExitStatus.usage.rawValue)) ?? .failure
      }
    }
    return worst
  }
}
