import Auditing
import GoldenSpecs
import Semantics

/// The annotations that a job makes by printing commands, the worst first.
struct WorkflowCommands {
  /// GitHub shows ten errors, ten warnings and ten notices of a step, and drops the rest without a word.
  static let most = 10

  let report: AuditReport
  let context: ReportContext

  private struct Annotation {
    let command: String
    let place: Place
    let title: String
    let message: String

    var text: String {
      let properties = [
        ("file", WorkflowCommands.property(line(place.path))), ("line", String(place.line)),
        ("title", WorkflowCommands.property(line(title))),
      ]
      return "::\(command) " + properties.map { "\($0)=\($1)" }.joined(separator: ",") + "::"
        + WorkflowCommands.data(message)
    }
  }

  var lines: [String] {
    let annotations = self.annotations
    var lines: [String] = []
    var more: [String] = []
    for command in ["error", "warning", "notice"] {
      let all = annotations.filter { $0.command == command }
      lines += all.prefix(WorkflowCommands.most).map(\.text)
      if all.count > WorkflowCommands.most { more.append(counted(all.count - WorkflowCommands.most, "\(command)")) }
    }
    let tally = Tally(report)
    lines.append(
      "\(counted(tally.failures, "failure")), \(counted(tally.reviews, "review")), \(counted(tally.errors, "error")); "
        + "\(tally.ignored) ignored, \(tally.known) known to the baseline")
    if !more.isEmpty {
      lines.append("\(more.joined(separator: ", ")) more without an annotation: see the step summary")
    }
    let gaps = Gaps(report).sentences
    lines.append("Not looked at:" + (gaps.isEmpty ? " nothing of what was asked for" : ""))
    return lines + gaps.map { logLine("  " + line($0)) }
  }

  private var annotations: [Annotation] {
    let written = WrittenReport(report, in: context)
    let errors = written.components.flatMap { component, place, _ in
      component.errors.map { error in
        Annotation(
          command: "error", place: place, title: "Not judged", message: line("\(component.component): \(error)"))
      }
    }
    return errors
      + written.openByImpact.map { finding in
        Annotation(
          command: command(of: finding), place: finding.place,
          title: finding.rule?.title ?? finding.finding.rule.rawValue, message: message(of: finding))
      }
  }

  private func command(of written: WrittenFinding) -> String {
    guard !written.isReview else { return "notice" }
    return switch written.finding.level {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func message(of written: WrittenFinding) -> String {
    let rows: [(String, String?)] = [
      ("To be looked at because", written.reason), ("Spoken now", written.now), ("Should be", written.want),
      ("After", written.way),
    ]
    let headline = "\(written.finding.component): \(written.wrong) [\(written.finding.rule.rawValue)]"
    return ([line(headline)] + rows.compactMap { name, text in text.map { "\(name): \(line($0))" } })
      .joined(separator: "\n")
  }

  /// The text of a command, by GitHub's own escapes.
  static func data(_ text: String) -> String {
    escaping(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// The value of a property of a command, by GitHub's own escapes.
  static func property(_ text: String) -> String {
    escaping(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaping(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}
