/// A pattern of paths that are separated by `/` and relative to the package.
///
/// `*` stands for any part of one name, `**` between slashes for any number of folders, and every other character for
/// itself. A pattern that matches a folder means everything in it.
public struct Glob: Sendable, Hashable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let parts: [[Unicode.Scalar]]

  /// Why a text is no pattern.
  public struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String
  }

  public init(_ pattern: String) throws(Problem) {
    description = pattern
    let text = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    let trimmed = text.hasSuffix("/") ? String(text.dropLast()) : text
    guard !trimmed.isEmpty else { throw Problem(description: "an empty pattern matches nothing; write ** for all") }
    guard !text.hasPrefix("/") else {
      throw Problem(description: "a pattern is relative to the package and does not begin with /")
    }
    if text.unicodeScalars.contains("\\") { throw Problem(description: "folders are separated by /, not by \\") }
    if let other = text.unicodeScalars.first(where: { "?[]{}".unicodeScalars.contains($0) }) {
      throw Problem(description: "only * and ** stand for something else in a pattern, not \(other)")
    }
    let names = trimmed.split(separator: "/", omittingEmptySubsequences: false)
    for name in names {
      switch name {
      case "": throw Problem(description: "two slashes in a row match nothing")
      case ".", "..": throw Problem(description: "\(name) matches nothing; write the path from the package down")
      case "**": break
      default:
        if name.contains("**") {
          throw Problem(description: "** stands alone between slashes, as in Sources/**/Legacy")
        }
      }
    }
    parts = names.map { Array($0.unicodeScalars) }
  }

  /// Whether the path, or a folder that it is in, matches.
  public func matches(_ path: String) -> Bool {
    // Which beginnings of the pattern the names so far match.
    var ends: Set<Int> = [0]
    for name in path.split(separator: "/") where name != "." {
      let starts = reachable(ends)
      if starts.contains(parts.count) { return true }
      ends = []
      for start in starts where start < parts.count {
        if isAnyFolders(start) {
          ends.insert(start)
        } else if Glob.matches(name.unicodeScalars, parts[start]) {
          ends.insert(start + 1)
        }
      }
      if ends.isEmpty { return false }
    }
    return reachable(ends).contains(parts.count)
  }

  /// The ends with those behind `**`, which also stands for no folder.
  private func reachable(_ ends: Set<Int>) -> Set<Int> {
    var reached = ends
    for end in ends.sorted() {
      var next = end
      while next < parts.count, isAnyFolders(next) {
        next += 1
        reached.insert(next)
      }
    }
    return reached
  }

  private func isAnyFolders(_ place: Int) -> Bool { parts[place] == ["*", "*"] }

  /// Whether a name matches one part; it goes back to the last `*` only, so no pattern takes long.
  private static func matches(_ name: Substring.UnicodeScalarView, _ pattern: [Unicode.Scalar]) -> Bool {
    let name = Array(name)
    var (place, next) = (0, 0)
    var star: (pattern: Int, place: Int)?
    while place < name.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, place)
        next += 1
      } else if next < pattern.count, pattern[next] == name[place] {
        place += 1
        next += 1
      } else if let last = star {
        star = (last.pattern, last.place + 1)
        place = last.place + 1
        next = last.pattern + 1
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
