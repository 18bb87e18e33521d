import Foundation
import HeadlessUI
import Semantics
import SwiftUI

@testable import Auditing

/// Judges screens and views for the tests of rules.
@MainActor
enum Judging {
  /// The findings of one rule on a screen that stays as it is, as `path: message`.
  static func tree(
    _ rule: RuleID, _ nodes: [SemanticNode], withheld: [WithheldNode] = [], locale: String = "en_US"
  ) -> [String] {
    screen(rule, Example("", { SemanticTree(environment: $0, nodes: nodes, withheld: withheld) }), locale: locale)
  }

  /// The findings of one rule on a screen that answers.
  static func screen(_ rule: RuleID, _ example: Example, locale: String = "en_US") -> [String] {
    let subject = Audit.Subject(name: "Screen", source: SourceLocation(file: "Screen.swift", line: 1)) {
      example.makeHost($0)
    }
    let audit = Audit(rules: [Rule.named(rule)!], circumstances: []).judge(
      subject, in: SemanticEnvironment(locale: locale))
    return audit.errors + audit.findings.map(text)
      + audit.notLookedAt.filter { !$0.hasPrefix("states beyond") }.map { "left out: \($0)" }
  }

  /// All findings on a SwiftUI view, of some rules or of all.
  static func view<Content: View>(
    _ rules: [Rule] = Rule.all, _ content: @escaping () -> Content
  ) -> ComponentAudit {
    Audit(rules: rules).judge(
      Audit.Subject(name: "View", source: SourceLocation(file: "View.swift", line: 1)) {
        try MountedView(content(), environment: $0)
      }, in: SemanticEnvironment())
  }

  /// The line of the source that a finding points to, without what stands around it.
  static func line(_ finding: Finding) -> String {
    let text = try? String(contentsOfFile: finding.source.file, encoding: .utf8)
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    guard lines.indices.contains(finding.source.line - 1) else { return "" }
    return lines[finding.source.line - 1].trimmingCharacters(in: .whitespaces)
  }

  static func text(_ finding: Finding) -> String {
    let reason = finding.reason.map { " (\($0.rawValue))" } ?? ""
    return "\(finding.path)\(reason): \(finding.message)"
  }
}

extension Example {
  fileprivate init(_ caption: String, _ tree: @escaping @Sendable (SemanticEnvironment) -> SemanticTree) {
    self.init(caption, react: { _, _, _ in [] }, tree: tree)
  }
}
