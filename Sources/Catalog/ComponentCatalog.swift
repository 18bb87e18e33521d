import Foundation

/// A program that knows components and has the whole command line over them.
///
/// Every `#Preview` that is linked into the program registers itself, so an empty conformance is a complete program:
///
/// ```swift
/// import Catalog
/// import MyComponents
///
/// @main struct MyCatalog: ComponentCatalog {}
/// ```
public protocol ComponentCatalog {
  /// Entries with names of one's own, beside the previews; none by default.
  @MainActor static var stories: [Story] { get }
}

extension ComponentCatalog {
  @MainActor public static var stories: [Story] { [] }

  /// Runs the command line and ends the process with its status: 0 clean, 1 differences, 2 wrong usage, 3 failure.
  @MainActor public static func main() {
    StandardStreams.prepare()
    let program = Program(
      index: StoryIndex(stories: stories), arguments: Array(CommandLine.arguments.dropFirst()),
      name: URL(filePath: CommandLine.arguments.first ?? "aloud").lastPathComponent)
    exit(Isolation.code(for: program.run()))
  }
}
