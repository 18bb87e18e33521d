import Semantics

extension AuditedNode {
  /// Where the node stands, in words that survive edits around it: own identifiers, else roles counted among siblings.
  ///
  /// No label, line or number of the component's own is in it, so that a baseline keeps its entries.
  var semanticPath: String {
    var parts: [String] = []
    var node: AuditedNode? = self
    while let current = node {
      parts.append(current.pathPart)
      node = current.parent
    }
    let path = parts.reversed().joined(separator: "/")
    return isWithheld ? "withheld/" + path : path
  }

  private var pathPart: String {
    let siblings = siblings
    if let identifier = ownIdentifier, siblings.count(where: { $0.node.identifier == identifier }) == 1 {
      return "#" + escaped(identifier).replacing("/", with: "∕")
    }
    let role = node.role
    let index = siblings.filter { $0.node.role == role }.firstIndex { $0.place == place } ?? 0
    return "\(role.rawValue)[\(index + 1)]"
  }

  /// The identifier, unless it is the name of the symbol that the control shows, which changes with its state.
  private var ownIdentifier: String? {
    guard let identifier = node.identifier else { return nil }
    let isSymbol = absorbed.contains { $0.node.role == .image && $0.node.identifier == identifier }
    return isSymbol ? nil : identifier
  }

  /// Where reports say that the node is: its own place in source code, else its line in a document, else ``source``.
  var location: SourceLocation? { node.source ?? tree.sources[node.id] ?? source }

  /// The place in source code of the node, or of what is around it.
  var source: SourceLocation? {
    if let source = node.source { return source }
    for ancestor in ancestors { if let source = ancestor.node.source { return source } }
    return entry.owner.flatMap { tree.node($0)?.source }
  }

  /// What the component says about breaking a rule here, and the node that says it.
  func ignoring(_ rule: RuleID) -> (ignored: IgnoredRule, node: AuditedNode)? {
    if let own = node.ignoredRules.first(where: { $0.rule == rule }) { return (own, self) }
    for ancestor in ancestors {
      if let outer = ancestor.node.ignoredRules.first(where: { $0.rule == rule }) { return (outer, ancestor) }
    }
    guard let owner = entry.owner.flatMap({ tree.node($0) }), owner.place != place else { return nil }
    return owner.isWithheld ? nil : owner.ignoring(rule)
  }
}
