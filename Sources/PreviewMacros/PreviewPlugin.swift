/// Answers the compiler's requests until it hangs up.
@main
struct PreviewPlugin {
  static func main() {
    let channel = MessageChannel(input: 0, output: 1)
    while let request = channel.receive() {
      guard channel.send(reply(to: request)) else { return }
    }
  }
}

/// The answer to one request; whatever it holds, there is one.
func reply(to message: [UInt8]) -> PluginReply {
  switch HostRequest(message) {
  case .getCapability: .getCapabilityResult(capability: PluginCapability())
  case .expandFreestandingMacro(let request): reply(to: request)
  case .expandAttachedMacro(let request): reply(to: request)
  case .unknown: .refusal("the compiler sent a request that the preview macros of this version do not know", at: nil)
  }
}

private func reply(to request: some ExpansionRequest) -> PluginReply {
  do throws(ExpansionError) {
    return .expandMacroResult(expandedSource: try request.expand(), diagnostics: [])
  } catch {
    return .refusal(error.message, at: request.expandedSyntax.position(of: error.offset))
  }
}

/// A request for the source that a macro becomes.
protocol ExpansionRequest {
  /// The syntax in which errors have their places.
  var expandedSyntax: Syntax { get }

  func expand() throws(ExpansionError) -> String
}

extension FreestandingRequest: ExpansionRequest {
  var expandedSyntax: Syntax { syntax }

  func expand() throws(ExpansionError) -> String {
    guard macro.typeName == "Preview" else { throw ExpansionError("there is no macro ‘#\(macro.typeName)’ here") }
    return try PreviewExpansion(syntax, uniqueName: discriminator).text
  }
}

extension AttachedRequest: ExpansionRequest {
  var expandedSyntax: Syntax { declSyntax }

  func expand() throws(ExpansionError) -> String {
    switch (macro.typeName, macroRole) {
    case ("Entry", "accessor"): entry.accessors
    case ("Entry", "peer"): try entry.key
    case ("Previewable", "peer"): try previewable
    default: throw ExpansionError("there is no macro ‘@\(macro.typeName)’ for the role \(macroRole) here")
    }
  }

  private var entry: EntryExpansion {
    EntryExpansion(declSyntax.source, in: parentDeclSyntax?.source ?? lexicalContext?.first?.source ?? "")
  }

  /// Nothing: `#Preview` has read the mark before the compiler asks about it.
  private var previewable: String {
    get throws(ExpansionError) {
      if let lexicalContext, lexicalContext.contains(where: { $0.source.contains("#Preview") }) { return "" }
      throw ExpansionError("‘@Previewable’ belongs on a variable in the body of a ‘#Preview’")
    }
  }
}
