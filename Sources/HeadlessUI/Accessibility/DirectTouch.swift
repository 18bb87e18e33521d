import Semantics

/// How a view takes touches that a reader passes through.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Lets a finger reach the view as if no reader were on.
  ///
  /// - Parameters:
  ///   - isDirectTouchArea: Whether it does; true by default.
  ///   - options: What the reader does about the touches, which is not modelled.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    attach { element in
      if isDirectTouchArea {
        element.node.traits.insert(.allowsDirectInteraction)
      } else {
        element.node.traits.remove(.allowsDirectInteraction)
      }
    }
  }
}
