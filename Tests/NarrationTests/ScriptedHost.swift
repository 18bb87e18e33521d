import Foundation
import Narration
import Semantics
import Testing

/// A screen in memory: what an action does to it is written beside it.
@MainActor
final class ScriptedHost: SemanticHost {
  var tree: SemanticTree
  var pending: [SemanticEvent] = []
  private(set) var performed: [String] = []
  private(set) var focused: [NodeID?] = []
  var onPerform: (ScriptedHost, SemanticAction, NodeID) -> [SemanticEvent] = { _, _, _ in [] }
  var onFocus: (ScriptedHost, NodeID?) -> [SemanticEvent] = { _, _ in [] }

  init(_ nodes: [SemanticNode], locale: String = "en_US", platform: Platform = .iOS18) {
    tree = SemanticTree(environment: SemanticEnvironment(locale: locale, platform: platform), nodes: nodes)
  }

  func perform(_ action: SemanticAction, on id: NodeID) throws(HostError) -> [SemanticEvent] {
    guard tree.node(id) != nil else { throw .noSuchNode(id) }
    performed.append("\(action) on \(id)")
    return onPerform(self, action, id)
  }

  func focus(_ id: NodeID?) throws(HostError) -> [SemanticEvent] {
    focused.append(id)
    return onFocus(self, id)
  }

  func takePendingEvents() -> [SemanticEvent] {
    defer { pending = [] }
    return pending
  }

  /// Changes a node that stands at the top of the tree.
  func change(_ id: NodeID, _ body: (inout SemanticNode) -> Void) {
    if let index = tree.nodes.firstIndex(where: { $0.id == id }) { body(&tree.nodes[index]) }
  }

  func reader(hints: Bool = true, notation: Notation = .speech) throws -> ScreenReader {
    let voice = try #require(Voice.named("voiceover-ios", environment: tree.environment))
    return ScreenReader(host: self, voice: voice, hints: hints, notation: notation)
  }

  /// The lines of gestures made one after the other.
  func lines(_ gestures: Gesture..., hints: Bool = true, notation: Notation = .speech) throws -> [String] {
    let reader = try reader(hints: hints, notation: notation)
    return try gestures.flatMap { Transcript.lines(try reader.perform($0).lines) }
  }
}

extension SemanticNode {
  static func button(
    _ id: NodeID, _ label: String?, value: String? = nil, enabled: Bool = true, traits: Traits = .button
  ) -> SemanticNode {
    SemanticNode(
      id: id, role: .button, traits: traits, label: label, value: value, isEnabled: enabled, actions: [.activate])
  }

  static func text(_ id: NodeID, _ label: String) -> SemanticNode {
    SemanticNode(id: id, role: .text, traits: .staticText, label: label)
  }

  static func adjustable(_ id: NodeID, _ label: String, value: String?) -> SemanticNode {
    SemanticNode(id: id, label: label, value: value, actions: [.increment, .decrement])
  }

  /// A stepper whose actions stop at its bounds, as SwiftUI's does.
  static func stepper(_ id: NodeID, _ label: String?, _ current: Int, in range: ClosedRange<Int>) -> SemanticNode {
    var node = SemanticNode(id: id, role: .stepper, label: label, value: "\(current)")
    node.range = SemanticRange(
      lower: Double(range.lowerBound), upper: Double(range.upperBound), step: 1, current: Double(current))
    if current > range.lowerBound { node.actions.append(.decrement) }
    if current < range.upperBound { node.actions.append(.increment) }
    return node
  }

  func with(_ change: (inout SemanticNode) -> Void) -> SemanticNode {
    var copy = self
    change(&copy)
    return copy
  }
}
