import Foundation

/// What the compiler asks: an object with one key, the name of the request.
enum HostRequest {
  case getCapability
  case expandFreestandingMacro(FreestandingRequest)
  case expandAttachedMacro(AttachedRequest)
  case unknown

  init(_ message: [UInt8]) {
    let envelope = try? JSONDecoder().decode(Envelope.self, from: Data(message))
    self =
      switch envelope {
      case .some(let envelope) where envelope.getCapability != nil: .getCapability
      case .some(let envelope):
        envelope.expandFreestandingMacro.map(HostRequest.expandFreestandingMacro)
          ?? envelope.expandAttachedMacro.map(HostRequest.expandAttachedMacro) ?? .unknown
      case nil: .unknown
      }
  }

  private struct Envelope: Decodable {
    struct Anything: Decodable {}

    let getCapability: Anything?
    let expandFreestandingMacro: FreestandingRequest?
    let expandAttachedMacro: AttachedRequest?
  }
}

/// A `#Name(…) { … }` to be replaced.
struct FreestandingRequest: Decodable {
  let macro: MacroReference
  /// A name that nothing else in the module has; a file-scope macro may declare no other.
  let discriminator: String
  let syntax: Syntax
}

/// A declaration with an `@Name` in front; asked once for each role of the macro.
struct AttachedRequest: Decodable {
  let macro: MacroReference
  let macroRole: String
  let declSyntax: Syntax
  let parentDeclSyntax: Syntax?
  /// What stands around the declaration, from the inside out.
  let lexicalContext: [Syntax]?
}

struct MacroReference: Decodable {
  let typeName: String
}
