import Semantics

extension Rule {
  static let targetSizePlatform = Rule(
    .targetSizePlatform, "A control is as large as a fingertip",
    why: """
      Apple asks for 44 by 44 points on a touch screen; smaller controls are missed by many. Links within text are \
      exempt, and so is what the rule of 24 points reports already.
      """,
    policy: .platform, impact: .moderate, criteria: ["2.5.5"],
    fix: "Give the label frame(minWidth: 44, minHeight: 44) and a contentShape(_:) where nothing is drawn.",
    failing: Example("a button of 32 points", target(32)),
    passing: Example("a button of 44 points", target(44)),
    check: .node { node, verdicts in
      guard let size = TargetSize(node), node.environment.platform.family == .iOS,
        let isSmall = size.isSmaller(than: 44)
      else { return }
      guard isSmall else { return verdicts.pass() }
      if size.isSmaller(than: 24) == true, case .broken = TargetSpacing(around: node) { return }
      verdicts.fail(node, "\(node.title) is \(size.words); 44 by 44 are asked for")
    })

  private static func target(_ side: Double) -> SemanticNode {
    .button("more", "Increase").with {
      $0.appearance = Appearance().with { $0.frame = .init(width: side, height: side) }
    }
  }
}
