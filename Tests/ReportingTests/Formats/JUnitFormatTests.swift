import Auditing
import Foundation
import Semantics
import Testing

@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The report that every CI shows as tests.
struct JUnitFormatTests {
  private func text(_ report: AuditReport, date: Date? = nil) -> String {
    var context = Sample.context
    context.date = date
    return ReportFormat.junit.text(of: report, in: context)
  }

  @Test("A suite per component and a case per rule, passes included")
  func whole() {
    let fix = Rule.named(.nameMissing)?.fix ?? ""
    #expect(
      text(Sample.report, date: Sample.date) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="aloud audit" tests="7" failures="2" errors="0">
          <testsuite name="Guests" tests="2" failures="0" errors="0" skipped="0" timestamp="2026-01-02T03:04:05" \
        file="Sources/Shop/Guests.swift">
            <testcase classname="Guests" name="audit"/>
            <testcase classname="Guests" name="name-missing"/>
            <system-out>Spoken on the first screen:
          Guests, 2</system-out>
          </testsuite>
          <testsuite name="Tickets" tests="4" failures="2" errors="0" skipped="1" timestamp="2026-01-02T03:04:05" \
        file="Sources/Shop/Tickets.swift">
            <testcase classname="Tickets" name="audit"/>
            <testcase classname="Tickets" name="name-missing">
              <failure type="critical" message="the button has no name">Sources/Shop/Tickets.swift:42: error: the \
        button has no name
          who it hurts: A control without a label is read as “button” and no more: nobody who listens learns what it \
        does, and nobody who speaks to the device can address it.
          spoken now: “button”
          should be: \(fix)
          element: button[1]
          criteria: 4.1.2</failure>
              <system-out>Sources/Shop/Tickets.swift:44: review: the size of the button is not known
          who it hurts: A control without a label is read as “button” and no more: nobody who listens learns what it \
        does, and nobody who speaks to the device can address it.
          spoken now: nothing
          to be looked at because: a size was not declared
          element: button[2]
          criteria: 4.1.2
        Sources/Shop/Tickets.swift:50: error: the button has no name
          who it hurts: A control without a label is read as “button” and no more: nobody who listens learns what it \
        does, and nobody who speaks to the device can address it.
          spoken now: nothing
          should be: \(fix)
          accepted: ignored on purpose: a lucky charm
          element: button[3]
          criteria: 4.1.2</system-out>
            </testcase>
            <testcase classname="Tickets" name="change-not-announced">
              <failure type="critical" message="“3” appears and nothing is spoken of it">\
        Sources/Shop/Tickets.swift:60: error: “3” appears and nothing is spoken of it
          who it hurts: When a press changes a text or a value elsewhere and nothing is spoken of it, somebody who \
        listens has to search the screen for what happened.
          spoken now: “More, button”
          should be: 3
          after: focus &quot;More&quot;; activate
          seen in: dark
          element: button[4]
          criteria: 4.1.3, 4.1.2</failure>
            </testcase>
            <testcase classname="Tickets" name="not-looked-at">
              <skipped message="states beyond the first 3 states: there are more than were walked"/>
            </testcase>
            <system-out>Spoken on the first screen:
          button
          More, button</system-out>
          </testsuite>
          <testsuite name="Copies" tests="1" failures="0" errors="0" skipped="1" timestamp="2026-01-02T03:04:05" \
        file="Package.swift">
            <testcase classname="Copies" name="audit">
              <skipped message="not audited"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("A case has one outcome, the worst of what was found")
  func outcomes() {
    func outcome(_ change: (inout ComponentAudit) -> Void) -> String {
      var tickets = Sample.tickets
      change(&tickets)
      let text = text(AuditReport(components: [tickets], rules: [.nameMissing], configuration: ""))
      let line = text.split(separator: "\n").drop { !$0.contains("name=\"name-missing\"") }.dropFirst().first
      return String(line?.prefix { $0 != ">" } ?? "").trimmingCharacters(in: .whitespaces)
    }
    func keep(_ places: Int...) -> (inout ComponentAudit) -> Void {
      { tickets in tickets.findings = places.map { Sample.tickets.findings[$0] } }
    }
    #expect(outcome(keep(0, 1, 2)) == "<failure type=\"critical\" message=\"the button has no name\"")
    #expect(outcome(keep(0, 0)) == "<failure type=\"critical\" message=\"the button has no name (and 1 more)\"")
    #expect(
      outcome(keep(1, 2)) == "<skipped message=\"review: the size of the button is not known (and 1 more)\"/")
    #expect(outcome(keep(2)) == "<skipped message=\"ignored on purpose: a lucky charm: the button has no name\"/")
    #expect(
      outcome { tickets in
        tickets.findings = []
        tickets.counts[.nameMissing]?.error = 2
      } == "<error type=\"error\" message=\"the rule could not be judged in 2 places\"")
  }

  @Test("A component that was not judged is an error")
  func errors() {
    let text = text(Sample.rich)
    #expect(
      text.contains(
        "<error type=\"error\" message=\"dark: the component trapped\">dark: the component trapped</error>"))
    #expect(text.contains("<testsuite name=\"Tickets\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"2\""))
  }

  @Test("Class name and name are unique, and the counts are true", arguments: SampleRun.allCases)
  func unique(_ run: SampleRun) {
    let report = run.report
    let reader = CaseReader(text(report))
    #expect(reader.isWellFormed)
    #expect(Set(reader.names).count == reader.names.count)
    #expect(reader.declared == reader.names.count)
  }

  @Test("GitLab shows nothing of a file of 30 MB")
  func size() {
    let most = String(repeating: "x", count: 30_000_000)
    func remarks(_ text: String) -> [String] {
      ReportFormat.junit.remarks(on: text, of: Sample.empty, in: Sample.context)
    }
    #expect(remarks(most) == [])
    #expect(
      remarks(most + "x") == ["the report has 30000001 bytes; GitLab takes 30000000 and shows none of it"])
  }

  @Test("Characters that XML does not have are written out")
  func characters() { #expect(xml("<a>&\"'\u{1}\u{FFFF}") == "&lt;a&gt;&amp;&quot;&apos;\\u{1}\\u{FFFF}") }
}

/// The cases of a report, read by a parser of XML.
private final class CaseReader: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var names: [String] = []
  private(set) var declared = 0

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if element == "testcase" { names.append("\(attributes["classname"] ?? "") / \(attributes["name"] ?? "")") }
    if element == "testsuite" { declared += Int(attributes["tests"] ?? "") ?? 0 }
  }
}
