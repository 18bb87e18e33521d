/// The names by which previews are called.
public enum PreviewNames {
  /// Gives each preview a name that no other has.
  ///
  /// A preview is called `FILE/NAME`, or `FILE` where it has no name; the next of the same name ends in `#2`. Files of
  /// the same name are told apart as `MODULE/FILE`.
  ///
  /// - Parameter previews: The module and file of each (`Module/File.swift`) and its name, in order.
  /// - Returns: As many names, in the same order.
  public static func unique(_ previews: [(fileID: String, name: String?)]) -> [String] {
    let files = previews.map { File($0.fileID) }
    let modules = Dictionary(grouping: files, by: \.stem).mapValues { Set($0.map(\.module)) }
    let plain = zip(files, previews).map { file, preview in
      let path = modules[file.stem, default: []].count > 1 ? "\(file.module)/\(file.stem)" : file.stem
      let name = oneLine(preview.name ?? "")
      return name.isEmpty ? path : "\(path)/\(name)"
    }
    // A name as it was written goes before a number that would make the same of another.
    var taken = Set(plain)
    var met: Set<String> = []
    return plain.map { name in
      guard !met.insert(name).inserted else { return name }
      var number = 2
      while !taken.insert("\(name)#\(number)").inserted { number += 1 }
      return "\(name)#\(number)"
    }
  }

  private struct File {
    let module: String
    let stem: String

    init(_ fileID: String) {
      let parts = fileID.split(separator: "/")
      module = parts.count > 1 ? String(parts[0]) : ""
      let file = parts.last ?? ""
      stem = String(file.hasSuffix(".swift") ? file.dropLast(6) : file)
    }
  }

  /// Names stand in a line of a spec and on a terminal, so a control character or a line break becomes a space.
  private static func oneLine(_ name: String) -> String {
    let words = name.split { character in
      character.isNewline || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    return words.joined(separator: " ")
  }
}
