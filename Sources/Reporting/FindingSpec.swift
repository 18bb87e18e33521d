public import Auditing
public import GoldenSpecs
import Semantics

/// The golden spec that leads to a finding, ready to be recorded.
public struct FindingSpec {
  /// The lines of the file; none where nothing has to be done to see the finding.
  public let lines: [String]

  /// Writes the spec of a finding.
  ///
  /// - Parameters:
  ///   - finding: What it leads to.
  ///   - scenario: What the component was judged in; the standard one where that is not known.
  ///   - body: The gestures, and what is heard after each where that is known.
  public init(_ finding: Finding, in scenario: Scenario?, body: [String]) {
    let head = ["# \(finding.rule.rawValue): \(finding.message)", "component: \(finding.component)"]
    lines = (head + (scenario?.headerLines ?? [])).map(escaped) + [""] + body
  }

  /// - Parameter environment: What the component was judged in; the standard one where that is not known.
  init(_ finding: Finding, in environment: SemanticEnvironment?) {
    guard !finding.gestures.isEmpty else {
      self.init(lines: [])
      return
    }
    self.init(
      finding, in: environment.map(FindingSpec.scenario), body: finding.gestures.map { "> " + GestureText.text(of: $0) }
    )
  }

  private init(lines: [String]) { self.lines = lines }

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
