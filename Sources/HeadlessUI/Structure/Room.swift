import Semantics

/// The room that several views share: which elements came from which of them.
struct Room {
  let start: Int
  /// The elements of each view, where a stack wants to know them.
  var parts: [Range<Int>]?

  mutating func end(in evaluation: _Evaluation) {
    guard let last = parts?.last?.upperBound ?? (parts == nil ? nil : start) else { return }
    parts?.append(last..<evaluation.elements.count)
  }
}

extension _Evaluation {
  mutating func openRoom() -> Room {
    defer { stackParts = nil }
    return Room(start: elements.count, parts: stackParts == nil ? nil : [])
  }

  mutating func close(_ room: Room) {
    stackParts = room.parts
    for index in room.start..<elements.count { elements[index].sharesRoom = true }
  }

  /// Evaluates the content of a stack, and tells of controls that stand side by side how far they are apart.
  ///
  /// - Returns: The elements of each of its views, where they are asked for or needed.
  @MainActor @discardableResult
  mutating func stack<V: View>(
    _ content: V, along axis: Appearance.Gap.Axis, spacing: Double?, notesParts: Bool = false,
    at identity: _Identity, in environment: EnvironmentValues
  ) -> [Range<Int>] {
    stackParts = spacing == nil && !notesParts ? nil : []
    V._evaluate(content, at: identity, in: environment, into: &self)
    guard let parts = stackParts else { return [] }
    stackParts = nil
    guard let spacing else { return parts }
    for (part, next) in zip(parts, parts.dropFirst()) where part.count == 1 && next.count == 1 {
      let (index, other) = (part.lowerBound, next.lowerBound)
      guard elements[index].standsAlone, elements[other].standsAlone else { continue }
      elements[index].node.changeAppearance { $0.gap = Appearance.Gap(axis: axis, distance: spacing) }
    }
    return parts
  }
}

extension Element {
  /// Whether it is a control with no room of its own around it.
  fileprivate var standsAlone: Bool { !handlers.isEmpty && children.isEmpty && !isPadded }
}
