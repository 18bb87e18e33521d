import Auditing
import Semantics

/// A finding as a person reads it in a terminal.
struct FindingParagraph {
  let written: WrittenFinding
  let paint: Paint

  /// One line: where, how bad, what is wrong, and which rule says so.
  var headline: String {
    let place = "\(line(written.place.path)):\(written.place.line)"
    let reason = written.reason.map { "; to be looked at because \($0)" } ?? ""
    let rule = paint("[\(written.finding.rule.rawValue)]", .faint)
    return "  \(place): \(paint(written.word, style)): \(line(written.wrong))\(reason) \(rule)"
  }

  /// What is behind it.
  var details: [String] {
    let rows: [(String, String?)] = [
      ("who it hurts", written.hurts),
      ("spoken now", written.now),
      ("should be", written.want),
      ("how to mend", written.finding.want == nil ? nil : written.rule?.fix),
      ("after", written.way),
      ("seen in", written.seen),
      ("accepted", written.accepted),
    ]
    return rows.compactMap { name, text in
      text.map { "    " + paint(name.padding(15), .faint) + "  " + line($0) }
    }
  }

  private var style: Paint.Style {
    guard written.finding.outcome == .fail else { return .note }
    return switch written.finding.level {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

extension String {
  fileprivate func padding(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
