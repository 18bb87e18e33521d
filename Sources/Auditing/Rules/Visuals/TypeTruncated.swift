import Semantics

extension Rule {
  static let typeTruncated = Rule(
    .typeTruncated, "Numbers and names of controls are not cut off",
    why: """
      A limit of lines ends a text that does not fit with “…”, and a small minimum scale factor takes back the size that \
      was asked for. Prose may end early; a number or the name of a control means something else then. A sentence that \
      shrinks to half and less so as to stay on one line is read by nobody who needs large type.
      """,
    policy: .wcag, impact: .serious, criteria: ["1.4.4"],
    fix: "Remove lineLimit(_:) from the value or the label, or lay it out in a ViewThatFits.",
    failing: Example("an amount on one line of 40 points", amount(limit: 1)),
    passing: Example("an amount on a line that is wide enough", amount(limit: 1, width: 400)),
    check: .tree { tree, verdicts in
      for text in tree.drawnTexts {
        guard let limit = text.appearance.lineLimit, limit > 0 else { continue }
        if limit == 1, let factor = text.appearance.minimumScaleFactor, factor <= 0.5, isSentence(text.text) {
          verdicts.fail(
            text.node,
            "“\(escaped(text.text))” shrinks to one line, down to \(Int((max(factor, 0) * 100).rounded())) % of the size that was asked for"
          )
          continue
        }
        guard text.isControlLabel || text.text.contains(where: \.isNumber) else { continue }
        guard let size = TypeSizes.points(of: text.appearance, in: tree.environment) else { continue }
        // Down to four fifths, a text that gives way is still about as large as it was asked for.
        let extent = TextExtent(text.text, size: size * max(min(text.appearance.minimumScaleFactor ?? 1, 1), 0.8))
        let words = "“\(escaped(text.text))”"
        let at = text.appearance.typeSize ?? tree.environment.dynamicTypeSize
        let room = text.frame?.width
        let lines = limit == 1 ? "one line" : "\(limit) lines"
        if extent.width.lowerBound > (room ?? ScreenWidth.greatest) * Double(limit) {
          verdicts.fail(
            text.node,
            "\(words) needs at least \(points(extent.width.lowerBound)) points at \(at), and has \(lines) of \(points(room ?? ScreenWidth.greatest))"
          )
        } else if extent.width.upperBound <= room ?? ScreenWidth.least {
          verdicts.pass()
        } else {
          verdicts.leaveOut("whether texts with a line limit that may just fit do so: that takes the font")
        }
      }
    })

  /// Whether there is too much to read for one line of the largest type.
  private static func isSentence(_ text: String) -> Bool { text.count >= 24 && text.split(separator: " ").count >= 4 }

  private static func amount(limit: Int, width: Double = 40) -> SemanticNode {
    .text("total", "1,024.00 €").with {
      $0.appearance = Appearance().with {
        $0.lineLimit = limit
        $0.frame = .init(width: width)
        $0.typeSize = "large"
      }
    }
  }
}
