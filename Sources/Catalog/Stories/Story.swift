public import HeadlessUI
import Semantics

/// A component in one state, under a name.
public struct Story: Sendable {
  /// The name by which specs and the command line call it.
  public let name: String
  /// The file and the line of its declaration.
  let source: SourceLocation
  let mount: @MainActor @Sendable (SemanticEnvironment) throws(HostError) -> MountedView

  /// Makes a story of a view.
  ///
  /// - Parameters:
  ///   - name: A name such as `Checkout/Empty`, unlike that of any other story or preview.
  ///   - content: The view, made anew for each run.
  public init<Content: View>(
    _ name: String, file: String = #filePath, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    source = SourceLocation(file: file, line: line)
    let module = fileID.split(separator: "/").first.map(String.init)
    mount = { environment throws(HostError) in
      try MountedView(environment: environment, module: module, content: content)
    }
  }
}
