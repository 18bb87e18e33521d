import Foundation

/// The tables of strings that lie in a folder: catalogues in it, and the files in its `.lproj` folders.
struct TableFolder {
  private let folder: URL
  /// The files of each table.
  private(set) var tables: [String: [URL]] = [:]
  private static let kinds = ["xcstrings", "strings", "stringsdict"]

  init(_ folder: URL) {
    self.folder = folder
    var files: [URL] = []
    for name in TableFolder.names(in: folder) {
      let file = folder.appending(path: name)
      if name.hasSuffix(".lproj") {
        files += TableFolder.names(in: file).map { file.appending(path: $0) }
      } else {
        files.append(file)
      }
    }
    for file in files where TableFolder.kinds.contains(file.pathExtension) {
      tables[file.deletingPathExtension().lastPathComponent, default: []].append(file)
    }
    // A catalogue goes first, then plural forms, then plain texts.
    for name in tables.keys {
      tables[name]?.sort { (TableFolder.rank($0), $0.path) < (TableFolder.rank($1), $1.path) }
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func rank(_ file: URL) -> Int {
    ["xcstrings", "stringsdict", "strings"].firstIndex(of: file.pathExtension) ?? 3
  }

  /// Reads a table; what cannot be read is among the problems of its files.
  ///
  /// - Parameters:
  ///   - sourceLanguage: The language of files that lie in no `.lproj` folder, or in `Base.lproj`.
  ///   - path: The path of a file in messages.
  func table(_ name: String, sourceLanguage: String, path: (URL) -> String) -> StringTable? {
    guard let files = tables[name] else { return nil }
    return StringTable(
      name: name, sourceLanguage: sourceLanguage,
      files: files.map { TableFolder.read($0, sourceLanguage: sourceLanguage, path: path($0)) })
  }

  private static func read(_ file: URL, sourceLanguage: String, path: String) -> StringFile {
    guard let data = try? Data(contentsOf: file) else {
      var unread = StringFile(path: path)
      unread.note(1, "the file cannot be read")
      return unread
    }
    let folder = file.deletingLastPathComponent()
    let own = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : "Base"
    let language = own == "Base" ? sourceLanguage : own
    return switch file.pathExtension {
    case "xcstrings": CatalogReading.read(data, path: path)
    case "stringsdict": StringsDictReading.read(data, path: path, language: language)
    default: StringsFileReading.read(data, path: path, language: language)
    }
  }
}
