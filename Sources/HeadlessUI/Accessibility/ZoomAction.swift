public import Foundation
import Semantics

/// A zoom that a reader asks for.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  public let direction: Direction
  /// Where in the view the zoom is asked for.
  public let location: UnitPoint
  /// The same in the view's own points; zero, as nothing is laid out.
  public let point: CGPoint
}

extension View {
  /// Zooms when a reader asks for it; nothing is spoken that would say so.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    attach { element in
      element.node.traits.insert(.supportsZoom)
      let ways: [(SemanticAction, AccessibilityZoomGestureAction.Direction)] = [
        (.zoomOut, .zoomOut), (.zoomIn, .zoomIn),
      ]
      for (action, direction) in ways {
        element.offer(action) { _ in
          handler(AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero))
        }
      }
    }
  }
}
