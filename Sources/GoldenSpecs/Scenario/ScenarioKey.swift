import Narration
import Semantics

extension Scenario {
  /// Something that a header line, or an option of the same name, can set.
  public struct Key: Sendable {
    /// The name in a header; an option has two dashes before it.
    public let name: String
    /// What stands for the value in a usage line.
    public let placeholder: String
    /// What it sets, for an overview.
    public let summary: String
    /// The allowed values; empty where there are too many to list.
    public let values: [String]
    let set: @Sendable (inout Scenario, String) throws(ScenarioError) -> Void

    /// A key with a short list of words as its values; case and hyphens do not matter in what people write.
    init(
      _ name: String, _ summary: String, placeholder: String? = nil, values: [String],
      _ assign: @escaping @Sendable (inout Scenario, String) -> Void
    ) {
      self.name = name
      self.placeholder = placeholder ?? values.joined(separator: "|")
      self.summary = summary
      self.values = values
      set = { scenario, written throws(ScenarioError) in
        guard let value = values.first(where: { folded($0) == folded(written) }) else {
          throw ScenarioError("unknown \(name) \(quoted(written)); \(suggestion(for: written, among: values))")
        }
        assign(&scenario, value)
      }
    }

    init(
      _ name: String, _ summary: String, placeholder: String,
      set: @escaping @Sendable (inout Scenario, String) throws(ScenarioError) -> Void
    ) {
      self.name = name
      self.placeholder = placeholder
      self.summary = summary
      self.values = []
      self.set = set
    }
  }

  /// Every key, in the order in which a header and an overview list them.
  public static let keys: [Key] = [
    Key("reader", "who reads; voiceover-ios by default", placeholder: "READER") {
      scenario, written throws(ScenarioError) in
      guard Voice.named(written, environment: SemanticEnvironment()) != nil else {
        throw ScenarioError("unknown reader \(quoted(written)); \(suggestion(for: written, among: Voice.readerNames))")
      }
      scenario.reader = written
    },
    Key("locale", "language and region; en_US by default; an option takes a list", placeholder: "LOCALE") {
      scenario, written throws(ScenarioError) in
      scenario.locale = try ScenarioLocale.identifier(written)
    },
    Key(
      "platform", "system and version; iOS 18 by default", placeholder: "PLATFORM",
      values: Platform.Family.allCases.map(\.rawValue) + Platform.known.map(\.description)
    ) { $0.platform = Platform($1) ?? .iOS18 },
    Key(
      "reduce-motion", "reduced movement; off by default", values: ReduceMotion.allCases.map(\.rawValue)
    ) { $0.reduceMotion = ReduceMotion(rawValue: $1) ?? .off },
    Key(
      "dynamic-type", "size of text; large by default", placeholder: "SIZE",
      values: SemanticEnvironment.dynamicTypeSizes
    ) { $0.dynamicType = $1 },
    Key("color-scheme", "light by default", values: ["light", "dark"]) { $0.colorScheme = $1 },
    Key("contrast", "standard by default", values: ["standard", "increased"]) { $0.contrast = $1 },
    Key(
      "layout-direction", "by the locale by default", values: ["leftToRight", "rightToLeft"]
    ) { $0.layoutDirection = $1 },
    Key("hints", "whether hints are spoken; on by default", values: ["on", "off"]) { $0.hints = $1 == "on" },
    Key("notation", "how phrases are written; speech by default", values: Notation.allCases.map(\.rawValue)) {
      $0.notation = $1
    },
  ]
}

private func folded(_ word: String) -> String {
  word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
}
