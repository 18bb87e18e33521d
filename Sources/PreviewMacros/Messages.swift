/// What the compiler asks.
enum Request: Decodable {
  case getCapability
  case expandFreestandingMacro(Expansion)
  case expandAttachedMacro(AttachedExpansion)
  case other

  private enum CodingKeys: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if values.contains(.getCapability) {
      self = .getCapability
    } else if let expansion = try values.decodeIfPresent(Expansion.self, forKey: .expandFreestandingMacro) {
      self = .expandFreestandingMacro(expansion)
    } else if let expansion = try values.decodeIfPresent(AttachedExpansion.self, forKey: .expandAttachedMacro) {
      self = .expandAttachedMacro(expansion)
    } else {
      self = .other
    }
  }

  struct Macro: Decodable {
    var name: String
  }

  struct Syntax: Decodable {
    var source: String
    var location: Location
  }

  struct Location: Decodable {
    var fileID: String
    var fileName: String
    var offset: Int
    var line: Int
  }

  struct Expansion: Decodable {
    var macro: Macro
    var discriminator: String
    var syntax: Syntax
  }

  struct AttachedExpansion: Decodable {
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax
  }
}

/// What the plugin answers.
enum Reply: Encodable {
  case getCapabilityResult(capability: Capability)
  case expandMacroResult(Expanded)

  private enum CodingKeys: String, CodingKey {
    case getCapabilityResult, expandMacroResult
  }

  private enum CapabilityKeys: String, CodingKey {
    case capability
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .getCapabilityResult(let capability):
      var inner = values.nestedContainer(keyedBy: CapabilityKeys.self, forKey: .getCapabilityResult)
      try inner.encode(capability, forKey: .capability)
    case .expandMacroResult(let expanded):
      try values.encode(expanded, forKey: .expandMacroResult)
    }
  }

  struct Capability: Encodable {
    var protocolVersion: Int
    var features: [String]
  }

  struct Expanded: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName: String
      var offset: Int
    }

    var message: String
    var severity = "error"
    var position: Position
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []

    init(_ message: String, at location: Request.Location) {
      self.message = message
      position = Position(fileName: location.fileName, offset: location.offset)
    }
  }
}
