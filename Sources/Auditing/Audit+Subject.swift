public import Semantics

extension Audit {
  /// What is judged.
  public struct Subject {
    let name: String
    let source: SourceLocation
    let nodeSources: [NodeID: SourceLocation]
    let makeHost: @MainActor (SemanticEnvironment) throws -> any SemanticHost
    /// Whether there is a program behind it, which can be shown otherwise and acted on.
    let isAlive: Bool

    /// - Parameters:
    ///   - name: What reports call it.
    ///   - source: Where it was declared; findings of views without a place of their own point here.
    ///   - nodeSources: Where nodes stand in a document, for those that name no place in source code; none by default.
    ///   - isAlive: False for a tree from a document.
    ///   - makeHost: Makes a host that nobody has acted on yet.
    public init(
      name: String, source: SourceLocation, nodeSources: [NodeID: SourceLocation] = [:], isAlive: Bool = true,
      makeHost: @escaping @MainActor (SemanticEnvironment) throws -> any SemanticHost
    ) {
      self.name = name
      self.source = source
      self.nodeSources = nodeSources
      self.isAlive = isAlive
      self.makeHost = makeHost
    }
  }
}
