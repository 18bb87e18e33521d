public import Foundation
public import HeadlessUI

/// What an axis of a chart shows; nobody hears it.
@MainActor @preconcurrency
public protocol AxisContent {}

/// A line, a tick or a label of an axis.
@MainActor @preconcurrency
public protocol AxisMark {}

/// Builds what an axis shows.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisContents {
    _AxisContents()
  }
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> _AxisChoice<First, Second> { _AxisChoice() }

  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> _AxisChoice<First, Second> { _AxisChoice() }

  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> _AxisContents {
    _AxisContents()
  }
}

/// Builds the marks that stand for a value of an axis.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildBlock<each Mark: AxisMark>(_ mark: repeat each Mark) -> _AxisContents { _AxisContents() }
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
  public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }

  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> _AxisChoice<First, Second> { _AxisChoice() }

  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> _AxisChoice<First, Second> { _AxisChoice() }

  public static func buildLimitedAvailability<Mark: AxisMark>(_ mark: Mark) -> _AxisContents { _AxisContents() }
}

/// One of two parts of an axis, by a condition.
nonisolated public struct _AxisChoice<First, Second>: Sendable {}

extension _AxisChoice: AxisMark where First: AxisMark, Second: AxisMark {}
extension _AxisChoice: AxisContent where First: AxisContent, Second: AxisContent {}
extension Optional: AxisMark where Wrapped: AxisMark {}
extension Optional: AxisContent where Wrapped: AxisContent {}

/// What was built for an axis, which nobody hears.
nonisolated public struct _AxisContents: AxisContent, AxisMark, Sendable {}

/// The marks along an axis; what they are made of never runs, as nothing is drawn.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
  ) {}

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
  ) {}

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}
}

extension AxisMarks where Content == _AxisContents {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {}

  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}

  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [F.FormatInput],
    stroke: StrokeStyle? = nil
  ) {}
}

/// A value of an axis.
nonisolated public struct AxisValue: Sendable {
  public var index: Int { 0 }
  public var count: Int { 0 }
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// How the marks of an axis are laid out.
nonisolated public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String
  public static let automatic = AxisMarkPreset(name: "automatic")
  public static let aligned = AxisMarkPreset(name: "aligned")
  public static let extended = AxisMarkPreset(name: "extended")
  public static let inset = AxisMarkPreset(name: "inset")
}

/// Where an axis stands.
nonisolated public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String
  public static let automatic = AxisMarkPosition(name: "automatic")
  public static let leading = AxisMarkPosition(name: "leading")
  public static let trailing = AxisMarkPosition(name: "trailing")
  public static let top = AxisMarkPosition(name: "top")
  public static let bottom = AxisMarkPosition(name: "bottom")
}

/// Which values of an axis are marked.
nonisolated public struct AxisMarkValues: Sendable {
  public static let automatic = AxisMarkValues()

  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }

  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }

  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { .automatic }
}
