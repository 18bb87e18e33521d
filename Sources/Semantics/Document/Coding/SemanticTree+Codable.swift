import Foundation

extension SemanticTree: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case format, version, environment, nodes, withheld, haptics, motions, rotors, paints
  }

  static let format = "aloud-tree"
  static let version = 1

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let format = try values.decode(String.self, forKey: .format)
    guard format == Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: values, debugDescription: "the format is \(quoted(format)), not \(quoted(Self.format))")
    }
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values,
        debugDescription: "version \(version) is not known; this program reads version \(Self.version)")
    }
    self.init(
      environment: try values.decodeIfPresent(SemanticEnvironment.self, forKey: .environment) ?? SemanticEnvironment(),
      nodes: try values.decodeIfPresent([SemanticNode].self, forKey: .nodes) ?? [],
      withheld: try values.decodeIfPresent([WithheldNode].self, forKey: .withheld) ?? [],
      haptics: try values.decodeIfPresent([HapticTrigger].self, forKey: .haptics) ?? [],
      motions: try values.decodeIfPresent([DeclaredMotion].self, forKey: .motions) ?? [],
      rotors: try values.decodeIfPresent([Rotor].self, forKey: .rotors) ?? [])
    paints = try values.decodeIfPresent([Appearance.Color].self, forKey: .paints) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.format, forKey: .format)
    try values.encode(Self.version, forKey: .version)
    try values.encode(environment, forKey: .environment)
    try values.encode(nodes, forKey: .nodes)
    if !withheld.isEmpty { try values.encode(withheld, forKey: .withheld) }
    if !haptics.isEmpty { try values.encode(haptics, forKey: .haptics) }
    if !rotors.isEmpty { try values.encode(rotors, forKey: .rotors) }
    if !motions.isEmpty { try values.encode(motions.map(\.keepingFiniteNumbers), forKey: .motions) }
    if !paints.isEmpty { try values.encode(paints.compactMap(\.ifFinite), forKey: .paints) }
  }
}

extension SemanticEnvironment: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case locale, platform, reduceMotion, dynamicTypeSize, colorScheme, contrast, layoutDirection, now
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    func word(_ key: CodingKeys, among known: [String], default standard: String) throws -> String {
      guard let word = try values.decodeIfPresent(String.self, forKey: key) else { return standard }
      guard known.contains(word) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values, debugDescription: unknown(key.rawValue, word, among: known))
      }
      return word
    }
    locale = try values.decodeIfPresent(String.self, forKey: .locale) ?? locale
    if let name = try values.decodeIfPresent(String.self, forKey: .platform) {
      guard let platform = Platform(name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .platform, in: values,
          debugDescription: unknown("platform", name, among: Platform.known.map(\.description)))
      }
      self.platform = platform
    }
    reduceMotion = try values.decodeIfPresent(Bool.self, forKey: .reduceMotion) ?? false
    dynamicTypeSize = try word(.dynamicTypeSize, among: Self.dynamicTypeSizes, default: dynamicTypeSize)
    colorScheme = try word(.colorScheme, among: ["light", "dark"], default: colorScheme)
    contrast = try word(.contrast, among: ["standard", "increased"], default: contrast)
    layoutDirection = try word(.layoutDirection, among: ["leftToRight", "rightToLeft"], default: layoutDirection)
    if let text = try values.decodeIfPresent(String.self, forKey: .now) {
      guard let now = try? Date(text, strategy: .iso8601) else {
        throw DecodingError.dataCorruptedError(
          forKey: .now, in: values,
          debugDescription: "“\(escaped(text))” is no moment; write it as \(Self.noon.formatted(.iso8601))")
      }
      self.now = now
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(locale, forKey: .locale)
    try values.encode(platform == .iOS18 ? "iOS" : platform.description, forKey: .platform)
    try values.encode(reduceMotion, forKey: .reduceMotion)
    try values.encode(dynamicTypeSize, forKey: .dynamicTypeSize)
    try values.encode(colorScheme, forKey: .colorScheme)
    if contrast != "standard" { try values.encode(contrast, forKey: .contrast) }
    try values.encode(layoutDirection, forKey: .layoutDirection)
    if now != Self.noon { try values.encode(now.formatted(.iso8601), forKey: .now) }
  }
}
