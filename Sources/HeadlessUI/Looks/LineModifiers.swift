public import Foundation

extension View {
  /// Sets how many lines a text may take; nil for as many as it needs.
  public nonisolated func lineLimit(_ number: Int?) -> some View { looks { $0.lineLimit = number } }

  /// Sets how few lines a text takes, with no limit to how many.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { looks { $0.lineLimit = nil } }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    looks { $0.lineLimit = limit.upperBound }
  }

  /// Sets how few and how many lines a text takes; the upper bound is what is kept.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    looks { $0.lineLimit = limit.upperBound }
  }

  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { looks { $0.lineLimit = limit } }

  /// Sets how small a text may be drawn to fit.
  ///
  /// - Parameter factor: The least part of its size, from above 0 to 1, the default, at which nothing shrinks.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    looks { $0.minimumScaleFactor = Double(factor) }
  }

  /// Sets texts below in capitals or in small letters; they are spoken as they are shown.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { looks { $0.textCase = textCase } }

  /// Sets the space between lines, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets how lines are aligned.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where a text that does not fit is cut; a listener hears all of it.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}

extension EnvironmentValues {
  private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private struct AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

  public var lineLimit: Int? {
    get { declaredLooks?.lineLimit }
    set { looks.lineLimit = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { CGFloat(declaredLooks?.minimumScaleFactor ?? 1) }
    set { looks.minimumScaleFactor = Double(newValue) }
  }

  public var textCase: Text.Case? {
    get { declaredLooks?.textCase }
    set { looks.textCase = newValue }
  }

  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
}
