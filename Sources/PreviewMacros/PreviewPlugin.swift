import Foundation

/// Answers the compiler's requests, one after another, until it closes the connection.
@main
enum PreviewPlugin {
  static func main() {
    while let request = Connection.read() {
      Connection.write(answer(to: request))
    }
  }

  static func answer(to request: Request) -> Reply {
    switch request {
    case .getCapability:
      return .getCapabilityResult(capability: .init(protocolVersion: 7, features: []))
    case .expandFreestandingMacro(let expansion):
      return .expandMacroResult(PreviewExpansion(expansion).result)
    case .expandAttachedMacro(let expansion):
      return .expandMacroResult(
        expansion.macro.name == "Previewable"
          ? .init(expandedSource: "", diagnostics: []) : EntryExpansion(expansion).result)
    case .other:
      return .expandMacroResult(.init(expandedSource: nil, diagnostics: []))
    }
  }
}
