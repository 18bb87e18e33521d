import Semantics

extension AuditReport {
  /// The report with every path changed, so that two machines with different folders write the same.
  ///
  /// A component that is called by the absolute path of its document gets a new name too: a baseline and a fingerprint
  /// hold names.
  ///
  /// - Parameter relative: Makes a path relative to the package, whatever it was.
  public func relocated(_ relative: (String) -> String) -> AuditReport {
    func name(_ component: String) -> String { component.hasPrefix("/") ? relative(component) : component }
    func place(_ source: SourceLocation) -> SourceLocation {
      SourceLocation(file: relative(source.file), line: source.line)
    }
    var report = self
    report.components = components.map { old in
      var component = old
      component.component = name(old.component)
      component.source = place(old.source)
      for index in component.findings.indices {
        component.findings[index].component = name(component.findings[index].component)
        component.findings[index].source = place(component.findings[index].source)
      }
      for index in component.ignores.indices {
        component.ignores[index].source = place(component.ignores[index].source)
      }
      if var tree = component.tree {
        tree.nodes = tree.nodes.map { $0.relocated(place) }
        for index in tree.withheld.indices { tree.withheld[index].node = tree.withheld[index].node.relocated(place) }
        component.tree = tree
      }
      return component
    }
    report.unaudited = unaudited.map(name)
    report.excluded = excluded.map(name)
    report.shard?.planned = shard?.planned.map(name) ?? []
    report.listUnusedIgnores()
    return report
  }
}

extension SemanticNode {
  fileprivate func relocated(_ place: (SourceLocation) -> SourceLocation) -> SemanticNode {
    var node = self
    node.source = source.map(place)
    if !ignoredRules.isEmpty {
      node.ignoredRules = ignoredRules.map {
        IgnoredRule(rule: $0.rule, reason: $0.reason, source: $0.source.map(place))
      }
    }
    node.children = children.map { $0.relocated(place) }
    return node
  }
}
