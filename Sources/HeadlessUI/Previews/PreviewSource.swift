/// What `#Preview` makes: a type that knows one preview.
public protocol _PreviewSource {
  @MainActor static var _preview: PreviewEntry { get }
}

/// A preview's record in the program: it writes the type that knows the preview to the memory it is given.
public typealias _PreviewRecord = @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void

/// Writes a type to the memory that a record was given.
///
/// - Parameters:
///   - source: The type that knows a preview.
///   - memory: Room for one metatype.
public func _yield<Source: _PreviewSource>(_ source: Source.Type, into memory: UnsafeMutableRawPointer) {
  memory.initializeMemory(as: (any _PreviewSource.Type).self, to: source)
}
