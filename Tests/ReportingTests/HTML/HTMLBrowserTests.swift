import Auditing
import Foundation
import Semantics
import Testing

@testable import Reporting

/// The page in a real browser, looked at by axe-core.
@Suite(
  .enabled(
    if: Browser.installed != nil,
    "chromium or axe-core is not there and could not be installed: see .ci/browser"),
  .serialized)
struct HTMLBrowserTests {
  private func browser() throws -> Browser { try #require(Browser.installed) }

  @Test("axe-core finds no fault, in light and in dark", arguments: [false, true])
  func faultless(isDark: Bool) throws {
    let sight = try browser().open(PageSample.page, dark: isDark)
    #expect(sight.violations == [])
    #expect(sight.undecided == [])
    #expect(sight.passes > 25)
    #expect(sight.isDark == isDark)
    #expect(sight.background == (isDark ? "rgb(18, 20, 23)" : "rgb(255, 255, 255)"), "the policy let the sheet in")
    #expect(sight.brokenLinks == [])
  }

  @Test("A fault would be seen")
  func seeing() throws {
    let page = PageSample.page.replacing("<html lang=\"en\">", with: "<html>")
    #expect(try browser().open(page, dark: false).violations.map { $0.prefix(14) } == ["html-has-lang:"])
  }

  @Test("The tab key first meets a way around the contents, and shows where it is")
  func keyboard() throws {
    let sight = try browser().open(PageSample.page, dark: false)
    #expect(sight.firstStop == "Skip to the results")
    #expect(sight.outline == "solid")
  }

  @Test("On the narrowest screens nothing but the summary's own table needs scrolling to the side")
  func narrow() throws {
    let sight = try browser().open(PageSample.page, dark: false)
    #expect(sight.narrowWidth <= 320)
  }

  @Test("A page in which nothing was found is faultless too")
  func empty() throws {
    let page = ReportFormat.html.text(
      of: AuditReport(components: [], rules: [], configuration: ""), in: Sample.context)
    #expect(try browser().open(page, dark: false).violations == [])
  }

  @Test("Hostile labels run nothing, load nothing and break nothing")
  func hostile() throws {
    let sight = try browser().open(PageSample.hostilePage, dark: true)
    #expect(sight.title == "1 failure in 1 of 1 component, 1 component not audited. Accessibility audit")
    // The two scripts that look.
    #expect(sight.scripts == 2)
    #expect(sight.images == 0)
    #expect(sight.violations == [])
    #expect(sight.brokenLinks == [])
  }
}
