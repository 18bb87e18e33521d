import Semantics

extension _Evaluation {
  /// Notes a small circle of one colour beside texts, which may tell something of them by its colour.
  ///
  /// It is kept as something silent until a modifier further out makes an element of it. One that is drawn after all of
  /// the texts has its place among them in the order of drawing.
  @MainActor
  mutating func noteDot(ofShapesFrom first: Int, since start: Moment, at identity: _Identity) {
    guard shapes.count == first + 1, let color = shapes[first].dotColor else { return }
    let texts = Array(elements[start.elements...])
    guard (1...3).contains(texts.count),
      texts.allSatisfy({ $0.node.role == .text && $0.handlers.isEmpty && $0.children.isEmpty })
    else { return }
    let isLast = shapes[first].place == start.elements + texts.count
    shapes.removeLast()
    var element = Element(at: identity.child(keyed: "dot"), role: .image)
    element.node.source = texts[0].node.source
    element.node.changeAppearance {
      $0.foreground = color
      if isLast { $0.drawingOrder = texts.count }
    }
    element.amount = DrawnAmount(place: start.elements, texts: texts.count, text: texts[0].node.id)
    silent.append(element)
  }
}

extension DrawnShape {
  /// The colour of a circle that is no larger than a letter.
  fileprivate var dotColor: Appearance.Color? {
    guard part == nil, let width, width == height, width <= 24 else { return nil }
    return fill
  }
}
