public import Foundation

/// How much room there is along an axis.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

extension EnvironmentValues {
  private struct HorizontalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
  private struct VerticalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
  private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }

  /// Compact unless it is set: a phone held upright.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// Regular unless it is set: a phone held upright.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }

  /// Pixels in a point; 3 unless it is set.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  public var pixelLength: CGFloat { 1 / displayScale }
}
