import Foundation

/// Makes paths relative to a folder, whichever of its names a path was written with.
struct RelativePaths: Sendable {
  /// The folder as it was given, and without symbolic links.
  private let roots: [[Substring]]

  init(root: String) {
    let given = RelativePaths.parts(of: root)
    let resolved = RelativePaths.parts(of: RelativePaths.resolved("/" + given.joined(separator: "/")))
    roots = given == resolved ? [given] : [given, resolved]
  }

  /// Returns a path without a leading `/`, separated by `/`: relative to the folder where the file is in it.
  func relative(_ path: String) -> String {
    let parts = RelativePaths.parts(of: path)
    guard path.hasPrefix("/") else { return parts.joined(separator: "/") }
    if let inside = inside(parts) { return inside }
    let resolved = RelativePaths.parts(of: RelativePaths.resolved(path))
    return inside(resolved) ?? parts.joined(separator: "/")
  }

  private func inside(_ parts: [Substring]) -> String? {
    for root in roots where parts.count > root.count && parts.starts(with: root) {
      return parts.dropFirst(root.count).joined(separator: "/")
    }
    return nil
  }

  /// The names in a path, without those that go nowhere or back.
  private static func parts(of path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return parts
  }

  /// The path without symbolic links, as far as it exists.
  private static func resolved(_ path: String) -> String {
    // A longer path is no path; it comes from a document.
    guard path.utf8.count < 4096 else { return path }
    var existing = URL(filePath: path)
    var rest: [String] = []
    while existing.path != "/", !FileManager.default.fileExists(atPath: existing.path) {
      rest.insert(existing.lastPathComponent, at: 0)
      existing.deleteLastPathComponent()
    }
    return ([existing.resolvingSymlinksInPath().path] + rest).joined(separator: "/")
  }
}
