import Narration
import Semantics

extension Rule {
  static let linkNotTold = Rule(
    .linkNotTold, "What opens a web page is a link",
    why: """
      A button that leads out of the app into a browser surprises whoever took it for one that does something here, and \
      is not found among the links of a page. The trait of a link tells; addresses for mail, calls and settings are left \
      alone. The other way round, what opens a sheet or an alert of this screen leads nowhere, and is a button.
      """,
    policy: .experimental, impact: .moderate, criteria: ["4.1.2"],
    fix: "Use Link(_:destination:), or add the trait .isLink and remove .isButton.",
    failing: Example("a button that opens a page", [.button("terms", "Terms of use")]) { _, _, _ in
      [.opened(address: "https://example.com/terms")]
    },
    passing: Example("a link that opens it", [link]) { _, _, _ in [.opened(address: "https://example.com/terms")] },
    check: .step { step, verdicts in
      guard let node = step.node, !node.node.isOfSystem, step.isActivation else { return }
      let opens = step.step.events.contains { event in
        guard case .opened(let address) = event.kind else { return false }
        return address.lowercased().hasPrefix("http")
      }
      guard opens else { return judgeStaying(step, node, &verdicts) }
      guard !node.traits.contains(.link), node.node.role != .link else { return verdicts.pass() }
      verdicts.fail(node, "\(node.title) opens a web page and is no link")
    })

  /// A link that opens something in front of the screen does not lead anywhere.
  private static func judgeStaying(_ step: AuditedStep, _ node: AuditedNode, _ verdicts: inout Verdicts) {
    guard node.traits.contains(.link), !node.traits.contains(.button) else { return }
    guard step.after.nodes.contains(where: { $0.node.container == .modal && !step.before.shows($0.node.id) }) else {
      return
    }
    verdicts.fail(node, "\(node.title) is a link and opens something in front of the screen")
  }

  private static let link = SemanticNode(
    id: "terms", role: .link, traits: .link, label: "Terms of use", actions: [.activate])
}
