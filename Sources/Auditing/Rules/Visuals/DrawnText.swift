import Semantics

/// A text as somebody who looks meets it, with what was declared of its looks.
struct DrawnText {
  let node: AuditedNode
  let appearance: Appearance
  let text: String
  /// The control or the element that took the text in.
  let owner: AuditedNode?

  /// Whether it is, or is part of, something that can be operated.
  var isControlLabel: Bool { node.isActionable || owner?.isActionable == true }

  /// Whether it is dimmed, for which contrast is not asked.
  var isDimmed: Bool { !node.isEnabled || owner.map { !$0.isEnabled } == true }

  /// The declared frame: its own, else that of the control which it names alone.
  let frame: Appearance.Size?
}

extension AuditedTree {
  /// Every drawn text of whose looks something was declared.
  ///
  /// The parts of a control are judged in its place, each by its own looks.
  var drawnTexts: [DrawnText] {
    var parts: [NodeID: [AuditedNode]] = [:]
    // What took in a picture may have its looks from there.
    var pictured: Set<NodeID> = []
    var texts: [DrawnText] = []
    if shownCount < entries.count {
      for node in withheld where node.isDrawn {
        guard let owner = node.entry.owner else { continue }
        switch node.node.role {
        case .text: parts[owner, default: []].append(node)
        case .image: pictured.insert(owner)
        default: break
        }
      }
    }
    for node in nodes {
      guard node.hasRareFacets || !parts.isEmpty else { continue }
      if let parts = parts[node.node.id] {
        let isAlone = parts.count == 1 && !pictured.contains(node.node.id)
        for part in parts {
          guard let appearance = part.appearance ?? (isAlone ? node.appearance : nil) else { continue }
          texts.append(
            DrawnText(
              node: part, appearance: appearance, text: part.visibleText, owner: node,
              frame: appearance.frame ?? (parts.count == 1 && node.isActionable ? node.appearance?.frame : nil)))
        }
      } else if node.isStop, !node.drawn.isEmpty, let appearance = node.appearance {
        texts.append(
          DrawnText(
            node: node, appearance: appearance, text: node.visibleText, owner: nil, frame: appearance.frame))
      }
    }
    return texts
  }
}

extension AuditedNode {
  /// Whether somebody who looks sees it, though no reader meets it by itself.
  fileprivate var isDrawn: Bool {
    switch entry.withheld {
    case .combined, .ignored, .control, .represented: true
    case .hidden, .transparent, .covered, .silent, nil: false
    }
  }
}
