/// What previews are called on the command line and in specs.
public enum PreviewNames {
  /// Names previews `FILE/NAME`, or `FILE` without a name of their own; a repeated name gets `#2`, and files of one name
  /// in several modules are told apart as `MODULE/FILE`.
  ///
  /// - Parameter previews: The module and the file, as `#fileID` has them, and the preview's own name.
  public static func unique(_ previews: [(fileID: String, name: String?)]) -> [String] {
    let files = previews.map { preview in
      let parts = preview.fileID.split(separator: "/")
      let module = parts.first.map(String.init) ?? ""
      let file = parts.last.map(String.init) ?? preview.fileID
      return (module: module, stem: file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
    }
    var modules: [String: Set<String>] = [:]
    for file in files { modules[file.stem, default: []].insert(file.module) }
    var seen: [String: Int] = [:]
    return zip(previews, files).map { preview, file in
      let place = modules[file.stem]!.count > 1 ? "\(file.module)/\(file.stem)" : file.stem
      let name = preview.name.map { "\(place)/\($0)" } ?? place
      let count = seen[name, default: 0] + 1
      seen[name] = count
      return count == 1 ? name : "\(name)#\(count)"
    }
  }
}
