import HeadlessUI
import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// A public report about a stepper or one of its kin, as a component that has the bug and as one that does not.
struct Case: Sendable, CustomTestStringConvertible {
  /// Its number, and where it was reported.
  let thread: String
  /// What is found on the bad component, by all rules together: `rule @ line`, or `rule (review) @ line`, where the
  /// line is that of the very view, up to its first brace.
  let findings: Set<String>
  private let makeBad: @MainActor @Sendable (SemanticEnvironment) throws -> any SemanticHost
  let makeGood: @MainActor @Sendable (SemanticEnvironment) throws -> any SemanticHost

  var testDescription: String { thread }

  init<Bad: View, Good: View>(
    _ thread: String, bad: @escaping @autoclosure @MainActor @Sendable () -> Bad,
    good: @escaping @autoclosure @MainActor @Sendable () -> Good, finds findings: String...
  ) {
    self.thread = thread
    self.findings = Set(findings)
    makeBad = { try MountedView(bad(), environment: $0) }
    makeGood = { try MountedView(good(), environment: $0) }
  }

  /// A report about something that SwiftUI does not let a view do.
  init(
    _ thread: String, badHost: @escaping @MainActor @Sendable (SemanticEnvironment) throws -> any SemanticHost,
    goodHost: @escaping @MainActor @Sendable (SemanticEnvironment) throws -> any SemanticHost,
    finds findings: String...
  ) {
    self.thread = thread
    self.findings = Set(findings)
    makeBad = badHost
    makeGood = goodHost
  }

  @MainActor var foundOnBad: Set<String> { found(makeBad) }
  @MainActor var foundOnGood: Set<String> { found(makeGood) }

  /// Everything that all rules find, in all circumstances and in every state, and what kept them from looking.
  @MainActor
  private func found(
    _ makeHost: @escaping @MainActor @Sendable (SemanticEnvironment) throws -> any SemanticHost
  ) -> Set<String> {
    let subject = Audit.Subject(name: "Case", source: SourceLocation(file: "Case.swift", line: 1), makeHost: makeHost)
    let audit = Audit().judge(subject, in: SemanticEnvironment())
    return Set(
      audit.errors
        + audit.findings.map { finding in
          let outcome = finding.outcome == .fail ? "" : " (\(finding.outcome.rawValue))"
          let line = Judging.line(finding).prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
          return "\(finding.rule.rawValue)\(outcome) @ \(line)"
        })
  }
}

/// Says a text as an announcement, as the good components do where nothing else would speak.
@MainActor
func announce(_ text: String) { AccessibilityNotification.Announcement(text).post() }
