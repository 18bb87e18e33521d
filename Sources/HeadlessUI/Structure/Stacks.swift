public import Foundation
import Semantics

/// Views from top to bottom, which is also their reading order.
public struct VStack<Content: View> {
  let content: Content
  let spacing: Double?
  let source: SourceLocation
}

extension VStack: View {
  public var body: Never { fatalError("VStack has no body") }

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.spacing = spacing.map(Double.init)
    source = SourceLocation(file: file, line: line)
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    let (start, shapes) = (evaluation.now, evaluation.shapes.count)
    evaluation.stack(view.content, along: .vertical, spacing: view.spacing, at: identity, in: environment)
    evaluation.noteDot(ofShapesFrom: shapes, since: start, at: identity)
    evaluation.noteAmounts(ofShapesFrom: shapes, along: .vertical, since: start, at: identity, source: view.source)
  }
}

/// Views from the leading to the trailing edge, which is also their reading order.
public struct HStack<Content: View> {
  let content: Content
  let spacing: Double?
  let source: SourceLocation
}

extension HStack: View {
  public var body: Never { fatalError("HStack has no body") }

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.spacing = spacing.map(Double.init)
    source = SourceLocation(file: file, line: line)
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    let (moment, shapes) = (evaluation.now, evaluation.shapes.count)
    let (start, spacers) = (moment.elements, evaluation.spacers)
    let parts = evaluation.stack(
      view.content, along: .horizontal, spacing: view.spacing, notesParts: true, at: identity, in: environment)
    if !evaluation.markColumns(parts) { evaluation.markRow(from: start) }
    evaluation.noteTextsAcross(from: start, spacers: evaluation.spacers - spacers)
    evaluation.noteDot(ofShapesFrom: shapes, since: moment, at: identity)
    evaluation.noteAmounts(
      ofShapesFrom: shapes, along: .horizontal, since: moment, at: identity, source: view.source)
  }
}

/// Views in front of each other, read in source order; what covers a layer is behind those that follow.
public struct ZStack<Content: View> {
  let content: Content
  let alignment: Alignment
  let source: SourceLocation
}

extension ZStack: View {
  public var body: Never { fatalError("ZStack has no body") }

  nonisolated public init(
    alignment: Alignment = .center, file: String = #filePath, line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    source = SourceLocation(file: file, line: line)
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    let (start, shapes) = (evaluation.now, evaluation.shapes.count)
    defer {
      evaluation.align(shapesFrom: shapes, view.alignment)
      evaluation.noteLevel(ofShapesFrom: shapes, since: start, at: identity.child(keyed: "level"), source: view.source)
    }
    if let layers = view.content as? any LayerEvaluating {
      layers.evaluateLayers(at: identity, in: environment, into: &evaluation)
    } else {
      Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
    }
  }
}

/// Room between views.
nonisolated public struct Spacer: PrimitiveView, Sendable {
  nonisolated public init(minLength: CGFloat? = nil) {}

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    evaluation.spacers += 1
  }
}

/// A line between views.
nonisolated public struct Divider: PrimitiveView, Sendable {
  nonisolated public init() {}

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
  }
}

extension _Evaluation {
  /// Notes two texts that a spacer pushes to the two sides of a row in which nothing else stands.
  fileprivate mutating func noteTextsAcross(from start: Int, spacers: Int) {
    guard spacers == 1, elements.count == start + 2, elements[start...].allSatisfy({ $0.node.role == .text }) else {
      return
    }
    elements[start].node.changeAppearance { $0.isAcrossFromNext = true }
  }
}
