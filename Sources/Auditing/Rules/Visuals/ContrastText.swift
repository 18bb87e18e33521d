import Semantics

extension Rule {
  static let contrastText = Rule(
    .contrastText, "Text stands out from what is behind it",
    why: """
      Grey on white is lost to whoever sees little, or stands in the sun. Text needs 4.5 to 1; from 18 points, or 14 and \
      bold, 3 to 1. It is worked out from the colours that were declared, in each colour scheme, and never rounded; \
      where no background was declared it is that of the scheme.
      """,
    policy: .wcag, impact: .serious, criteria: ["1.4.3"],
    fix: "Choose a darker or a lighter colour, one for each scheme, or a style of the system such as .primary.",
    failing: Example(
      "grey that just falls short",
      .text("total", "Total").with { $0.appearance = Appearance().with { $0.foreground = .init(hex: 0x777777) } }),
    passing: Example("grey that is just enough") { environment in
      let grey: UInt32 = environment.colorScheme == "dark" ? 0x949494 : 0x767676
      return SemanticTree(
        environment: environment,
        nodes: [
          .text("total", "Total").with { $0.appearance = Appearance().with { $0.foreground = .init(hex: grey) } }
        ])
    },
    check: .tree { tree, verdicts in
      for text in tree.drawnTexts {
        guard let contrast = TextContrast(text), case .ratio(let ratio, let color, let behind) = contrast.result else {
          continue
        }
        guard ratio < contrast.needed else {
          verdicts.pass()
          continue
        }
        guard !contrast.dependsOnSystem || contrast.isBeyondLeeway(ratio, of: text) else { continue }
        verdicts.fail(
          text.node,
          """
          “\(escaped(text.text))” is \(color.hexadecimal) on \(behind.hexadecimal), a contrast of \(truncated(ratio)) \
          where \(contrast.needed == 3 ? "3" : "4.5") is needed
          """)
      }
    })
}
