import Semantics

extension Rule {
  static let contrastUnknown = Rule(
    .contrastUnknown, "The contrast of every text is known",
    why: """
      Where a gradient or an image lies behind a text, or a colour is not known, no number says whether it can be read. \
      A person has to look, in both colour schemes.
      """,
    policy: .wcag, impact: .moderate, criteria: ["1.4.3"],
    fix: "Put an opaque colour behind the text, pin the colour by its components, or look at it and note the reason.",
    failing: Example(
      "a text on a gradient",
      .text("total", "Total").with {
        $0.appearance = Appearance().with {
          $0.hasUnknownBackground = true
          $0.backgroundOrigin = .gradient
        }
      }),
    passing: Example(
      "a text on one colour",
      .text("total", "Total").with {
        $0.appearance = Appearance().with {
          $0.foreground = .init(hex: 0x000000)
          $0.background = .init(hex: 0xFFFFFF)
        }
      }),
    check: .tree { tree, verdicts in
      for text in tree.drawnTexts {
        guard let contrast = TextContrast(text) else { continue }
        let words = "“\(escaped(text.text))”"
        switch contrast.result {
        case .unknown(.systemColourDynamic), .unknown(.translucentOverUnknown):
          verdicts.leaveOut("the contrast of texts on materials: the system sees to it")
        case .unknown(let reason):
          verdicts.review(text.node, reason, "whether \(words) can be read cannot be told: \(reason.text)")
        case .ratio(let ratio, _, _)
        where ratio < contrast.needed && contrast.dependsOnSystem && !contrast.isBeyondLeeway(ratio, of: text):
          verdicts.leaveOut("the contrast of texts in the system's own colours: it falls short, by the system's choice")
        case .ratio: verdicts.pass()
        }
      }
    })
}
