public import Foundation

nonisolated extension Text {
  /// The lines of a text; there are none, as nothing is laid out.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    init() {}
    public var isTruncated: Bool { false }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { preconditionFailure("Nothing is laid out") }

    /// A line of runs.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      public var origin: CGPoint = .zero
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { preconditionFailure("Nothing is laid out") }
    }

    /// Glyphs that look alike.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      public var layoutDirection: LayoutDirection { .leftToRight }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var characterIndices: [CharacterIndex] { [] }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { preconditionFailure("Nothing is laid out") }
      public subscript(bounds: Range<Int>) -> RunSlice { preconditionFailure("Nothing is laid out") }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Some glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
      public var run: Run
      public var indices: Range<Int>
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var characterIndices: [CharacterIndex] { [] }
      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { self }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// How much room glyphs take.
    public struct TypographicBounds: Equatable, Sendable {
      public var origin: CGPoint = .zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public init() {}
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }

    /// Where a character stands in its text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      public var value: Int
      public init(value: Int) { self.value = value }
      public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
      public func distance(to other: Self) -> Int { other.value - value }
      public func advanced(by count: Int) -> Self { Self(value: value + count) }
    }

    /// How glyphs are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }

  /// The layouts of the texts in a view; none are told.
  public struct LayoutKey: PreferenceKey, Sendable {
    public struct AnchoredLayout: Equatable, Sendable {
      public var origin: Anchor<CGPoint>
      public var layout: Layout
      public static func == (left: Self, right: Self) -> Bool { left.layout == right.layout }
    }

    public static var defaultValue: [AnchoredLayout] { [] }
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

nonisolated extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
