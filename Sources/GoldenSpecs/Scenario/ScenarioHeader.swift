import Semantics

extension Scenario {
  /// The header lines that tell this scenario from the standard one, in the order of ``keys``.
  public var headerLines: [String] {
    zip(words, Scenario().words).compactMap { own, standard in
      own.value == standard.value ? nil : own.value.map { "\(own.key): \($0)" }
    }
  }

  private var words: [(key: String, value: String?)] {
    [
      ("reader", reader), ("locale", locale), ("platform", platform.description),
      ("reduce-motion", reduceMotion.rawValue), ("dynamic-type", dynamicType), ("color-scheme", colorScheme),
      ("contrast", contrast), ("layout-direction", layoutDirection), ("hints", hints ? "on" : "off"),
      ("notation", notation),
    ]
  }
}
