import Semantics

extension AuditConfiguration {
  /// The report as the configuration wants it: with its levels, without what it switches off or excludes.
  ///
  /// What is left out is told in ``AuditReport/leftOut``, so that nothing of it looks like a pass.
  ///
  /// - Parameters:
  ///   - report: What was found; rules that are off may have been asked or not.
  ///   - relative: Makes the path of a source file relative to the package.
  public func applied(to report: AuditReport, relative: (String) -> String) -> AuditReport {
    var result = report
    var leftOut = rules.filter { $0.value.level == .off }.keys.map {
      "\($0.rawValue): switched off by the configuration"
    }
    .sorted()
    result.rules.removeAll(where: isOff)
    result.components = []
    for component in report.components {
      let path = relative(component.source.file)
      if let glob = exclusion(of: path) {
        result.excluded.append(component.component)
        leftOut.append("\(component.component): excluded by “\(glob)” in the configuration")
      } else {
        let (kept, reasons) = applied(to: component, relative: relative)
        result.components.append(kept)
        leftOut += reasons
      }
    }
    var told = Set(report.leftOut)
    result.leftOut += leftOut.filter { told.insert($0).inserted }
    if let digest { result.configuration += " settings \(digest)" }
    result.listUnusedIgnores()
    return result
  }

  private func applied(
    to component: ComponentAudit, relative: (String) -> String
  ) -> (component: ComponentAudit, leftOut: [String]) {
    var result = component
    var leftOut: [String] = []
    result.counts = component.counts.filter { !isOff($0.key) }
    result.findings = []
    for var finding in component.findings where !isOff(finding.rule) {
      let path = relative(finding.source.file)
      let settings = rules[finding.rule]
      if let glob = exclusion(of: path) {
        leftOut.append("\(path): excluded by “\(glob)” in the configuration")
      } else if settings?.covers(path) == false {
        leftOut.append("\(path): not asked for \(finding.rule.rawValue) by the configuration")
      } else {
        if let level = settings?.level?.level { finding.level = level }
        result.findings.append(finding)
        continue
      }
      switch finding.outcome {
      case .fail: result.counts[finding.rule]?.fail -= 1
      case .review: result.counts[finding.rule]?.review -= 1
      case .pass, .inapplicable, .error: break
      }
    }
    return (result, leftOut)
  }

  /// What two parts of a run must have in common; nil when nothing is decided about what is asked.
  private var digest: String? {
    var lines = exclude.map { "exclude \($0)" }
    for (rule, settings) in rules {
      let include = settings.include.map { $0.map(\.description).sorted().joined(separator: " ") } ?? "everything"
      let exclude = settings.exclude.map(\.description).sorted().joined(separator: " ")
      lines.append("\(rule.rawValue) \(settings.level?.rawValue ?? "") + \(include) - \(exclude)")
    }
    lines += options.lines
    return lines.isEmpty ? nil : fingerprint(of: lines.sorted().joined(separator: "\n"))
  }
}
