extension SemanticTree {
  /// The tree with the file of every place changed, so that two machines with different folders write the same.
  ///
  /// - Parameter relative: Makes a path relative to the package, whatever it was.
  public func relocated(_ relative: (String) -> String) -> SemanticTree {
    var tree = self
    tree.nodes = nodes.map { $0.relocated(relative) }
    for index in withheld.indices { tree.withheld[index].node = withheld[index].node.relocated(relative) }
    for index in motions.indices { tree.motions[index].source = motions[index].source?.relocated(relative) }
    return tree
  }
}

extension SourceLocation {
  /// The same line of the file by its changed path.
  public func relocated(_ relative: (String) -> String) -> SourceLocation {
    SourceLocation(file: relative(file), line: line)
  }
}

extension SemanticNode {
  fileprivate func relocated(_ relative: (String) -> String) -> SemanticNode {
    var node = self
    node.source = source?.relocated(relative)
    if !ignoredRules.isEmpty {
      node.ignoredRules = ignoredRules.map {
        IgnoredRule(rule: $0.rule, reason: $0.reason, source: $0.source?.relocated(relative))
      }
    }
    node.children = children.map { $0.relocated(relative) }
    return node
  }
}
