import Semantics

/// Where an amount is drawn by shapes, which publish nothing.
struct DrawnAmount {
  /// How many elements stood before it in what is evaluated together with it.
  let place: Int
  /// How many texts are drawn in it.
  let texts: Int
  /// The first of the texts.
  let text: NodeID?
}

extension _Evaluation {
  /// Notes a ring or a bar that lies on another one and shows how far something is.
  ///
  /// It is kept as something silent until a modifier further out makes an element of it.
  @MainActor
  mutating func noteLevel(
    ofShapesFrom first: Int, since start: Moment, at identity: _Identity, source: SourceLocation?
  ) {
    guard shapes.count - first >= 2, let level = DrawnShape.level(of: shapes[first...]) else { return }
    shapes.removeSubrange(first...)
    let texts = Array(elements[start.elements...]).flattened
    guard texts.allSatisfy({ $0.node.role == .text && $0.handlers.isEmpty }) else { return }
    if level.isLevelOfNoText, !texts.isEmpty { return }
    note(.gauge, texts, since: start, at: identity, source: level.part?.source ?? source)
  }

  /// Notes bars side by side whose lengths differ while no text among them says a number, and rings that stand alone,
  /// and forgets the amounts that are told beside them.
  @MainActor
  mutating func noteAmounts(
    ofShapesFrom first: Int, along axis: Appearance.Gap.Axis, since start: Moment, at identity: _Identity,
    source: SourceLocation
  ) {
    noteRings(ofShapesFrom: first, at: identity)
    if shapes.count - first >= 3, DrawnShape.areBars(shapes[first...], along: axis) {
      let bars = shapes[first...]
      let texts = Array(elements[start.elements...]).flattened
      if (2...24).contains(texts.count), texts.allSatisfy({ $0.node.role == .text && !$0.saysDigit }) {
        note(.chart, texts, since: start, at: identity.child(keyed: "bars"), source: nil)
      } else if texts.isEmpty, DrawnShape.areLarge(bars, along: axis) {
        note(.chart, [], since: start, at: identity.child(keyed: "bars"), source: source)
      }
      shapes.removeSubrange(first...)
    }
    guard silent.count > start.silent else { return }
    let elements = start.elements..<elements.count
    silent = silent.enumerated().filter { $0.offset < start.silent || !isTold($0.element, in: elements) }.map(\.element)
  }

  /// Forgets the rings and the bars without texts that were said to be decoration.
  mutating func forgetDecoration(since start: Moment) {
    forget(shapesFrom: start.shapes)
    let kept = silent[start.silent...].filter { $0.amount == nil || $0.node.role == .gauge || $0.amount?.text != nil }
    guard silent.count > start.silent + kept.count else { return }
    silent.replaceSubrange(start.silent..., with: kept)
  }

  /// Notes the parts of rings that lie on no other shape, as where something is waited for.
  @MainActor
  private mutating func noteRings(ofShapesFrom first: Int, at identity: _Identity) {
    guard shapes.count > first else { return }
    for (number, ring) in shapes[first...].filter(\.isOpenRing).enumerated() {
      guard let part = ring.part else { continue }
      var element = Element(at: identity.child(keyed: "ring \(number)"), role: .progress)
      element.node.source = part.source
      element.amount = DrawnAmount(place: ring.place, texts: 0, text: nil)
      silent.append(element)
    }
    shapes[first...].removeAll(where: \.isOpenRing)
  }

  @MainActor
  private mutating func note(
    _ role: Role, _ texts: [Element], since start: Moment, at identity: _Identity, source: SourceLocation?
  ) {
    guard let source = texts.lazy.compactMap(\.node.source).first ?? source else { return }
    var element = Element(at: identity, role: role)
    element.node.source = source
    element.amount = DrawnAmount(
      place: start.elements, texts: elements.count - start.elements, text: texts.first?.node.id)
    silent.append(element)
  }

  /// Whether what stands right before or after a drawn amount in a stack says a number, or what a number in it is of;
  /// of a ring alone, whether it says anything.
  private func isTold(_ silent: Element, in stack: Range<Int>) -> Bool {
    // What a dot means is no amount: a number beside it does not tell it.
    guard let amount = silent.amount, silent.node.role != .image else { return false }
    if silent.node.role == .chart, amount.text != nil { return false }
    let (before, after) = (amount.place - 1, amount.place + amount.texts)
    let beside = [before, after].filter(stack.contains).map { elements[$0] }.filter(\.isPlainWording)
    if silent.node.role == .progress { return !beside.isEmpty }
    if beside.contains(where: \.saysDigit) { return true }
    return amount.text != nil && stack.contains(before) && elements[before].isPlainWording
  }
}

extension Element {
  /// Whether a number is heard here.
  fileprivate var saysDigit: Bool {
    children.contains(where: \.saysDigit)
      || [node.label, node.value].contains { $0?.contains(where: \.isNumber) == true }
  }

  /// Whether it says something and is no heading and no control.
  fileprivate var isPlainWording: Bool {
    !children.isEmpty || handlers.isEmpty && !node.traits.contains(.header) && node.label != nil
  }
}

extension DrawnShape {
  /// The shape that shows how far something is, on another one that shows how far it may be.
  static func level(of shapes: ArraySlice<DrawnShape>) -> DrawnShape? {
    let parts = shapes.filter { $0.part != nil }
    if let level = parts.last(where: \.isOpenRing) { return parts.count < shapes.count ? level : nil }
    guard shapes.count == 2, parts.isEmpty, let track = shapes.first, let level = shapes.last else { return nil }
    if isAtEdge(level, of: track) { return level }
    if let height = level.height, height <= 40, track.height == height, let width = level.width {
      return width != track.width ? level : nil
    }
    if let width = level.width, width <= 40, track.width == width, let height = level.height {
      return height != track.height ? level : nil
    }
    return nil
  }

  /// Whether a shape lies at the edge of one that fills what it is in, and is shorter; a narrow one is an accent.
  private static func isAtEdge(_ level: DrawnShape, of track: DrawnShape) -> Bool {
    guard level.isLeading, track.width == nil, track.height == level.height, level.height ?? 0 <= 40 else {
      return false
    }
    return level.width.map { $0 > 12 || $0 == 0 } ?? false
  }

  /// Whether the shape is a level by lying at an edge, where a text beside it makes a card of the two.
  fileprivate var isLevelOfNoText: Bool { part == nil && isLeading && height == nil }

  fileprivate var isOpenRing: Bool { part.map { $0.start == 0 && $0.end < 1 } ?? false }

  /// Whether shapes are alike but for how long they are.
  static func areBars(_ shapes: ArraySlice<DrawnShape>, along axis: Appearance.Gap.Axis) -> Bool {
    let lengths = Set(shapes.map { axis == .horizontal ? $0.height : $0.width })
    let breadths = Set(shapes.map { axis == .horizontal ? $0.width : $0.height })
    return lengths.count > 1 && !lengths.contains(nil) && breadths.count == 1 && shapes.allSatisfy { $0.part == nil }
  }

  /// Whether bars stand right beside each other and are larger than those that stand for a sound or a signal.
  static func areLarge(_ bars: ArraySlice<DrawnShape>, along axis: Appearance.Gap.Axis) -> Bool {
    guard let first = bars.first, bars.allSatisfy({ $0.place == first.place }) else { return false }
    let longest = bars.compactMap { axis == .horizontal ? $0.height : $0.width }.max() ?? 0
    return longest >= 40 && (axis == .horizontal ? first.width : first.height).map { $0 >= 6 } ?? true
  }
}
