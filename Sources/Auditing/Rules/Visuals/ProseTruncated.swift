import Semantics

extension Rule {
  static let proseTruncated = Rule(
    .proseTruncated, "Sentences are not cut off at large sizes",
    why: """
      A limit of lines ends a sentence with “…” where it does not fit. At the largest type size not even the widest phone \
      has room for it, and whoever needs that size never reads the end.
      """,
    policy: .experimental, impact: .moderate, criteria: ["1.4.4"],
    fix: "Remove lineLimit(_:), or raise it for the accessibility sizes.",
    failing: Example("a sentence on one line") { sentence(in: $0, limit: 1) },
    passing: Example("a sentence on as many lines as it takes") { sentence(in: $0, limit: 9) },
    check: .tree { tree, verdicts in
      guard tree.environment.dynamicTypeSize.hasPrefix("accessibility") else { return }
      for text in tree.drawnTexts {
        guard let limit = text.appearance.lineLimit, limit > 0, text.appearance.typeSize == nil else { continue }
        guard !text.isControlLabel, !text.text.contains(where: \.isNumber) else { continue }
        guard let size = TypeSizes.points(of: text.appearance, in: tree.environment) else { continue }
        let scale = max(min(text.appearance.minimumScaleFactor ?? 1, 1), 0.5)
        let width = TextExtent(text.text, size: size * scale).width.lowerBound
        guard width > ScreenWidth.greatest * Double(limit) else {
          verdicts.pass()
          continue
        }
        if offersMore(after: text.node) {
          verdicts.pass()
          continue
        }
        verdicts.fail(
          text.node,
          "“\(escaped(text.text))” needs at least \(points(width)) points, and has \(limit == 1 ? "one line" : "\(limit) lines") of \(points(ScreenWidth.greatest))"
        )
      }
    })

  /// Whether a button follows that shows the rest, as its name says.
  private static func offersMore(after node: AuditedNode) -> Bool {
    guard let next = node.next, next.traits.contains(.button), next.isActionable, let name = next.name,
      let more = next.spokenWordList?.generic.first
    else { return false }
    return SpokenWords(name).contains(SpokenWords(more))
  }

  private static func sentence(in environment: SemanticEnvironment, limit: Int) -> SemanticTree {
    let text = "A long sentence that is cut off at the end of its line as soon as the type is large"
    let node = SemanticNode.text("text", text).with { $0.appearance = Appearance().with { $0.lineLimit = limit } }
    return SemanticTree(environment: environment, nodes: [node])
  }
}
