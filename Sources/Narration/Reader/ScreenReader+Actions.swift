import Semantics

extension ScreenReader {
  func activate(in telling: inout Telling) throws(GestureError) {
    guard let stop = current else { throw .nothingOnScreen }
    guard !stop.isDimmed else { return }
    let action: SemanticAction =
      switch stop.part {
      case .whole: .activate
      case .decrement: .decrement
      case .increment: .increment
      }
    // A double tap on something that does nothing is no error; it only repeats what is there.
    guard stop.node.actions.contains(action) else {
      if stop.part != .whole { say(.value, in: &telling) }
      return
    }
    try act(action, on: stop.node.id, in: &telling) { old, new, telling in
      speakActivation(from: old, to: new, in: &telling)
    }
  }

  private func speakActivation(from old: Stop, to new: Stop, in telling: inout Telling) {
    if new.part != .whole {
      say(speaker.value(of: new) == nil ? .name : .value, in: &telling)
    } else if speaker.isSwitch(new.node) {
      say(.state, in: &telling)
    } else if speaker.isTextEntry(new.node) {
      say(in: &telling)
    } else if [.picker, .menu].contains(new.node.role), speaker.value(of: new) != speaker.value(of: old) {
      say(.unhinted, in: &telling)
    } else if new.isTab || [.segment, .tab, .disclosure].contains(new.node.role)
      || new.node.traits.contains(.selected) != old.node.traits.contains(.selected)
    {
      say(.name, in: &telling)
    } else {
      if !new.node.traits.contains(.startsMediaSession), let label = old.label, !label.isEmpty {
        say(Phrase([.init(.label, label, rule: "a button repeats its label")]), in: &telling)
      }
      speakChange(from: old, to: new, in: &telling)
    }
  }

  /// Speaks a label or a value that is new.
  func speakChange(from old: Stop, to new: Stop, in telling: inout Telling) {
    if let label = new.label, label != old.label {
      say(Phrase([.init(.label, label, rule: "a new label is spoken")]), in: &telling)
    }
    if let value = speaker.value(of: new), value != speaker.value(of: old) { say(.value, in: &telling) }
  }

  func adjust(_ action: SemanticAction, in telling: inout Telling) throws(GestureError) {
    guard let stop = current else { throw .nothingOnScreen }
    guard !stop.isDimmed else { return }
    guard stop.part == .whole, stop.node.actions.contains(action) else {
      // At the end of a slider its own action may be gone; the value is spoken again.
      if stop.part == .whole, stop.node.actions.contains(action == .increment ? .decrement : .increment) {
        return say(.value, in: &telling)
      }
      throw cannot(action.keyword ?? "", stop)
    }
    try act(action, on: stop.node.id, in: &telling) { _, new, telling in
      say(speaker.value(of: new) == nil ? .name : .value, in: &telling)
    }
  }

  func performNamed(_ name: String, in telling: inout Telling) throws(GestureError) {
    guard let stop = current else { throw .nothingOnScreen }
    // Kinds that have no gesture of their own are asked for by their word, as documents name them.
    let action = [.named(name), SemanticAction.keywords[name]].compactMap(\.self).first(
      where: stop.node.actions.contains)
    guard let action else { throw .noSuchAction(name, candidates: stop.node.namedActions) }
    try act(action, on: stop.node.id, in: &telling) { old, new, telling in
      speakChange(from: old, to: new, in: &telling)
    }
  }

  private func cannot(_ gesture: String, _ stop: Stop) -> GestureError {
    var offers = stop.part == .whole ? stop.node.actions.compactMap(\.keyword) : ["activate"]
    offers += stop.node.namedActions.map { "perform \"\($0)\"" }
    return .cannot(gesture, label: stop.label ?? "", offers: offers)
  }

  /// Takes an action of the focused node, of a container around it, or else of whatever offers it.
  func performNearest(_ action: SemanticAction, in telling: inout Telling) throws(GestureError) {
    func offers(_ node: SemanticNode) -> Bool {
      if case .scroll = action {
        return node.actions.contains { if case .scroll = $0 { true } else { false } }
      }
      return node.actions.contains(action)
    }
    var chain: [SemanticNode] = []
    func search(_ nodes: [SemanticNode], _ path: [SemanticNode]) {
      for node in nodes {
        if node.id == cursor { chain = path + [node] }
        search(node.children, path + [node])
      }
    }
    search(host.tree.nodes, [])
    var found = chain.reversed().first(where: offers)
    if found == nil { host.tree.forEachNode { if found == nil, offers($0) { found = $0 } } }
    guard let found else { return }
    try act(action, on: found.id, in: &telling) { old, new, telling in
      speakChange(from: old, to: new, in: &telling)
    }
  }

  func type(_ text: String, in telling: inout Telling) throws(GestureError) {
    guard let stop = current else { throw .nothingOnScreen }
    guard speaker.isTextEntry(stop.node) else { throw cannot("type", stop) }
    guard !stop.isDimmed else { return }
    try act(.insertText(text), on: stop.node.id, in: &telling) { old, new, telling in
      let isSecret = new.node.role == .secureField
      // The return key of a field writes nothing.
      let typed = new.node.role == .textEditor ? text : String(text.prefix { !$0.isNewline })
      guard !typed.isEmpty else { return }
      let echo = isSecret ? String(repeating: "•", count: typed.count) : typed
      say(Phrase([.init(.value, echo, rule: "what was typed is echoed")]), in: &telling)
    }
  }
}
