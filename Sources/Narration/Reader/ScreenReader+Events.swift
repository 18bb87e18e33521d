import Semantics

extension ScreenReader {
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
        }
      case .layoutChanged(let text):
        telling.lines.append(.event(.layoutChanged))
        if let text { telling.lines.append(.speech(text)) }
        if let node = event.node { telling.landing = .node(node) }
      case .pageScrolled(let text): telling.lines.append(.speech(text))
      case .focusRequested:
        guard let id = event.node else { continue }
        telling.lines.append(.event(.focusRequested(host.tree.node(id)?.label ?? "")))
        telling.landing = .node(id)
      case .valueChanged: break
      }
    }
  }

  func move(to landing: Telling.Landing, in telling: inout Telling) {
    switch landing {
    case .start: index = 0
    case .node(let id): if let place = stops.firstIndex(where: { $0.node.id == id }) { index = place }
    }
  }

  /// Tells the program where the cursor is, and whatever it does about it.
  func reportFocus(in telling: inout Telling) throws(GestureError) {
    do {
      tell(try host.focus(cursor), in: &telling)
    } catch {
      throw .host(error)
    }
    let key = current?.key
    refresh()
    if let key, let place = stops.firstIndex(where: { $0.key == key }) { index = place }
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
    if let landing = telling.landing {
      telling.landing = nil
      move(to: landing, in: &telling)
      try reportFocus(in: &telling)
      say(in: &telling)
      return
    }
    guard let old else { return }
    if let place = stops.firstIndex(where: { $0.key == old.key }) {
      index = place
      speak(old, stops[place], &telling)
      lastSpoken = stops[place]
      return
    }
    telling.lines.append(.event(.focusLost(old.label ?? "")))
    guard !stops.isEmpty else { return }
    index = min(index, stops.count - 1)
    try reportFocus(in: &telling)
    say(in: &telling)
  }
}
