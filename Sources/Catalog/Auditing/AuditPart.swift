import Auditing
import Foundation
import GoldenSpecs
import Semantics

/// The file that one part of a split run leaves for `merge`.
struct AuditPart: Codable {
  private static let format = "aloud-audit-part"
  private static let version = 1

  private let format: String
  private let version: Int
  private let report: AuditReport

  static func write(_ report: AuditReport, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let part = AuditPart(format: format, version: version, report: report)
    try writeAtomically(String(decoding: try encoder.encode(part), as: UTF8.self) + "\n", to: path)
  }

  static func read(_ path: String) throws(UsageError) -> AuditReport {
    let data: Data
    do {
      data = try InputFile.contents(of: path, limit: 1 << 30)
    } catch {
      throw UsageError("\(path) cannot be read: \(error)")
    }
    guard let part = try? JSONDecoder().decode(AuditPart.self, from: data), part.format == format else {
      throw UsageError("\(path) is no part of an audit; “audit --part FILE” writes one")
    }
    guard part.version == version else {
      throw UsageError("\(path) has version \(part.version); this program reads version \(version)")
    }
    return part.report
  }
}
