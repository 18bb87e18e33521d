import PreviewSection

/// The previews that are linked into the program.
///
/// Each stands in a section of the executable, so nothing has to name it. Previews in libraries that are loaded while
/// the program runs are not found.
@MainActor
public enum PreviewRegistry {
  /// All previews, by file and line.
  public static let all: [PreviewEntry] = (sources.map { $0._preview } + ProvidedPreviews.all.flatMap(\.entries))
    .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }

  private static var sources: [any _PreviewSource.Type] {
    guard let begin = previewSectionBegin(), let end = previewSectionEnd() else { return [] }
    let memory = UnsafeMutablePointer<any _PreviewSource.Type>.allocate(capacity: 1)
    defer { memory.deallocate() }
    // A linker may leave gaps between the records of two objects.
    return UnsafeBufferPointer(start: begin, count: end - begin).compactMap { accessor in
      accessor.map { accessor in
        accessor(memory)
        return memory.move()
      }
    }
  }
}
