import Auditing
import Testing

/// Patterns of paths.
struct GlobTests {
  @Test(
    "A pattern matches a file, or a folder with all in it",
    arguments: [
      ("Sources/Cart.swift", "Sources/Cart.swift"), ("Sources", "Sources/Cart.swift"),
      ("Sources/", "Sources/Shop/Cart.swift"), ("./Sources", "Sources/Cart.swift"), ("**", "Cart.swift"),
      ("*", "Sources/Cart.swift"), ("*.swift", "Cart.swift"), ("Sources/*.swift", "Sources/Cart.swift"),
      ("Sources/*/Cart.swift", "Sources/Shop/Cart.swift"), ("Sources/**", "Sources/A/B/C.swift"),
      ("Sources/**/C.swift", "Sources/C.swift"), ("Sources/**/C.swift", "Sources/A/B/C.swift"),
      ("**/Legacy", "A/B/Legacy/C.swift"), ("**/Legacy/**", "Legacy/C.swift"), ("**/*Preview*", "A/CartPreview.swift"),
      ("A/**/**/B", "A/B"), ("*a*b*c", "xxaxxbxxc"), ("S*/*t.swift", "Sources/Cart.swift"),
      ("Größe/*", "Größe/Wähler.swift"), ("Sources", "./Sources/Cart.swift"),
    ])
  func matches(_ pattern: String, _ path: String) throws { #expect(try Glob(pattern).matches(path)) }

  @Test(
    "A pattern matches no more than it says",
    arguments: [
      ("Sources/Cart", "Sources/Cart.swift"), ("Source", "Sources/Cart.swift"), ("sources", "Sources/Cart.swift"),
      ("*.swift", "Sources/Cart.swift"), ("Sources/*.swift", "Sources/Shop/Cart.swift"), ("Cart.swift", "A/Cart.swift"),
      ("Sources/**/C.swift", "Sources/A/D.swift"), ("**/Legacy", "Legacys/C.swift"), ("A/*/C", "A/C"),
      ("Sources/Cart.swift/more", "Sources/Cart.swift"), ("a.c", "abc"), ("*", ""),
    ])
  func differs(_ pattern: String, _ path: String) throws { #expect(try !Glob(pattern).matches(path)) }

  @Test(
    "What would match nothing is refused",
    arguments: [
      ("", "an empty pattern matches nothing; write ** for all"),
      ("/", "an empty pattern matches nothing; write ** for all"),
      ("/src/Shop", "a pattern is relative to the package and does not begin with /"),
      ("Sources\\Shop", "folders are separated by /, not by \\"),
      ("Sources/*.{swift,m}", "only * and ** stand for something else in a pattern, not {"),
      ("Cart?.swift", "only * and ** stand for something else in a pattern, not ?"),
      ("[A-C].swift", "only * and ** stand for something else in a pattern, not ["),
      ("Sources//Shop", "two slashes in a row match nothing"),
      ("../Shop", ".. matches nothing; write the path from the package down"),
      ("A/./B", ". matches nothing; write the path from the package down"),
      ("Sources/**.swift", "** stands alone between slashes, as in Sources/**/Legacy"),
    ])
  func refused(_ pattern: String, _ message: String) {
    #expect(throws: Glob.Problem.self) { try Glob(pattern) }
    do { _ = try Glob(pattern) } catch { #expect(error.description == message) }
  }

  /// Each `*` could stand for anything: a matcher that tries all of it never ends.
  @Test func aHostilePatternTakesNoTime() throws {
    let glob = try Glob(String(repeating: "*a", count: 500) + "*b")
    #expect(!glob.matches(String(repeating: "a", count: 5000)))
    let folders = try Glob(String(repeating: "**/a/", count: 100) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 1000) + "c"))
  }
}
