import PreviewSection

/// The previews of one provider.
@MainActor
struct ProvidedPreviews {
  let provider: any PreviewProvider.Type

  /// Every provider that is linked into the program.
  static var all: [ProvidedPreviews] {
    var types: [Any.Type] = []
    withUnsafeMutablePointer(to: &types) { types in
      forEachConformingType("PreviewProvider", types) { types, metadata in
        types?.assumingMemoryBound(to: [Any.Type].self).pointee.append(unsafeBitCast(metadata, to: Any.Type.self))
      }
    }
    return types.compactMap { ($0 as? any PreviewProvider.Type).map(ProvidedPreviews.init) }
  }

  /// One entry for each view that the provider shows, in source order.
  var entries: [PreviewEntry] { Self.entries(of: provider) }

  private static func entries<Provider: PreviewProvider>(of provider: Provider.Type) -> [PreviewEntry] {
    let (module, stem) = names(of: provider)
    let file = "\(module)/\(stem).swift"
    let names = parts(of: Provider.previews).map(displayName)
    return names.indices.map { index in
      // The type does not know its file; by convention it is called like the view, and so is the file.
      PreviewEntry(names[index], fileID: file, filePath: file, line: index + 1) {
        let parts = parts(of: Provider.previews)
        return parts.indices.contains(index) ? parts[index] : Provider.previews
      }
    }
  }

  /// The module of a type, and its name without what tells that it makes previews.
  private static func names(of type: Any.Type) -> (module: String, stem: String) {
    var parts = String(reflecting: type).split(separator: ".").map(String.init).filter { !$0.hasPrefix("(") }
    let module = parts.isEmpty ? "" : parts.removeFirst()
    for ending in ["_Previews", "_Preview", "Previews", "Preview"] {
      if let last = parts.last, last.hasSuffix(ending) {
        let stem = String(last.dropLast(ending.count))
        parts[parts.count - 1] = stem
        break
      }
    }
    return (module, parts.last { !$0.isEmpty } ?? String(describing: type))
  }

  private static func parts(of view: any View) -> [any View] {
    let separated = (view as? any PreviewSeparating)?.previewParts ?? []
    return separated.isEmpty ? [view] : separated.flatMap(parts)
  }

  private static func displayName(of view: any View) -> String? { (view as? any PreviewNaming)?.previewName }
}

/// A view that is nothing but other views, each of them a preview.
@MainActor
protocol PreviewSeparating {
  var previewParts: [any View] { get }
}

extension Group: @MainActor PreviewSeparating where Content: View {
  var previewParts: [any View] { [content] }
}

extension TupleView: @MainActor PreviewSeparating {
  @MainActor var previewParts: [any View] {
    var parts: [any View] = []
    for part in repeat each content { parts.append(part) }
    return parts
  }
}

/// What stands over several previews stands over each of them.
extension ModifiedContent: @MainActor PreviewSeparating where Content: View, Modifier: ViewModifier {
  var previewParts: [any View] {
    let parts = (content as? any PreviewSeparating)?.previewParts ?? []
    guard !parts.isEmpty else { return [] }
    func modified<Part: View>(_ part: Part) -> any View {
      ModifiedContent<Part, Modifier>(content: part, modifier: modifier)
    }
    return parts.map { modified($0) }
  }
}

/// A view that may have been given a name as a preview.
@MainActor
protocol PreviewNaming {
  var previewName: String? { get }
}

extension ModifiedContent: @MainActor PreviewNaming where Content: View {
  var previewName: String? { (modifier as? _PreviewDisplayName)?.name ?? (content as? any PreviewNaming)?.previewName }
}
