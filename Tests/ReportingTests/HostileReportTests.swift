import Auditing
import Foundation
import Semantics
import Testing

@testable import Reporting

/// No label, name, path or reason is more than text in any format.
struct HostileReportTests {
  private static let formats = ReportFormat.all

  private func text(_ format: ReportFormat, _ report: AuditReport, _ profile: ReportContext.Profile = .full) -> String {
    var context = Sample.context
    context.isVerbose = true
    context.profile = profile
    return format.text(of: report, in: context)
  }

  @Test("Nothing turns the direction of text, moves a cursor or ends a line", arguments: formats.map(\.name))
  func invisible(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    for profile in ReportContext.Profile.allCases {
      let text = text(format, Hostile.report, profile)
      #expect(text.contains("forged"))
      #expect(!text.unicodeScalars.contains { $0 != "\n" && isInvisible($0) })
      #expect(!text.unicodeScalars.contains { $0.value == 0xFFFE } || name != "junit")
    }
  }

  @Test("No line is a command to CI but those that the format is made of", arguments: formats.map(\.name))
  func commands(_ name: String) throws {
    let text = text(try #require(ReportFormat.named(name)), Hostile.report)
    #expect(!text.contains("##["))
    let commands = text.split(separator: "\n").map(String.init).filter(beginsLikeCommand)
    guard name == "github" else {
      #expect(commands == [])
      return
    }
    // Two components that broke, each with two failures and a review that nobody has accepted.
    #expect(commands.count == 8)
    for command in commands {
      #expect(command.wholeMatch(of: /::(error|notice) file=[^:,]+,line=1,title=[^:,]+::.*/) != nil)
    }
  }

  @Test("A label of a megabyte neither hangs nor fills a report", arguments: formats.map(\.name))
  func long(_ name: String) throws {
    let label = String(repeating: "ü<", count: 350_000)
    var report = Sample.report
    report.components[1].findings[0].message = label
    report.components[1].findings[0].now = [label]
    report.components[1].findings[0].source.file = "/package/" + label
    let text = text(try #require(ReportFormat.named(name)), report)
    if name == "json" {
      #expect(text.utf8.count > 2 * label.utf8.count, "a program gets all of it")
    } else {
      #expect(text.utf8.count < 100_000)
    }
    #expect(!text.contains("/package"))
  }

  @Test("The same input gives the same bytes", arguments: formats.map(\.name))
  func deterministic(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    for run in SampleRun.allCases { #expect(text(format, run.report) == text(format, run.report)) }
  }

  @Test("Each format has its own name and a line for a help page")
  func names() {
    #expect(
      ReportFormat.all.map(\.name) == [
        "text", "json", "sarif", "junit", "github", "gitlab", "compiler", "markdown", "html",
      ])
    for format in ReportFormat.all {
      #expect(!format.summary.isEmpty && !format.summary.contains("\n"))
      #expect(ReportFormat.named(format.name)?.name == format.name)
    }
    #expect(ReportFormat.named("Text") == nil)
  }

  @Test("No report names the root or any absolute path", arguments: formats.map(\.name))
  func relative(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    var report = Sample.rich
    report.components[1].findings[0].source.file = "/elsewhere/Other.swift"
    for profile in ReportContext.Profile.allCases {
      let text = text(format, report, profile)
      #expect(!text.contains("/package"))
      #expect(!text.contains("/elsewhere"))
      #expect(text.contains("elsewhere/Other.swift"))
    }
  }
}
