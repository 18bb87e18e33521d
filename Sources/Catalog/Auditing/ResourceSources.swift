import Foundation
import HeadlessUI

/// Finds the files of a package that were copied into bundles of resources, so that reports point at what people edit.
struct ResourceSources {
  private let root: String
  /// The files of strings in the package, by name.
  private let files: [String: [URL]]

  /// - Parameter root: The folder of the package. It is walked only where the program has bundles of resources.
  init(root: String) {
    self.root = root
    var files: [String: [URL]] = [:]
    if !LinkedBundles.all.isEmpty, root != "/" {
      let walk = FileManager.default.enumerator(
        at: URL(filePath: root), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      while let file = walk?.nextObject() as? URL {
        if file.pathExtension == "resources" { walk?.skipDescendants() }
        guard ["xcstrings", "strings", "stringsdict"].contains(file.pathExtension) else { continue }
        files[file.lastPathComponent, default: []].append(file)
      }
    }
    self.files = files.mapValues { $0.sorted { $0.path < $1.path } }
  }

  /// The file that was copied; nil where the package does not have it.
  func source(of copy: URL, module: String) -> URL? {
    guard let data = try? Data(contentsOf: copy) else { return nil }
    let folder = ResourceSources.language(of: copy)
    let same = (files[copy.lastPathComponent] ?? []).filter {
      ResourceSources.language(of: $0) == folder && (try? Data(contentsOf: $0)) == data
    }
    return same.first { $0.pathComponents.contains(module) } ?? same.first
  }

  /// What reports call a file of the package.
  func name(of file: URL) -> String {
    let folder = root.trimmingSuffix("/") + "/"
    return file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path
  }

  /// The path of what people edit, for the path of a copy; any other path as it is.
  func path(of path: String) -> String {
    guard path.contains(".resources/"),
      let bundle = LinkedBundles.all.first(where: { path.hasPrefix($0.url.path.trimmingSuffix("/") + "/") })
    else { return path }
    if let source = source(of: URL(filePath: path), module: bundle.module) { return source.path }
    return bundle.url.lastPathComponent + path.dropFirst(bundle.url.path.trimmingSuffix("/").count)
  }

  private static func language(of file: URL) -> String? {
    let folder = file.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.lastPathComponent.lowercased() : nil
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
