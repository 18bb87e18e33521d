import Semantics

extension Rule {
  static let headingMissing = Rule(
    .headingMissing, "What stands above a text as its title is a heading",
    why: """
      People who listen go through a screen by its headings. A few words in the style of a title, with a smaller text \
      after them, are a heading to the eye alone. The look by itself proves nothing: a number, a price and a sentence may \
      be large as well, and are left alone. A level of headings is silent without the trait.
      """,
    policy: .experimental, impact: .moderate, criteria: ["1.3.1"],
    fix: "Add accessibilityAddTraits(.isHeader).",
    failing: Example(
      "a title without the trait", title(isHeader: false), .text("text", "Rub the butter into the flour.")),
    passing: Example("a title with it", title(isHeader: true), .text("text", "Rub the butter into the flour.")),
    check: .tree { tree, verdicts in
      for node in tree.nodes where node.hasRareFacets && node.node.role == .text && node.isStop {
        if let level = node.node.headingLevel, !node.traits.contains(.header) {
          verdicts.fail(node, "\(node.title) has the level \(level) of headings, and is no heading without the trait")
          continue
        }
        guard let style = node.appearance?.textStyle, styles.contains(style), isTitle(node) else { continue }
        if node.traits.contains(.header) {
          verdicts.pass()
        } else if let next = node.next, isBody(next) || standsAboveSeveral(node) {
          verdicts.fail(node, "\(node.title) has the style “\(style)” above a text, and is no heading")
        }
      }
    })

  private static let styles: Set<String> = ["largeTitle", "title", "title2", "title3"]

  private static func isTitle(_ node: AuditedNode) -> Bool {
    guard node.actions.isEmpty, let name = node.name, name == node.visibleText, name.count < 50 else { return false }
    guard let last = name.last, !".!?:,…".contains(last), !SpokenNumber.hasDigit(name) else { return false }
    return name.count(where: \.isLetter) > 2 && node.appearance?.tap == nil
  }

  /// Whether a text is written smaller, as what a title stands above is.
  private static func isBody(_ node: AuditedNode) -> Bool {
    guard node.node.role == .text, !node.traits.contains(.header), let name = node.name else { return false }
    return name.count > 9 && !styles.contains(node.appearance?.textStyle ?? "body")
  }

  /// Whether a title in bold type stands above several texts that are short, such as the items of a list.
  private static func standsAboveSeveral(_ node: AuditedNode) -> Bool {
    guard let weight = node.appearance?.weight, ["semibold", "bold", "heavy", "black"].contains(weight) else {
      return false
    }
    let below = [node.next, node.next?.next]
    return below.allSatisfy { text in
      guard let text, text.node.role == .text, !text.traits.contains(.header), let name = text.name else {
        return false
      }
      return name.count(where: \.isLetter) > 2 && !styles.contains(text.appearance?.textStyle ?? "body")
    }
  }

  private static func title(isHeader: Bool) -> SemanticNode {
    .text("title", "Preparation").with {
      $0.appearance = Appearance().with { $0.textStyle = "title2" }
      if isHeader { $0.traits.insert(.header) }
    }
  }
}
