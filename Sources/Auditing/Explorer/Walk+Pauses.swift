import Narration
import Semantics

// What becomes of controls while nobody does anything.
extension Walk {
  /// How long somebody who listens may need for what comes up (WCAG 2.2.1, understanding: 20 seconds to extend a limit).
  private static var pause: Gesture { .wait(.seconds(20)) }

  /// How many controls that come up are waited for.
  private static var pauseLimit: Int { 24 }

  /// Waits after what brings controls up, and after what seems to do nothing at first.
  func notePauses() {
    var met: Set<String> = []
    for step in exploration.steps where step.changed && step.isActivation && step.vanished.isEmpty {
      guard met.count < Self.pauseLimit, !isOver else { break }
      guard let control = step.appeared.first(where: \.isActionable), !control.isInModal,
        met.insert(Self.place(of: control)).inserted,
        let instance = try? Instance(explorer, screens: screens, isTwin: false),
        (try? instance.perform(step.gestures)) != nil
      else { continue }
      wait(in: instance, after: step.gestures, for: control)
    }
    noteLateEffects()
  }

  /// Waits after each press in the first state that changes nothing by itself.
  private func noteLateEffects() {
    var met: Set<String> = []
    var instance: Instance?
    for step in exploration.steps where step.from == 0 && step.to == 0 && step.gesture == .activate(1) {
      guard !isOver, let node = step.node, met.insert(Self.place(of: node)).inserted else { continue }
      instance = instance ?? (try? Instance(explorer, screens: screens, isTwin: false))
      guard let used = instance, (try? used.perform(step.gestures)) != nil else { return }
      wait(in: used, after: step.gestures, for: nil)
      if places[used.screen.key] != 0 { instance = nil }
    }
  }

  /// Where a control is declared; its path where that is not known.
  private static func place(of node: AuditedNode) -> String {
    node.location.map { "\($0.file):\($0.line)" } ?? node.semanticPath
  }

  private var isOver: Bool { deadline.map { ContinuousClock.now > $0 } ?? false }

  /// - Parameter control: What is known to have come up; nil where any control of the screen may go.
  private func wait(in instance: Instance, after gestures: [Gesture], for control: AuditedNode?) {
    let shown = instance.screen.tree
    guard (try? instance.perform([Self.pause])) != nil else { return }
    let left = instance.screen.tree
    // What was waited for has come.
    guard !shown.nodes.contains(where: { $0.node.role == .progress && !left.shows($0.node.id) }) else { return }
    let gone = shown.nodes.first { node in
      node.isStop && node.isActionable && !left.shows(node.node.id) && left.node(node.node.id)?.isWithheld != true
    }
    guard let node = gone ?? control.flatMap({ shown.node($0.node.id) }) else { return }
    exploration.pauses.append(.init(node: node, isGone: gone != nil, gestures: gestures + [Self.pause]))
  }
}
