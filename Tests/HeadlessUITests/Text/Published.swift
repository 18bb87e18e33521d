import Foundation
import HeadlessUI
import Semantics

/// What a view publishes in a locale.
@MainActor
func published(_ view: some View, locale: String = "en_US") throws -> [SemanticNode] {
  try MountedView(view, environment: SemanticEnvironment(locale: locale)).tree.nodes
}

/// The labels that a view publishes in a locale.
@MainActor
func labels(_ view: some View, locale: String = "en_US") throws -> [String?] {
  try published(view, locale: locale).map(\.label)
}

/// A bundle in a folder of its own, which goes when the bundle is not needed any more.
final class TemporaryBundle {
  let bundle: Bundle
  private let folder: URL

  /// - Parameter files: Paths in the bundle, such as `de.lproj/Localizable.strings`, with their text.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = Bundle(url: folder)!
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
