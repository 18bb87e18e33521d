import Semantics

// Texts that belong to the control that they stand beside.
extension AuditedStep {
  /// Whether a text stands in another section than the control that was used, beside a control of its own that changes it.
  ///
  /// Two sections may be about the same number; what happens to it is told where it stands.
  func isOfOtherSection(_ news: News) -> Bool {
    guard isActivation, let node = nodeAfter, let place = news.node.location, answering.contains(place) else {
      return false
    }
    return !node.isInSection(of: news.node)
  }

  /// The texts right beside the control that are not what they were.
  var answers: [AuditedNode] {
    guard changed, isActivation, let node = nodeAfter else { return [] }
    return node.stopsBeside.filter { text in
      guard text.node.role == .text, let old = before.node(text.node.id), !old.isWithheld else { return false }
      return old.name != text.name
    }
  }
}

extension AuditedNode {
  /// The stops right before and after this one, as far as nothing begins between them.
  fileprivate var stopsBeside: [AuditedNode] {
    [stopBefore, stopAfter].compactMap(\.self).filter { !$0.beginsSection }
  }

  /// Whether something else begins here, as at a heading.
  private var beginsSection: Bool { self.traits.contains(.header) || node.role == .disclosure }

  /// Whether no heading and no disclosure stands between two nodes.
  fileprivate func isInSection(of other: AuditedNode) -> Bool {
    let (first, last) = (min(place, other.place), max(place, other.place))
    return !(first..<last).contains { between in
      between != first && AuditedNode(tree: tree, place: between).beginsSection
    }
  }
}

extension Exploration {
  /// Tells every step which texts stand beside a control that changes them.
  mutating func noteAnswers() {
    let answering = Set(steps.flatMap { $0.answers.compactMap(\.location) })
    guard !answering.isEmpty else { return }
    for index in steps.indices { steps[index].answering = answering }
  }
}
