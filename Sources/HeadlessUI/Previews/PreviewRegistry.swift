import PreviewSection

/// Every preview that is linked into the program.
@MainActor
public enum PreviewRegistry {
  /// The previews by file, then in the order of their declaration.
  public static let all: [_PreviewEntry] = {
    guard let begin = aloud_previews_begin(), let end = aloud_previews_end(), begin < end else { return [] }
    let records = UnsafeRawBufferPointer(start: begin, count: end - begin).bindMemory(to: Optional<_PreviewRecord>.self)
    return records.compactMap { $0.map(_PreviewEntry.init) }.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }()
}

/// What a preview leaves in the program: a function that tells of it.
public typealias _PreviewRecord = @convention(c) (UnsafeMutableRawPointer) -> Void

/// A preview: where it is declared, what it is called, and how it is made.
public struct _PreviewEntry: Sendable {
  public let fileID: String
  public let filePath: String
  public let line: Int
  public let name: String?
  public let makeView: @MainActor @Sendable () -> AnyView

  init(_ record: _PreviewRecord) {
    self = withUnsafeTemporaryAllocation(of: _PreviewEntry.self, capacity: 1) { place in
      record(UnsafeMutableRawPointer(place.baseAddress!))
      return place.baseAddress!.move()
    }
  }

  private init(
    fileID: String, filePath: String, line: Int, name: String?, makeView: @escaping @MainActor @Sendable () -> AnyView
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.name = name
    self.makeView = makeView
  }

  public static func write(
    fileID: String, filePath: String, line: Int, name: String?, to place: UnsafeMutableRawPointer,
    makeView: @escaping @MainActor @Sendable () -> AnyView
  ) {
    let entry = _PreviewEntry(fileID: fileID, filePath: filePath, line: line, name: name, makeView: makeView)
    place.assumingMemoryBound(to: _PreviewEntry.self).initialize(to: entry)
  }
}
