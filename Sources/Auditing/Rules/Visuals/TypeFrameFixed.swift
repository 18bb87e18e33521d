import Semantics

extension Rule {
  static let typeFrameFixed = Rule(
    .typeFrameFixed, "Text has room at every type size",
    why: """
      A frame of a fixed size keeps its size when the type grows, and cuts off what no longer fits: a number of three \
      digits in 32 points. It fails where no font could be narrow enough, and is for a person to look at where it may \
      not fit.
      """,
    policy: .wcag, impact: .serious, criteria: ["1.4.4"],
    fix: "Use frame(minWidth:) or frame(minHeight:), or a length that is an @ScaledMetric.",
    failing: Example("a number in 32 points") { number(in: $0, width: 32) },
    passing: Example("a number with a least width") { number(in: $0, width: nil) },
    check: .tree { tree, verdicts in
      for text in tree.drawnTexts {
        guard !text.text.isEmpty, let frame = text.frame ?? leastFrame(text) else { continue }
        guard let size = TypeSizes.points(of: text.appearance, in: tree.environment) else { continue }
        // A limit of lines is the matter of its own rule, as far as the width goes.
        let width = text.appearance.lineLimit == nil ? frame.width : nil
        let height = frame.height
        guard width != nil || height != nil || text.frame == nil else { continue }
        let extent = TextExtent(text.text, size: size * min(text.appearance.minimumScaleFactor ?? 1, 1))
        let words = "“\(escaped(text.text))”"
        let at = text.appearance.typeSize ?? tree.environment.dynamicTypeSize
        if let width, let needed = needed(extent, width: width, height: height) {
          verdicts.fail(
            text.node, "\(words) needs at least \(points(needed)) points at \(at), in a frame of \(points(width))")
        } else if let height, extent.lineHeight.lowerBound > height {
          verdicts.fail(
            text.node,
            "a line of \(words) is at least \(points(extent.lineHeight.lowerBound)) points high at \(at), in a frame of \(points(height))"
          )
        } else if fits(extent, width: width, height: height) {
          verdicts.pass()
        } else {
          verdicts.leaveOut("whether texts that may just fit their fixed frames do so: that takes the font")
        }
      }
    })

  /// The width that is missing for certain.
  private static func needed(_ extent: TextExtent, width: Double, height: Double?) -> Double? {
    if extent.widestWord > width { return extent.widestWord }
    guard let height else { return nil }
    let lines = max((height / extent.lineHeight.lowerBound).rounded(.down), 1)
    return extent.width.lowerBound > lines * width ? extent.width.lowerBound : nil
  }

  private static func fits(_ extent: TextExtent, width: Double?, height: Double?) -> Bool {
    if let height, extent.lineHeight.upperBound > height { return false }
    return extent.width.upperBound <= width ?? (height == nil ? .infinity : ScreenWidth.least)
  }

  /// A frame that only has least sides never cuts anything off.
  private static func leastFrame(_ text: DrawnText) -> Appearance.Size? {
    text.appearance.hitSize == nil ? nil : Appearance.Size()
  }

  private static func number(in environment: SemanticEnvironment, width: Double?) -> SemanticTree {
    let node = SemanticNode.text("count", "100").with {
      $0.appearance = Appearance().with {
        if let width { $0.frame = .init(width: width) } else { $0.hitSize = .init(width: 32) }
      }
    }
    return SemanticTree(environment: environment, nodes: [node])
  }
}
