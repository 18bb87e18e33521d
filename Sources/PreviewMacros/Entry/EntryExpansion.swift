/// What `@Entry` adds to a variable: accessors, and beside it a key with the default.
struct EntryExpansion {
  private let declaration: Result<EntryDeclaration, ExpansionError>
  private let surroundings: String

  /// - Parameters:
  ///   - source: The variable, with its attributes.
  ///   - surroundings: The source of the extension that the variable stands in.
  init(_ source: String, in surroundings: String) {
    declaration = Result { () throws(ExpansionError) in try EntryDeclaration(source) }
    self.surroundings = surroundings
  }

  /// Accessors that read and write the value under the key.
  ///
  /// Where there will be no key, they do nothing: the key's error says why, and the compiler need not add its own.
  var accessors: String {
    guard let declaration = try? declaration.get(), (try? keyProtocol) != nil else {
      return "get { fatalError() }\nset { fatalError() }"
    }
    return """
      get { self[\(declaration.keyName).self] }
      set { self[\(declaration.keyName).self] = newValue }
      """
  }

  var key: String {
    get throws(ExpansionError) {
      let declaration = try declaration.get()
      let type = declaration.type.map { "<\($0.hasSuffix("!") ? $0.dropLast() + "?" : $0[...])>" }
      return """
        private struct \(declaration.keyName): HeadlessUI.\(try keyProtocol) {
          static let _default = HeadlessUI._EntryDefault\(type ?? "")(
            \(declaration.initialValue ?? "nil")
          )
        }
        """
    }
  }

  private static let keyProtocols = [
    "ContainerValues": "_ContainerEntryKey", "EnvironmentValues": "_EnvironmentEntryKey",
    "FocusedValues": "_FocusedEntryKey", "Transaction": "_TransactionEntryKey",
  ]

  private var keyProtocol: String {
    get throws(ExpansionError) {
      let home = try extendedType
      if let keyProtocol = Self.keyProtocols[home] { return keyProtocol }
      let homes = Self.keyProtocols.keys.sorted().map { "‘extension \($0)’" }.joined(separator: " or ")
      throw ExpansionError("‘@Entry’ belongs in \(homes)\(home.isEmpty ? "" : ", not in ‘\(home)’")")
    }
  }

  /// The last part of the name of the type that is extended; empty outside an extension.
  private var extendedType: String {
    get throws(ExpansionError) {
      let source = SourceText(surroundings)
      let tokens = try Tokenizer.tokens(of: source)
      guard var index = tokens.firstIndex(where: { source[$0] == "extension" }).map({ $0 + 1 }) else { return "" }
      while index + 2 < tokens.count, source[tokens[index + 1]] == "." { index += 2 }
      return index < tokens.count ? source[tokens[index]] : ""
    }
  }
}

extension EntryDeclaration {
  /// The name of the key, which the macro's declaration announces as a prefix.
  fileprivate var keyName: String { "__Key_" + name.filter { $0 != "`" } }
}
