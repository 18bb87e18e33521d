import Auditing
import Foundation
import Semantics

/// Where something was declared, as reports write it: never absolute, and never without a line.
struct Place: Hashable {
  /// The path relative to the root, separated by `/`.
  let path: String
  /// Counted from 1.
  let line: Int

  /// The place of what has none of its own.
  static let package = Place(path: "Package.swift", line: 1)

  /// The path as a reference in the sense of RFC 3986.
  var uri: String {
    let uri = path.addingPercentEncoding(withAllowedCharacters: Place.allowed) ?? ""
    return uri.isEmpty ? Place.package.path : uri
  }

  private static let allowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+@!$&'()*,;=")

  private init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// No system has longer paths; what is longer comes from a document and is none.
  private static let longestPath = 4096

  /// The first place that names a file.
  init(_ sources: SourceLocation..., in context: ReportContext) {
    let named = sources.lazy.map { (path: context.paths.relative($0.file), line: $0.line) }
      .first { !$0.path.isEmpty && $0.path.utf8.count <= Place.longestPath }
    path = named?.path ?? Place.package.path
    line = max(1, named?.line ?? 1)
  }
}
