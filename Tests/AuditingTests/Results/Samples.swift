import Foundation
import Semantics
import Testing

@testable import Auditing

/// Findings and reports as tests need them.
extension Finding {
  static func sample(
    _ rule: RuleID = .nameMissing, in component: String = "Cart", at path: String = "button[1]",
    _ outcome: Outcome = .fail, reason: ReviewReason? = nil, impact: Rule.Impact = .critical, level: Level? = nil,
    file: String = "/src/Shop/Sources/Cart.swift", line: Int = 12, occurrence: Int = 1, ignored: String? = nil
  ) -> Finding {
    Finding(
      rule: rule, outcome: outcome, reason: reason, level: level ?? impact.level, impact: impact, component: component,
      path: path, role: .button, occurrence: occurrence, source: SourceLocation(file: file, line: line),
      message: "the unnamed button has no name", now: ["button"], want: nil, circumstances: [], gestures: [],
      ignored: ignored)
  }
}

extension ComponentAudit {
  /// A component that was judged by every rule, with counts that fit its findings.
  static func sample(_ name: String, _ findings: Finding..., file: String? = nil) -> ComponentAudit {
    var component = ComponentAudit(
      component: name, source: SourceLocation(file: file ?? "/src/Shop/Sources/\(name).swift", line: 3))
    component.findings = findings
    for rule in RuleID.allCases {
      var count = Count()
      count.fail = findings.count { $0.rule == rule && $0.outcome == .fail }
      count.review = findings.count { $0.rule == rule && $0.outcome == .review }
      component.counts[rule] = count
    }
    return component
  }
}

extension AuditReport {
  static func sample(_ components: ComponentAudit..., rules: [RuleID] = RuleID.allCases) -> AuditReport {
    AuditReport(components: components, rules: rules, configuration: "as asked")
  }

  /// What the baseline knows, as “rule path”.
  var knownPlaces: [String] { known.map { "\($0.rule.rawValue) \($0.path)" } }
}

/// Makes a path relative to the package of the samples.
func relative(_ path: String) -> String {
  path.hasPrefix("/src/Shop/") ? String(path.dropFirst("/src/Shop/".count)) : path
}

/// What is said of a document that cannot be read, a line for each problem; nothing when it can.
func problems(_ read: () throws(DocumentProblems) -> Void) -> [String] {
  do throws(DocumentProblems) {
    try read()
    return []
  } catch {
    return error.problems.map(\.description)
  }
}

/// Random numbers that are the same in every run.
struct FixedRandom {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }

  /// Spoils a text in one to three places.
  mutating func spoil(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<below(3) + 1 where !bytes.isEmpty {
      let place = below(bytes.count)
      let end = min(bytes.count, place + below(40))
      let token = Array(Self.tokens[below(Self.tokens.count)].utf8)
      switch below(5) {
      case 0: bytes[place] = UInt8(below(256))
      case 1: bytes.insert(contentsOf: token, at: place)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.replaceSubrange(place..<end, with: token)
      default: bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count))
      }
    }
    return bytes
  }

  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "true", "1e999", "-1", "0", "9223372036854775808", "\\uD800",
    "\\u0000", "\"version\": 2,", "\"rules\": {},", "\"count\": 0,", "**", "/", "\u{FEFF}", "\u{202E}", "\n", "\r",
  ]
}
