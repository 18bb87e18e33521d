import Auditing
import GoldenSpecs
import Semantics

/// The golden spec that leads to a finding, ready to be recorded.
struct FindingSpec {
  /// The lines of the file; none where nothing has to be done to see the finding.
  let lines: [String]

  /// - Parameter environment: What the component was judged in; the standard one where that is not known.
  init(_ finding: Finding, in environment: SemanticEnvironment?) {
    guard !finding.gestures.isEmpty else {
      lines = []
      return
    }
    let head = ["# \(finding.rule.rawValue): \(finding.message)", "component: \(finding.component)"]
    let header = environment.map { FindingSpec.scenario(of: $0).headerLines } ?? []
    lines = (head + header).map(escaped) + [""] + finding.gestures.map { "> " + GestureText.text(of: $0) }
  }

  private static func scenario(of environment: SemanticEnvironment) -> Scenario {
    var scenario = Scenario()
    scenario.locale = environment.locale
    scenario.platform = environment.platform
    scenario.reduceMotion = environment.reduceMotion ? .on : .off
    scenario.dynamicType = environment.dynamicTypeSize
    scenario.colorScheme = environment.colorScheme
    scenario.contrast = environment.contrast
    let usual = scenario.environment(reduceMotion: false).layoutDirection
    scenario.layoutDirection = environment.layoutDirection == usual ? nil : environment.layoutDirection
    return scenario
  }
}
