import Auditing
import Testing

@testable import Reporting

/// Reports held against the schemas that their readers hold them against.
@Suite(
  .enabled(
    if: PublicSchemas.installed != nil,
    "python3 or the packages with the schemas are not there and could not be installed: see .ci/schemas"))
struct PublicSchemaTests {
  private func faults(of report: AuditReport, as format: ReportFormat, schema: String = "") throws -> [String] {
    let schemas = try #require(PublicSchemas.installed)
    return try ReportContext.Profile.allCases.flatMap { profile in
      var context = Sample.context
      context.profile = profile
      context.version = "1.2.3"
      context.date = Sample.date
      return try schemas.faults(of: format.text(of: report, in: context), as: format.name, schema: schema)
    }
  }

  @Test("Every SARIF log is one by sarif-schema-2.1.0.json", arguments: SampleRun.allCases)
  func sarif(_ run: SampleRun) throws {
    let report = run.report
    #expect(try faults(of: report, as: .sarif) == [])
  }

  @Test("Every JUnit report is one by the schema of Jenkins' xUnit plugin", arguments: SampleRun.allCases)
  func junit(_ run: SampleRun) throws {
    let report = run.report
    #expect(try faults(of: report, as: .junit) == [])
  }

  @Test("Every JSON report is one by the schema that is published with it", arguments: SampleRun.allCases)
  func json(_ run: SampleRun) throws {
    let report = run.report
    #expect(try faults(of: report, as: .json, schema: ReportSchema.text) == [])
  }

  @Test("A fault would be seen")
  func seeing() throws {
    let schemas = try #require(PublicSchemas.installed)
    func damaged(_ format: ReportFormat, _ right: String, _ wrong: String) throws -> Int {
      let text = format.text(of: Sample.rich, in: Sample.context)
      #expect(text.contains(right))
      return try schemas.faults(
        of: text.replacing(right, with: wrong), as: format.name, schema: ReportSchema.text
      ).count
    }
    #expect(try damaged(.sarif, "\"kind\": \"review\"", "\"kind\": \"perhaps\"") > 0)
    #expect(try damaged(.sarif, "\"startLine\": 42", "\"startLine\": 0") > 0)
    #expect(try damaged(.junit, " tests=", " test=") > 0)
    #expect(try damaged(.json, "\"line\": 42", "\"line\": 0") > 0)
  }
}
