public import Semantics

/// One place where the cursor can rest, as a program meets it: which node, what is spoken, what can be done.
public struct SpokenStop: Sendable, Hashable {
  public let node: NodeID
  /// The name as exposed on the platform.
  public let label: String?
  public let identifier: String?
  /// Whether it is dimmed: it does nothing when it is activated.
  public let isDimmed: Bool
  public let phrase: Phrase
  /// The phrase in words.
  public let text: String
  /// What a person can do there, in a fixed order.
  public let gestures: [Gesture]
  /// The gestures that bring the cursor there from anywhere.
  public let way: [Gesture]
}

extension ScreenReader {
  /// Every stop of the screen, in reading order.
  ///
  /// - Parameter typing: What is typed into a field that takes text.
  public func spokenStops(typing: String = "1") -> [SpokenStop] {
    refresh()
    let labels = Dictionary(stops.compactMap(\.label).map { ($0, 1) }, uniquingKeysWith: +)
    let identifiers = Dictionary(stops.compactMap(\.identifier).map { ($0, 1) }, uniquingKeysWith: +)
    return stops.enumerated().map { place, stop in
      let way: [Gesture] =
        if let label = stop.label, !label.isEmpty, labels[label] == 1 {
          [.focus(.label(label))]
        } else if let identifier = stop.identifier, identifiers[identifier] == 1 {
          [.focus(.identifier(identifier))]
        } else {
          place == 0 ? [.first] : [.first, .next(place)]
        }
      let phrase = speaker.phrase(for: stop)
      return SpokenStop(
        node: stop.node.id, label: stop.label, identifier: stop.identifier, isDimmed: stop.isDimmed, phrase: phrase,
        text: text(of: phrase), gestures: gestures(at: stop, typing: typing), way: way)
    }
  }

  /// What is spoken at every stop of the screen, in reading order.
  public func spokenTexts() -> [String] {
    refresh()
    return stops.map { text(of: speaker.phrase(for: $0)) }
  }

  private func gestures(at stop: Stop, typing: String) -> [Gesture] {
    guard !stop.isDimmed else { return [] }
    let node = stop.node
    guard stop.part == .whole else {
      return node.actions.contains(stop.part == .increment ? .increment : .decrement) ? [.activate(1)] : []
    }
    var gestures: [Gesture] = []
    for action in node.actions {
      switch action {
      case .activate: gestures.append(.activate(1))
      case .increment: gestures.append(.increment(1))
      case .decrement: gestures.append(.decrement(1))
      case .escape: gestures.append(.escape)
      case .magicTap: gestures.append(.magicTap)
      case .named(let name): gestures.append(.perform(name))
      case .scroll(let direction): gestures.append(.scroll(direction))
      case .delete, .showMenu, .zoomIn, .zoomOut: if let word = action.keyword { gestures.append(.perform(word)) }
      case .insertText: break
      }
    }
    if speaker.isTextEntry(node) { gestures.append(.type(typing)) }
    return gestures
  }
}
