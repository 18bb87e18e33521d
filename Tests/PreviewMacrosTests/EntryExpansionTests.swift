import Testing

@testable import PreviewMacros

struct EntryExpansionTests {
  private func key(_ source: String, in surroundings: String = "extension EnvironmentValues {}") throws -> String {
    try EntryExpansion(source, in: surroundings).key
  }

  @Test("A variable becomes accessors and a key with its default")
  func whole() throws {
    let source = "@Entry var spacing: CGFloat = 8"
    #expect(
      EntryExpansion(source, in: "extension EnvironmentValues {}").accessors == """
        get { self[__Key_spacing.self] }
        set { self[__Key_spacing.self] = newValue }
        """)
    #expect(
      try key(source) == """
        private struct __Key_spacing: HeadlessUI._EnvironmentEntryKey {
          static let _default = HeadlessUI._EntryDefault<CGFloat>(
            8
          )
        }
        """)
  }

  @Test(
    "Name, type and default are read as they are written",
    arguments: [
      ("@Entry var a = 1", "a", nil, "1"),
      ("@Entry public var a: Int = 1 // one", "a", "Int", "1"),
      ("@available(iOS 18, *) @Entry\nvar a: String?", "a", "String?", nil),
      ("@Entry var a: Optional<Int>", "a", "Optional<Int>", nil),
      ("@Entry var a: (@Sendable () -> Void)?", "a", "(@Sendable () -> Void)?", nil),
      ("@Entry var a: [String: Int] = [\"b\": 1]", "a", "[String: Int]", "[\"b\": 1]"),
      ("@Entry var a: (Int) -> Int = { $0 + 1 }", "a", "(Int) -> Int", "{ $0 + 1 }"),
      ("@Entry var a = [1]\n  .map { $0 }", "a", nil, "[1]\n  .map { $0 }"),
      ("/// var b = 2\n@Entry var a = 1", "a", nil, "1"),
    ] as [(String, String, String?, String?)])
  func reading(source: String, name: String, type: String?, initialValue: String?) throws {
    let declaration = try EntryDeclaration(source)
    #expect(declaration.name == name)
    #expect(declaration.type == type)
    #expect(declaration.initialValue == initialValue)
  }

  @Test("Backticks are no part of the key's name; an implicitly unwrapped type becomes optional")
  func spelling() throws {
    #expect(try key("@Entry var `default` = 1").hasPrefix("private struct __Key_default:"))
    #expect(try key("@Entry var a: Int!").contains("_EntryDefault<Int?>(\n    nil\n"))
    #expect(try key("@Entry var a = 1", in: "public extension SwiftUI.EnvironmentValues {}").contains("_EntryDefault("))
  }

  @Test(
    "What cannot become an entry is told in words",
    arguments: [
      ("@Entry let a = 1", "‘@Entry’ belongs on a variable, such as ‘@Entry var spacing = 8’"),
      ("@Entry func a() {}", "‘@Entry’ belongs on a variable, such as ‘@Entry var spacing = 8’"),
      ("@Entry var (a, b) = (1, 2)", "‘@Entry’ belongs on a variable, such as ‘@Entry var spacing = 8’"),
      ("@Entry static var a = 1", "‘@Entry’ makes a property of each value; remove ‘static’"),
      ("@Entry var a: Int { 1 }", "‘@Entry’ makes the accessors itself; remove these"),
      ("@Entry var a = 1 { didSet {} }", "‘@Entry’ makes the accessors itself; remove these"),
      ("@Entry var a: Int", "‘a’ needs a default, such as ‘= …’, or an optional type, whose default is nil"),
      ("", "‘@Entry’ belongs on a variable, such as ‘@Entry var spacing = 8’"),
    ])
  func refusals(source: String, message: String) {
    #expect { try key(source) } throws: { ($0 as? ExpansionError)?.message == message }
  }

  @Test(
    "An entry belongs in an extension of what holds values",
    arguments: [
      ("extension Sequence {}", ", not in ‘Sequence’"), ("struct EnvironmentValues {}", ""), ("", ""),
    ])
  func homes(surroundings: String, ending: String) {
    let message =
      "‘@Entry’ belongs in ‘extension ContainerValues’ or ‘extension EnvironmentValues’ or "
      + "‘extension FocusedValues’ or ‘extension Transaction’" + ending
    #expect(throws: ExpansionError(message)) { try key("@Entry var a = 1", in: surroundings) }
    #expect(
      EntryExpansion("@Entry var a = 1", in: surroundings).accessors == "get { fatalError() }\nset { fatalError() }")
  }

  @Test(
    "The key suits what it is kept in",
    arguments: [
      ("Transaction", "_TransactionEntryKey"), ("FocusedValues", "_FocusedEntryKey"),
      ("ContainerValues", "_ContainerEntryKey"), ("SwiftUI.EnvironmentValues", "_EnvironmentEntryKey"),
    ])
  func keys(home: String, keyProtocol: String) throws {
    #expect(try key("@Entry var a: Int?", in: "extension \(home) {}").contains("HeadlessUI.\(keyProtocol) {"))
  }
}
