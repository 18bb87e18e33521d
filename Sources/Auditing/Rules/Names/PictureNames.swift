import Semantics

/// How names look that were made for a catalogue of pictures or for a program, and not for a person.
enum PictureNames {
  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "svg", "pdf", "gif", "webp", "heic"]
  /// The parts of the names of symbols that follow the first one and mean a shape.
  private static let shapes: Set<String> = ["fill", "circle", "square", "rectangle", "slash", "badge"]
  private static let wordsOfApple = ["iphone", "ipad", "ipod", "ios", "macos", "watchos", "tvos", "visionos"]

  /// Whether a text is the name of a file, of a symbol, or an identifier.
  static func looksLikeOne(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), bytes.count > 2 else { return false }
    if bytes.contains(UInt8(ascii: ".")) { return isFile(text) || isSymbol(text) }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    if bytes.contains(UInt8(ascii: "_")) {
      return text.split(separator: "_", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
    }
    return isNumberedCamelCase(text)
  }

  private static func isFile(_ text: String) -> Bool {
    let parts = text.split(separator: ".")
    return parts.count > 1 && extensions.contains(parts.last!.lowercased())
  }

  /// Such as `cart.badge.plus` and `trash.fill`, but neither `www.example.com` nor `a.m.`.
  private static func isSymbol(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0] != "www", parts[0].count > 1 || parts.count > 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLowercase || $0.isNumber } }),
      parts[0].contains(where: \.isLetter)
    else { return false }
    return parts.dropFirst().contains { shapes.contains(String($0)) }
      || parts.count > 2 && parts.dropFirst().allSatisfy { $0.count > 1 || $0.allSatisfy(\.isNumber) }
  }

  private static func isNumberedCamelCase(_ text: String) -> Bool {
    text.first!.isLowercase && text.contains(where: \.isUppercase) && text.contains(where: \.isNumber)
      && !wordsOfApple.contains { text.lowercased().hasPrefix($0) }
  }

  /// Whether a name is no more than what a picture is called in its catalogue.
  ///
  /// The name of an asset that is an ordinary word with a capital, such as `Logo`, says as much as a label would.
  static func isName(_ name: String, of picture: String) -> Bool {
    guard name == picture || name == picture.replacing(".", with: " ") else { return false }
    return looksLikeOne(picture) || picture.utf8.allSatisfy { $0 < 0x80 } && !name.contains(where: \.isUppercase)
      || name.dropFirst().contains(where: \.isUppercase) && name.contains(where: \.isLowercase) && !name.contains(" ")
  }
}

extension AuditedNode {
  /// Whether the node is a picture that nothing can be done to.
  var isPicture: Bool {
    let node = node
    guard node.role == .image || node.role == .element && node.traits.contains(.image) else { return false }
    return node.actions.isEmpty && node.children.isEmpty
  }

  /// Whether the node is named by the picture on it alone, going by its identifier, which the system takes from it.
  var isNamedByItsPicture: Bool {
    let node = node
    guard let identifier = node.identifier, let name else { return false }
    return node.drawn.isEmpty && PictureNames.isName(name, of: identifier)
  }
}
