import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// A view on a screen, with a reader in front of it.
@MainActor
struct Heard {
  let view: MountedView
  private let reader: ScreenReader

  init(_ content: some View, locale: String = "en_US", hints: Bool = false) throws {
    view = try MountedView(content, environment: SemanticEnvironment(locale: locale))
    let voice = try #require(Voice.named("voiceover-ios", environment: view.tree.environment))
    reader = ScreenReader(host: view, voice: voice, hints: hints)
  }

  /// What the listener gets of gestures made one after the other.
  func callAsFunction(_ gestures: Narration.Gesture...) throws -> [String] {
    try gestures.flatMap { Transcript.lines(try reader.perform($0).lines) }
  }

  /// Goes to an element and activates it; what is heard of the activation.
  func activate(_ label: String) throws -> [String] {
    _ = try reader.perform(.focus(.label(label)))
    return Transcript.lines(try reader.perform(.activate(1)).lines)
  }

  /// The labels of all that can be reached.
  var labels: [String] {
    var labels: [String] = []
    view.tree.forEachNode { if let label = $0.label { labels.append(label) } }
    return labels
  }

  /// The labels of what is covered.
  var covered: [String?] { view.tree.withheld.filter { $0.reason == .covered }.map(\.node.label) }
}
