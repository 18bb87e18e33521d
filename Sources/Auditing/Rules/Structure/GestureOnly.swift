import Semantics

extension Rule {
  static let gestureOnly = Rule(
    .gestureOnly, "What a finger can do, a listener can",
    why: """
      A drag, a long press or two taps never reach a view while a screen reader is on, and Switch Control and the \
      keyboard do not make them. Whatever they do needs an action beside them.
      """,
    policy: .experimental, impact: .serious, criteria: ["2.1.1", "2.5.1", "2.5.7"],
    fix: """
      Add accessibilityAction(named:_:) or accessibilityAdjustableAction(_:), or a Button that does the same.
      """,
    failing: Example("a text to be dragged", .text("mail", "Mail from Ada").touched(by: .drag)),
    passing: Example(
      "the text with an action",
      .text("mail", "Mail from Ada").touched(by: .drag).with { $0.actions = [.named("Delete")] }),
    check: .tree { tree, verdicts in
      for place in tree.entries.indices {
        let node = AuditedNode(tree: tree, place: place)
        guard node.hasRareFacets, let touch = node.appearance?.touch else { continue }
        switch node.entry.withheld {
        case nil, .silent: break
        default: continue
        }
        if node.actions.contains(where: { $0 != .activate }) || node.traits.contains(.allowsDirectInteraction)
          || isOffered(beside: node)
        {
          verdicts.pass()
        } else {
          verdicts.fail(node, "\(node.title) can only be used by \(touch.words)")
        }
      }
    })

  /// Whether a button stands right beside, which may do the same.
  private static func isOffered(beside node: AuditedNode) -> Bool {
    if node.isWithheld { return false }
    var next = node.next
    for _ in 0..<2 {
      guard let other = next, other.node.role != .disclosure, !other.traits.contains(.header) else { return false }
      if other.isActionable, other.traits.contains(.button) || other.isAdjustable { return true }
      next = other.next
    }
    return false
  }
}

extension Appearance.Touch {
  fileprivate var words: String {
    switch self {
    case .drag: "a drag"
    case .longPress: "a long press"
    case .severalTaps: "several taps"
    case .other: "a gesture of fingers"
    }
  }
}

extension SemanticNode {
  fileprivate func touched(by touch: Appearance.Touch) -> SemanticNode {
    with { $0.appearance = Appearance().with { $0.touch = touch } }
  }
}
