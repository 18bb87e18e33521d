/// What the compiler is told, encoded as it expects: an object with one key, the name of the reply.
enum PluginReply: Encodable, Equatable {
  case getCapabilityResult(capability: PluginCapability)
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

  /// No expansion, and an error that says why.
  static func refusal(_ message: String, at position: Position?) -> PluginReply {
    let position = position ?? Position(fileName: "", offset: 0)
    return .expandMacroResult(expandedSource: nil, diagnostics: [Diagnostic(message: message, position: position)])
  }

  struct Diagnostic: Encodable, Equatable {
    let message: String
    let severity = "error"
    let position: Position
    let highlights: [Position] = []
    let notes: [Position] = []
    let fixIts: [Position] = []
  }

  struct Position: Encodable, Equatable {
    let fileName: String
    /// Bytes of UTF-8 from the start of the file.
    let offset: Int
  }
}

/// The protocol that is spoken: version 7 is that of Swift 6.3.
struct PluginCapability: Encodable, Equatable {
  let protocolVersion = 7
  let features: [String] = []
}
