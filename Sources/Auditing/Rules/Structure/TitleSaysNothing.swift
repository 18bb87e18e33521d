import Semantics

extension Rule {
  static let titleSaysNothing = Rule(
    .titleSaysNothing, "The title of a page is about what is on it",
    why: """
      The title is the first that is heard of a page. “Page” and “Untitled” say no more than that there is one, and a \
      title without words, above content without a heading, says nothing at all.
      """,
    policy: .experimental, impact: .moderate, criteria: ["2.4.2"],
    fix: "Name what the page is about in navigationTitle(_:).",
    failing: Example("a page called “Untitled”", title("Untitled"), .text("text", "Three to five days")),
    passing: Example("the page with a title of its own", title("Delivery"), .text("text", "Three to five days")),
    check: .tree { tree, verdicts in
      for node in tree.nodes where isTitle(node) {
        guard let name = node.name, let words = node.spokenWordList else { continue }
        guard words.titles.contains(SpokenWords(name).phrase) else {
          verdicts.pass()
          continue
        }
        verdicts.fail(node.contentBelow ?? node, "the page is called \(node.title), which says nothing of it")
      }
      for node in tree.withheld where node.entry.withheld == .silent && node.traits.contains(.header) {
        guard node.appearance?.isUntitled == true, let content = node.entry.owner.flatMap({ tree.node($0) }) else {
          continue
        }
        if tree.nodes.contains(where: { $0.traits.contains(.header) }) {
          verdicts.pass()
        } else {
          verdicts.fail(content, "the page has a title without words, and no heading")
        }
      }
    })

  /// Whether a node is the title in the bar of a page: the first heading, with nothing but buttons before it.
  private static func isTitle(_ node: AuditedNode) -> Bool {
    guard node.node.role == .text, node.traits.contains(.header), !node.traits.contains(.staticText) else {
      return false
    }
    return node.siblings.prefix { $0.place < node.place }.allSatisfy { $0.traits.contains(.button) }
  }

  private static func title(_ text: String) -> SemanticNode {
    .text("title", text).with { $0.traits = .header }
  }
}

extension AuditedNode {
  /// The first stop after the node whose place is known, as what stands on a page below its title.
  fileprivate var contentBelow: AuditedNode? {
    tree.nodes.first { $0.place > place && $0.isStop && $0.node.source != nil }
  }
}
