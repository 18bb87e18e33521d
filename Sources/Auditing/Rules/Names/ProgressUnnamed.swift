import Semantics

extension Rule {
  static let progressUnnamed = Rule(
    .progressUnnamed, "A spinner says what it waits for",
    why: """
      A spinner without a title is “in progress”, and nobody who listens learns what. It is left alone where the text \
      beside it speaks of waiting.
      """,
    policy: .experimental, impact: .moderate, criteria: ["4.1.2"],
    fix: "Give ProgressView a title, or accessibilityLabel(_:).",
    failing: Example("a spinner", spinner("In progress")),
    passing: Example("a spinner with a title", spinner("Loading orders")),
    check: .node { node, verdicts in
      guard node.node.role == .progress, node.isStop, node.node.range == nil, let name = node.name else { return }
      guard node.spokenWordList?.language == "en", name.lowercased() == "in progress" else { return verdicts.pass() }
      guard ![node.previous, node.next].contains(where: speaksOfWaiting), !node.isInsideNamed else {
        return verdicts.pass()
      }
      verdicts.fail(node, "the spinner does not say what is in progress")
    })

  private static func speaksOfWaiting(_ node: AuditedNode?) -> Bool {
    guard let text = node?.name?.lowercased(), text.count < 60 else { return false }
    return text.hasSuffix("…") || text.hasSuffix("...")
      || ["loading", "wait", "saving", "sending", "syncing", "searching", "uploading", "downloading"].contains {
        text.contains($0)
      }
  }

  private static func spinner(_ label: String) -> SemanticNode {
    SemanticNode(id: "spinner", role: .progress, label: label)
  }
}
