import Auditing
import Foundation
import Semantics

/// Where something was declared, as reports write it: never absolute, and never without a line.
struct Place: Hashable {
  /// The path relative to the root, separated by `/`.
  let path: String
  /// Counted from 1.
  let line: Int

  /// The path as a reference in the sense of RFC 3986.
  var uri: String {
    let uri = path.addingPercentEncoding(withAllowedCharacters: Place.allowed) ?? ""
    return uri.isEmpty ? Place.unknown : uri
  }

  private static let unknown = "unknown"
  private static let allowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+@!$&'()*,;=")

  /// The first place that names a file.
  init(_ sources: SourceLocation..., in context: ReportContext) {
    let named = sources.lazy.map { (path: context.paths.relative($0.file), line: $0.line) }.first { !$0.path.isEmpty }
    path = named?.path ?? Place.unknown
    line = max(1, named?.line ?? 1)
  }
}
