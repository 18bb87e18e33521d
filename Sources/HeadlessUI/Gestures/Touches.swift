import Semantics

extension _Evaluation {
  /// Lets what was published since a moment react to a tap, or note that a finger can do more with it than a listener.
  ///
  /// A shape publishes nothing. Where it was given a size, it is kept as something that only a finger finds, until a
  /// modifier further out makes an element of it; for a drag one side is enough, as on the track of a slider, which is
  /// as long as there is room.
  @MainActor
  mutating func react(
    toTap tap: (() -> Void)?, orTouch touch: Appearance.Touch?, since start: Moment, at identity: _Identity,
    in environment: EnvironmentValues, source: SourceLocation?
  ) {
    guard tap != nil || touch != nil else { return }
    if elements.count == start.elements {
      let isSized = framedShapes > start.framedShapes || touch == .drag && sizedShapes > start.sizedShapes
      guard !isEmpty(since: start), isSized else { return }
      adoptSilent(since: start, at: identity, in: environment, source: source)
      silent[silent.count - 1].react(toTap: tap, orTouch: touch)
      return
    }
    if tap != nil {
      for index in start.elements..<elements.count where elements[index].handler(for: .activate) == nil {
        elements[index].react(toTap: tap, orTouch: nil)
      }
    }
    // A gesture around a whole screen is about none of the views in it.
    guard touch != nil, elements.count - start.elements < 5 else { return }
    elements[start.elements].react(toTap: nil, orTouch: touch)
  }

  /// Makes sure that what reacts since a moment is one silent element.
  @MainActor
  private mutating func adoptSilent(
    since start: Moment, at identity: _Identity, in environment: EnvironmentValues, source: SourceLocation?
  ) {
    guard silent.count == start.silent else { return }
    var element = Element(at: identity)
    element.node.source = source
    element.node.isEnabled = environment.isEnabledHere
    silent.append(element)
  }

  /// Drops what shapes react to since a moment.
  mutating func forgetSilentElements(since start: Moment) {
    silent.removeSubrange(start.silent...)
    forget(shapesFrom: start.shapes)
  }

  /// Gives a new element what shapes in it react to.
  mutating func takeSilent(since start: Moment, into element: inout Element) {
    forget(shapesFrom: start.shapes)
    guard silent.count > start.silent else { return }
    let parts = silent[start.silent...]
    element.node.source = element.node.source ?? parts.first?.node.source
    if let tapped = parts.first(where: \.respondsToTap) {
      element.respondsToTap = true
      element.handlers += tapped.handlers
    }
    if let touch = parts.lazy.compactMap({ $0.node.appearance?.touch }).first {
      element.react(toTap: nil, orTouch: touch)
    }
    silent.removeSubrange(start.silent...)
  }
}

extension Element {
  fileprivate mutating func react(toTap tap: (() -> Void)?, orTouch touch: Appearance.Touch?) {
    if let tap {
      respondsToTap = true
      handlers.append(ActionHandler(action: .activate) { _ in tap() })
    }
    guard let touch else { return }
    node.changeAppearance { $0.touch = touch }
  }
}

extension Appearance.Touch {
  /// What a gesture is that no single tap ends.
  init(_ gesture: some Gesture) {
    let name = "\(type(of: gesture))"
    self =
      if name.contains("DragGesture") { .drag } else if name.contains("LongPress") {
        .longPress
      } else if name.contains("TapGesture") { .severalTaps } else { .other }
  }
}
