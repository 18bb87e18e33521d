import Auditing
import Narration
import Semantics

@testable import Reporting

/// Reports for pages: one with everything that a page can show, and one whose every text wants to be more than text.
enum PageSample {
  static let page = ReportFormat.html.text(of: report, in: Sample.context)
  static let hostilePage = ReportFormat.html.text(of: hostileReport, in: Sample.context)

  static var report: AuditReport {
    var report = Sample.report
    report.components[1].tree = tree
    report.components[1].errors = ["dark: the component trapped"]
    report.components[1].trace = [
      TracedStep(
        gestures: [.focus(.label("More")), .activate(1)],
        lines: ["~ haptic selection", "~ motion numericText \"2\" to \"3\"", "More"],
        reduced: ["~ haptic selection", "~ motion opacity \"2\" to \"3\"", "More"]),
      TracedStep(gestures: [.focus(.label("Less")), .activate(1)], lines: ["Less"], reduced: ["Less"]),
      TracedStep(gestures: [.first, .activate(1)], lines: []),
    ]
    return report
  }

  private static var tree: SemanticTree {
    var group = SemanticNode(id: "group", role: .group, label: "Anzahl")
    group.children = [
      SemanticNode(id: "less", role: .button, label: "Weniger", actions: [.activate]),
      SemanticNode(id: "more", role: .button, label: "Mehr", actions: [.activate]),
    ]
    return SemanticTree(
      environment: SemanticEnvironment(locale: "de_DE", reduceMotion: true), nodes: [group],
      withheld: [WithheldNode(node: SemanticNode(id: "icon", role: .image), reason: .control, owner: "more")],
      haptics: [HapticTrigger(feedback: "selection", trigger: "3", nodes: ["more"])],
      motions: [
        DeclaredMotion(effect: "numericText", reduced: "opacity", nodes: ["more", "icon", "gone"]),
        DeclaredMotion(effect: "scale", nodes: []),
      ])
  }

  /// What each text of the hostile report is.
  static let hostileText =
    "</title></style></code></pre><script>document.title = 'gone'</script><img src=x onerror=\"document.title='gone'\">"
    + "\" onfocus=\"x' autofocus --><!-- ]]> &lt; ##[error] \n::error::x\u{1B}[31m\u{202E}\u{0}\u{FFFE}"

  private static var hostileReport: AuditReport {
    let text = hostileText
    let source = SourceLocation(file: "/package/\(text)", line: -3)
    var component = ComponentAudit(component: text, source: source)
    component.environments = [text]
    component.notLookedAt = [text]
    component.transcript = [text, ""]
    var node = SemanticNode(id: NodeID(text), role: .button, label: text, value: text, hint: text)
    node.identifier = text
    component.tree = SemanticTree(
      environment: SemanticEnvironment(locale: text), nodes: [node],
      haptics: [HapticTrigger(feedback: text, trigger: text, nodes: [NodeID(text)])],
      motions: [DeclaredMotion(effect: text, reduced: text, nodes: [NodeID(text)])])
    component.trace = [
      TracedStep(gestures: [.focus(.label(text)), .perform(text), .type(text)], lines: [text], reduced: ["~ " + text])
    ]
    let finding = Sample.finding(.nameMissing, at: -1, text, path: text) {
      $0.component = text
      $0.now = [text]
      $0.want = text
      $0.circumstances = [text]
      $0.gestures = [.focus(.label(text)), .perform(text)]
    }
    var accepted = finding
    accepted.ignored = text
    component.findings = [finding, accepted]
    var report = AuditReport(components: [component], rules: [.nameMissing], configuration: text)
    report.unaudited = [text]
    report.staleEntries = [text]
    report.unusedIgnores = [text]
    return report
  }
}
