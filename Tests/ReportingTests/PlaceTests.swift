import Foundation
import Semantics
import Testing

@testable import Reporting

/// Where reports say that something stands.
struct PlaceTests {
  @Test(
    "A path is relative to the root, whatever it was written like",
    arguments: [
      ("/package/Sources/A.swift", "Sources/A.swift"),
      ("/package//Sources/./B/../A.swift", "Sources/A.swift"),
      ("Sources/A.swift", "Sources/A.swift"),
      ("./Sources/A.swift", "Sources/A.swift"),
      ("../A.swift", "../A.swift"),
      ("/elsewhere/A.swift", "elsewhere/A.swift"),
      ("/packages/A.swift", "packages/A.swift"),
      ("/../../A.swift", "A.swift"),
      ("/package", "package"),
      ("", ""),
    ])
  func relative(_ path: String, _ expected: String) {
    #expect(RelativePaths(root: "/package").relative(path) == expected)
    #expect(RelativePaths(root: "/package/").relative(path) == expected)
  }

  @Test("A path that no system has is still relative")
  func impossible() {
    let paths = RelativePaths(root: "/package")
    #expect(paths.relative("/other/\u{0}") == "other/\u{0}")
    let long = "/" + String(repeating: "a/", count: 5000) + "b"
    #expect(paths.relative(long) == String(long.dropFirst()))
  }

  @Test("A root and a file are the same by either of their names")
  func links() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (real, link) = (folder.appending(path: "real"), folder.appending(path: "link"))
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    for (root, file) in [(real, link), (link, real), (real, real), (link, link)] {
      let path = file.appending(path: "Sources/A.swift").path
      #expect(RelativePaths(root: root.path).relative(path) == "Sources/A.swift")
    }
  }

  @Test("A place has a line, and a file even where none was given")
  func complete() {
    func place(_ sources: (String, Int)...) -> String {
      let (first, second) = (sources[0], sources[1])
      let place = Place(
        SourceLocation(file: first.0, line: first.1), SourceLocation(file: second.0, line: second.1),
        in: Sample.context)
      return "\(place.path):\(place.line)"
    }
    #expect(place(("/package/A.swift", 3), ("/package/B.swift", 4)) == "A.swift:3")
    #expect(place(("", 3), ("/package/B.swift", 4)) == "B.swift:4")
    #expect(place(("/package/A.swift", 0), ("/package/B.swift", 4)) == "A.swift:1")
    #expect(place(("", -1), ("/", 9)) == "Package.swift:1")
  }

  @Test("A reference to a file is one, whatever its name is")
  func references() {
    func uri(_ file: String) -> String { Place(SourceLocation(file: file, line: 1), in: Sample.context).uri }
    #expect(uri("/package/Sources/View+Add.swift") == "Sources/View+Add.swift")
    #expect(uri("/package/my views/ü#1?.swift") == "my%20views/%C3%BC%231%3F.swift")
    #expect(uri("/package/https://x") == "https%3A/x")
  }
}
