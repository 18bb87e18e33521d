import HeadlessUI
import Semantics
import Testing

/// A component on a screen, asked by the labels of what it shows.
@MainActor
struct Shown {
  let view: MountedView

  init(_ content: some View, _ environment: SemanticEnvironment = SemanticEnvironment()) throws {
    view = try MountedView(content, environment: environment)
  }

  subscript(_ label: String) -> SemanticNode? { view.tree.nodes.first { $0.label == label } }

  /// Takes an action, and tells which haptics it caused; one that a platform leaves out is marked.
  @discardableResult
  func haptics(of action: SemanticAction, on label: String) throws -> [String] {
    let node = try #require(self[label])
    return try view.perform(action, on: node.id).compactMap {
      guard case .haptic(let name, let isPlayed) = $0.kind else { return nil }
      return isPlayed ? name : "\(name), not played"
    }
  }
}
