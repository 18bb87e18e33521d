import Semantics

extension Rule {
  static let pickerTitleNotShown = Rule(
    .pickerTitleNotShown, "What is chosen can be read beside the choice",
    why: """
      Outside of a form and a list the button of a menu picker shows what is chosen and not what is being chosen: \
      whoever looks sees “Small” alone, while whoever listens hears “Shirt size, Small”.
      """,
    policy: .experimental, impact: .moderate, criteria: ["3.3.2"],
    fix: "Put the title beside it with LabeledContent or a Text of its own, or put the picker into a Form.",
    failing: Example("a picker that stands alone", picker),
    passing: Example("a picker with its title before it", .text("title", "Shirt size"), picker),
    check: .node { node, verdicts in
      guard node.node.role == .picker, node.isStop, !node.node.isOfSystem, let name = node.name,
        name == node.visibleText, node.tree.environment.platform.family == .iOS,
        !node.ancestors.contains(where: { $0.node.container == .list || $0.node.role == .menu })
      else { return }
      let title = SpokenWords(name)
      if node.isInsideNamed || node.textsBefore.contains(where: { SpokenWords($0).contains(title) }) {
        verdicts.pass()
      } else {
        verdicts.fail(node, "the title \(node.title) is spoken, and shown nowhere")
      }
    })

  private static var picker: SemanticNode {
    SemanticNode(
      id: "size", role: .picker, traits: .button, label: "Shirt size", value: "Small", actions: [.activate]
    ).with { $0.drawn = ["Shirt size"] }
  }
}
