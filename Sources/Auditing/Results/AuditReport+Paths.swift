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
    var report = self
    report.components = components.map { old in
      var component = old
      component.component = name(old.component)
      component.source = old.source.relocated(relative)
      for index in component.findings.indices {
        component.findings[index].component = name(component.findings[index].component)
        component.findings[index].source = component.findings[index].source.relocated(relative)
      }
      for index in component.ignores.indices {
        component.ignores[index].source = component.ignores[index].source.relocated(relative)
      }
      component.tree = old.tree?.relocated(relative)
      return component
    }
    report.unaudited = unaudited.map(name)
    report.excluded = excluded.map(name)
    report.shard?.planned = shard?.planned.map(name) ?? []
    report.listUnusedIgnores()
    return report
  }
}
