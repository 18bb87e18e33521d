import Auditing
import Foundation
import Testing

@testable import Reporting

/// Reads a log back, as another program would.
enum SARIFReading {
  static func run(of report: AuditReport, _ profile: ReportContext.Profile) throws -> [String: Any] {
    var context = Sample.context
    context.profile = profile
    context.date = Sample.date
    let text = ReportFormat.sarif.text(of: report, in: context)
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }
}
