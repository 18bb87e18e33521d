import Foundation
import Narration
import Semantics

@testable import Auditing
@testable import Reporting

/// A small run: one component with a failure, a review and an accepted failure, one that passes, one that was left out.
enum Sample {
  static let context = ReportContext(root: "/package")

  static func finding(
    _ rule: RuleID, _ outcome: Outcome = .fail, at line: Int, _ message: String, path: String = "button[1]",
    change: (inout Finding) -> Void = { _ in }
  ) -> Finding {
    var finding = Finding(
      rule: rule, outcome: outcome, reason: outcome == .review ? .frameUnknown : nil,
      level: Rule.named(rule)?.level ?? .error, impact: Rule.named(rule)?.impact ?? .serious, component: "Tickets",
      path: path, role: .button, occurrence: 1,
      source: SourceLocation(file: "/package/Sources/Shop/Tickets.swift", line: line), message: message, now: [],
      want: nil, circumstances: [], gestures: [], ignored: nil)
    change(&finding)
    return finding
  }

  static var tickets: ComponentAudit {
    var tickets = ComponentAudit(
      component: "Tickets", source: SourceLocation(file: "/package/Sources/Shop/Tickets.swift", line: 7))
    tickets.findings = [
      finding(.nameMissing, at: 42, "the button has no name") { $0.now = ["button"] },
      finding(.nameMissing, .review, at: 44, "the size of the button is not known", path: "button[2]"),
      finding(.nameMissing, at: 50, "the button has no name", path: "button[3]") { $0.ignored = "a lucky charm" },
      finding(.changeNotAnnounced, at: 60, "“3” appears and nothing is spoken of it", path: "button[4]") {
        $0.now = ["More, button"]
        $0.want = "3"
        $0.gestures = [.focus(.label("More")), .activate(1)]
        $0.circumstances = ["dark"]
      },
    ]
    tickets.counts = [.nameMissing: count(pass: 2, fail: 2, review: 1), .changeNotAnnounced: count(fail: 1)]
    tickets.environments = ["as asked", "dark"]
    tickets.states = 3
    tickets.steps = 12
    tickets.notLookedAt = ["states beyond the first 3 states: there are more than were walked"]
    tickets.transcript = ["button", "More, button"]
    return tickets
  }

  static var guests: ComponentAudit {
    var guests = ComponentAudit(
      component: "Guests", source: SourceLocation(file: "/package/Sources/Shop/Guests.swift", line: 3))
    guests.counts = [.nameMissing: count(pass: 2), .changeNotAnnounced: count()]
    guests.environments = ["as asked"]
    guests.transcript = ["Guests, 2"]
    return guests
  }

  static var report: AuditReport {
    var report = AuditReport(
      components: [guests, tickets], rules: [.nameMissing, .changeNotAnnounced], configuration: "standard")
    report.unaudited = ["Copies"]
    report.staleEntries = ["name-missing Gone button[1] 1"]
    report.unusedIgnores = ["Sources/Shop/Guests.swift:9: name-missing"]
    return report
  }

  /// The same, as a part of a run in which a component broke.
  static var rich: AuditReport {
    var rich = report
    rich.components[1].errors = ["dark: the component trapped"]
    rich.components[1].findings[3].isKnown = true
    rich.shard = AuditReport.Part(index: 1, count: 2, planned: ["Copies", "Guests", "Tickets"])
    return rich
  }

  static let empty = AuditReport(components: [], rules: [], configuration: "")

  /// The second of January 2026, five seconds after four past three, in Greenwich.
  static let date = Date(timeIntervalSince1970: 1_767_323_045)

  static func count(pass: Int = 0, fail: Int = 0, review: Int = 0, error: Int = 0) -> ComponentAudit.Count {
    var count = ComponentAudit.Count()
    count.pass = pass
    count.fail = fail
    count.review = review
    count.error = error
    return count
  }
}
