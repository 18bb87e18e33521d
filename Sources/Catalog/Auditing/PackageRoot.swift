import Foundation

/// The folder that places in reports are relative to.
enum PackageRoot {
  /// The nearest folder from the current one upwards that has a `Package.swift`; the current one where none has.
  static var standard: String {
    let current = FileManager.default.currentDirectoryPath
    var folder = URL(filePath: current)
    while folder.path() != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path()) {
        return folder.path().count > 1 && folder.path().hasSuffix("/")
          ? String(folder.path().dropLast()) : folder.path()
      }
      folder.deleteLastPathComponent()
    }
    return current
  }
}
