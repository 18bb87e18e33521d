import Semantics

extension Rule {
  static let nameMissing = Rule(
    .nameMissing, "Every control has a name",
    why: """
      A control without a label is read as “button” and no more: nobody who listens learns what it does, and nobody who \
      speaks to the device can address it. Labels of white space and invisible characters count as none, and so does a \
      hint. A gauge or a progress that shows how far something is needs to say what; the system's own “Progress” does not. \
      So do a chart, a map and a player: “Map” does not say of what. An alert or a confirmation dialog without a title \
      leaves a choice of which nobody knows what it is about.
      """,
    policy: .wcag, impact: .critical, criteria: ["4.1.2"],
    fix: """
      Give the control a title, with labelsHidden() where it should not be seen, or accessibilityLabel(_:) where nothing \
      is written on it. Put a picker of wheels into accessibilityElement(children: .contain) with a label.
      """,
    failing: Example("a button that only shows a symbol", .button("add", nil)),
    passing: Example("the button with a label", .button("add", "Add to bag")),
    check: .node { node, verdicts in
      let it = node.node
      switch it.role {
      case .element where it.actions.isEmpty && hidesTexts(node):
        return verdicts.fail(node, "\(node.title) keeps the texts in it from the listener and says nothing instead")
      case .group where it.container == .modal: return judgeDialog(node, &verdicts)
      case .element, .text, .image, .group, .cell, .alert: guard !it.actions.isEmpty else { return }
      case .progress: return judgeProgress(node, &verdicts)
      case .chart, .map, .video: return judgePicture(node, &verdicts)
      default: break
      }
      guard node.isStop else { return }
      if node.hasRareFacets, node.appearance?.isUntitled == true, isUnnamedDate(node) {
        return verdicts.fail(node, "the date picker has no title, and \(node.title) does not say what the date is of")
      }
      guard node.name == nil else { return verdicts.pass() }
      guard !isFieldWithPlaceholder(node) else { return }
      if it.role == .pickerItem, isWheelWithContext(node) { return verdicts.pass() }
      if it.role == .pageControl, node.isInsideNamed { return verdicts.pass() }
      verdicts.fail(node, node.node.hint == nil ? "\(node.title) has no name" : "\(node.title) has a hint and no name")
    })

  /// A field that shows a placeholder is named by it, if poorly, while it is empty.
  private static func isFieldWithPlaceholder(_ node: AuditedNode) -> Bool {
    node.isField && node.node.placeholder.flatMap(AuditedNode.name) != nil
  }

  /// A wheel never speaks its title: its name is that of a group around it, or a text just before it.
  private static func isWheelWithContext(_ node: AuditedNode) -> Bool {
    // The wheels that a compact date opens are of what was tapped.
    if node.isInsideNamed || node.ancestors.contains(where: \.node.isOfSystem) { return true }
    // The wheels of a date stand side by side, and are all about the same.
    var before = node.precedingSibling
    while let wheel = before, wheel.node.role == .pickerItem, wheel.node.source == node.node.source {
      before = wheel.precedingSibling
    }
    return before.map { $0.node.role == .text && $0.name != nil } == true
  }

  /// Whether a date that was given no title has no name of another kind: one of its own, or that of a group around it.
  private static func isUnnamedDate(_ node: AuditedNode) -> Bool {
    guard !node.isInsideNamed else { return false }
    if node.node.role == .pickerItem { return node.name == nil }
    return node.name != node.next?.name
  }

  /// Whether the node takes the place of texts without saying anything.
  private static func hidesTexts(_ node: AuditedNode) -> Bool {
    guard node.isStop, node.name == nil, node.value ?? "" == "" else { return false }
    return node.absorbed.contains {
      $0.entry.withheld == .ignored && (AuditedNode.name($0.visibleText) != nil || pictures.contains($0.node.role))
    }
  }

  private static let pictures: Set<Role> = [.chart, .map, .video]

  /// What asks for a choice says what for: by its title, or at least by a message.
  private static func judgeDialog(_ node: AuditedNode, _ verdicts: inout Verdicts) {
    guard node.hasRareFacets, node.appearance?.isUntitled == true else { return }
    if node.descendants.contains(where: { [.text, .alert].contains($0.node.role) && $0.name != nil }) {
      return verdicts.pass()
    }
    verdicts.fail(node, "what asks for a choice has no title")
  }

  /// A picture that can be looked into says what it shows, or stands in something that does.
  private static func judgePicture(_ node: AuditedNode, _ verdicts: inout Verdicts) {
    if node.isInsideNamed { return verdicts.pass() }
    guard let name = node.name else { return verdicts.fail(node, "\(node.title) has no name") }
    let lists = [WordList.english, node.spokenWordList].compactMap(\.self)
    guard lists.contains(where: { $0.pictures[node.node.role, default: []].contains(name.lowercased()) }) else {
      return verdicts.pass()
    }
    verdicts.fail(node, "\(node.title) does not say what it shows")
  }

  /// A spinner says enough by itself; how far something is does not.
  private static func judgeProgress(_ node: AuditedNode, _ verdicts: inout Verdicts) {
    guard let name = node.name else { return verdicts.fail(node, "\(node.title) has no name") }
    guard node.node.range != nil, let words = node.spokenWordList, name.lowercased() == words.progress else {
      return verdicts.pass()
    }
    verdicts.fail(node, "\(node.title) does not say what is in progress")
  }
}
