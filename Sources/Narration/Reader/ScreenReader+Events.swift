import Semantics

extension ScreenReader {
  /// Times that a program may send the cursor on before it is held to never rest.
  private static var chaseLimit: Int { 20 }

  /// Tells events in their order, and notes where the program sent the cursor.
  func tell(_ events: [SemanticEvent], in telling: inout Telling) {
    telling.events += events
    for event in events {
      switch event.kind {
      case .haptic(let name, let isPlayed):
        let family = host.tree.environment.platform.family.rawValue
        telling.lines.append(.event(.haptic(name: name, notPlayedOn: isPlayed ? nil : family)))
      case .motion(let motion): telling.lines.append(.event(.motion(motion)))
      case .announcement(let text, let priority):
        let lines: [TranscriptLine] = [.event(.announcement(priority)), .speech(text)]
        if priority == .low { telling.queued += lines } else { telling.lines += lines }
      case .screenChanged(let text):
        telling.lines.append(.event(.screenChanged))
        if let text {
          telling.lines.append(.speech(text))
        } else {
          telling.landing = event.node.map { .node($0) } ?? .start
          telling.opensScreen = true
        }
      case .layoutChanged(let text):
        telling.lines.append(.event(.layoutChanged))
        if let text { telling.lines.append(.speech(text)) }
        if let node = event.node { telling.landing = .node(node) }
      case .pageScrolled(let text): telling.lines.append(.speech(text))
      case .focusRequested:
        guard let id = event.node else { continue }
        telling.lines.append(
          .event(.focusRequested(host.tree.node(id)?.label ?? host.tree.node(id)?.placeholder ?? "")))
        telling.landing = .node(id)
      case .valueChanged, .opened: break
      }
    }
  }

  /// Puts the cursor on a stop, reads it, and follows whatever the program does about that.
  ///
  /// - Parameter isSilent: Whether nothing is read, as when a screen has just appeared.
  func arrive(at place: Int, isSilent: Bool = false, in telling: inout Telling) throws(GestureError) {
    var place = place
    for _ in 0..<Self.chaseLimit {
      index = place
      if !isSilent { say(in: &telling) }
      telling.opensScreen = false
      let old = current
      do {
        tell(try host.focus(cursor), in: &telling)
      } catch {
        throw .host(error)
      }
      refresh()
      guard let next = follow(from: old, in: &telling) else {
        if let old, let new = current, !isSilent { speakChange(from: old, to: new, in: &telling) }
        return
      }
      place = next
    }
    throw .cursorNeverRests(label: current?.label ?? "")
  }

  /// Takes an action, tells what happened, and says what is new about the focused stop.
  func act(
    _ action: SemanticAction, on id: NodeID, in telling: inout Telling, speak: (Stop, Stop, inout Telling) -> Void
  ) throws(GestureError) {
    let old = current
    let events: [SemanticEvent]
    do {
      events = try host.perform(action, on: id)
    } catch {
      throw .host(error)
    }
    refresh()
    tell(events, in: &telling)
    if let place = follow(from: old, in: &telling) {
      try arrive(at: place, in: &telling)
    } else if let old, let new = current {
      speak(old, new, &telling)
      lastSpoken = new
    }
  }

  /// Where the cursor goes after something happened, or nil where it stays on its stop.
  func follow(from old: Stop?, in telling: inout Telling) -> Int? {
    if let place = takeLanding(in: &telling) { return place }
    guard let old else { return stops.isEmpty ? nil : 0 }
    if let place = stops.firstIndex(where: { $0.key == old.key }) {
      index = place
      return nil
    }
    // What is still there but covered, or holds other stops now, was not lost.
    if host.tree.node(old.node.id) != nil { return place(of: .node(old.node.id)) ?? 0 }
    telling.lines.append(.event(.focusLost(old.label ?? old.node.placeholder ?? "")))
    return min(index, max(stops.count - 1, 0))
  }

  /// Where the program sent the cursor, if there is a stop.
  func takeLanding(in telling: inout Telling) -> Int? {
    defer { telling.landing = nil }
    return telling.landing.flatMap(place)
  }

  /// The stop that a landing means: the node's own, or the first one in it.
  private func place(of landing: Telling.Landing) -> Int? {
    switch landing {
    case .start: return stops.isEmpty ? nil : 0
    case .node(let id):
      if let place = stops.firstIndex(where: { $0.node.id == id }) { return place }
      guard let node = host.tree.node(id) else { return nil }
      let inside = Set(node.descendants)
      return stops.firstIndex { inside.contains($0.node.id) }
    }
  }
}

extension SemanticNode {
  /// The ids of all that is inside the node.
  fileprivate var descendants: [NodeID] { children.flatMap { [$0.id] + $0.descendants } }
}
