import Auditing
import Foundation
import Semantics
import Testing

@testable import Reporting

/// The page as text: what it says, and that nothing in it can become more than text.
struct HTMLPageTests {
  @Test("A small report, word for word but for the style sheet")
  func whole() { #expect(Self.small == ExpectedPage.text) }

  static var small: String {
    var report = AuditReport(
      components: [Sample.guests, Sample.tickets], rules: [.nameMissing, .changeNotAnnounced], configuration: "")
    report.components[1].findings.removeSubrange(1...2)
    report.components[1].trace = Array(PageSample.report.components[1].trace.prefix(1))
    report.unaudited = ["Copies"]
    var context = Sample.context
    context.version = "1.0"
    context.date = Date(timeIntervalSince1970: 1_735_732_800)
    let page = ReportFormat.html.text(of: report, in: context)
    return page.replacing(HTMLStyle.sheet, with: "…").replacing(HTMLStyle.policy, with: "…")
  }

  @Test("Every name of a part is there once, and every link leads to one")
  func links() {
    for page in [PageSample.page, PageSample.hostilePage] {
      let names = page.matches(of: /\ id="([^"]*)"/).map(\.1)
      let links = page.matches(of: /\ href="#([^"]*)"/).map(\.1)
      #expect(names.count == Set(names).count)
      #expect(Set(links).subtracting(names) == [])
      #expect(page.matches(of: /href="[^#]/).count == 0)
    }
  }

  @Test("Movement and haptics are told by the names of what moves and what is felt, in both forms")
  func movement() {
    let page = PageSample.page
    let rows = [
      "<tr><th scope=\"row\">numericText</th><td>opacity</td><td>“Mehr”, image in “Mehr”, gone</td></tr>",
      "<tr><th scope=\"row\">scale</th><td>not evaluated</td><td></td></tr>",
      "<tr><th scope=\"row\">selection</th><td>3</td><td>“Mehr”</td></tr>",
      "<td><ul><li class=\"spoken\" lang=\"de-DE\" dir=\"auto\">Less</li></ul></td><td>the same</td></tr>",
      "<tr><th scope=\"row\">first; activate</th><td>nothing</td><td>not tried</td></tr>",
    ]
    for row in rows { #expect(page.contains(row), "\(row)") }
  }

  @Test("The way to a finding is a spec for the scenario in which it was found")
  func spec() {
    #expect(
      PageSample.page.contains(
        """
        <pre><code># change-not-announced: “3” appears and nothing is spoken of it
        component: Tickets
        locale: de_DE
        reduce-motion: on

        &gt; focus &quot;More&quot;
        &gt; activate</code></pre>
        """))
  }

  @Test("A finding has the same link in every run, and two alike have two")
  func anchors() {
    var anchors = HTMLAnchors()
    #expect(anchors.add("component", "Tickets/Many 1") == "component-Tickets-Many-1")
    #expect(anchors.add("component", "Tickets/Many/1") == "component-Tickets-Many-1.2")
    #expect(anchors.add("component", "\"><b>") == "component----b-")
  }

  @Test(
    "The verdict looks good only where everything was looked at",
    arguments: [("", "good"), ("not looked at", "review"), ("error", "fail")])
  func look(gap: String, look: String) {
    var component = Sample.guests
    if gap == "not looked at" { component.notLookedAt = [gap] }
    if gap == "error" { component.errors = [gap] }
    let report = AuditReport(components: [component], rules: [.nameMissing], configuration: "")
    #expect(ReportFormat.html.text(of: report, in: Sample.context).contains("<strong class=\"\(look)\">No failure"))
  }

  @Test("Headings go down one level at a time, and only one is the first")
  func headings() {
    let levels = PageSample.page.matches(of: /<h([1-6])/).compactMap { Int($0.1) }
    #expect(levels.count { $0 == 1 } == 1)
    #expect(levels.first == 1)
    for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1) }
  }

  @Test("Hostile text stays text")
  func hostile() {
    let page = PageSample.hostilePage
    for mark in ["<script", "<img", "<!--", "-->", "onfocus=\"x", "\u{1B}", "\u{202E}", "\u{0}", "\n::error::"] {
      #expect(!page.contains(mark), "\(escaped(mark))")
    }
    #expect(page.matches(of: /<style>/).count == 1)
    #expect(page.contains("&lt;script&gt;document.title = &#39;gone&#39;&lt;/script&gt;"))
    #expect(page.contains("&amp;lt; #\\u{23}[error] \\n::error::x\\u{1B}[31m\\u{202E}\\u{0}"))
    #expect(!page.contains("lang=\"&lt;"))
  }

  @Test("A label of a megabyte is cut, and says so")
  func long() {
    let text = String(repeating: "<", count: 1 << 20)
    #expect(HTML.text(text).markup.hasSuffix("&lt;… (\((1 << 20) - longestText) characters more)"))
    var report = PageSample.report
    report.components[1].component = text
    report.components[1].transcript = [text] + Array(repeating: "", count: 500)
    let page = ReportFormat.html.text(of: report, in: Sample.context)
    #expect(page.utf8.count < 1 << 18)
    #expect(page.contains("<li>… and 1 more</li>"))
  }

  @Test("A tree however deep or long makes a page that a browser can nest")
  func deepTree() {
    var node = SemanticNode(id: "0")
    for depth in 1...400 {
      var outer = SemanticNode(id: NodeID("\(depth)"), role: .group)
      outer.children = [node]
      node = outer
    }
    var component = ComponentAudit(component: "Deep", source: SourceLocation(file: "Deep.swift", line: 1))
    component.tree = SemanticTree(nodes: [node] + (1...700).map { SemanticNode(id: NodeID("t\($0)")) })
    let list = HTMLOutline(component).html.markup
    #expect(list.components(separatedBy: "<ul").count == list.components(separatedBy: "</ul>").count)
    #expect(list.components(separatedBy: "<li>").count == list.components(separatedBy: "</li>").count)
    #expect(list.components(separatedBy: "<ul").count - 1 == 61)
    #expect(list.contains("<summary>Tree of Deep, 1101 lines</summary>"))
    #expect(list.contains("<li>… and 101 more</li></ul>"))
  }

  @Test(
    "A component speaks in its own language",
    arguments: [
      ("de_DE", "de-DE"), ("ar", "ar"), ("zh_Hans_CN", "zh-Hans-CN"), ("", nil), ("\"", nil), ("qqq_DE", nil),
      ("de_", nil),
      ("en_US_POSIX_x_y", nil),
    ] as [(String, String?)])
  func language(locale: String, tag: String?) {
    #expect(HTMLLanguage.tag(of: locale) == tag)
  }

  @Test(
    "The policy knows the sheet by its digest",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
      (String(repeating: "a", count: 56), "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
      (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
    ])
  func digest(text: String, base64: String) {
    #expect(SHA256.base64(text) == base64)
    #expect(HTMLStyle.policy.contains(SHA256.base64(HTMLStyle.sheet)))
  }
}
