public import Foundation

/// A place in a view that another view asks for; always that of a phone's whole screen.
nonisolated public struct Anchor<Value>: Sendable where Value: Sendable {
  let value: Value

  /// What place is meant.
  public struct Source: Sendable {
    let value: Value
  }
}

nonisolated extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Self(value: CGRect(origin: .zero, size: GeometryProxy().size)) }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Self(value: rect) }
}

nonisolated extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { Self(value: point) }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { Self(value: .zero) }
  public static var topLeading: Anchor<CGPoint>.Source { Self(value: .zero) }
  public static var top: Anchor<CGPoint>.Source { Self(value: .zero) }
  public static var topTrailing: Anchor<CGPoint>.Source { Self(value: .zero) }
  public static var leading: Anchor<CGPoint>.Source { Self(value: .zero) }
  public static var center: Anchor<CGPoint>.Source { Self(value: .zero) }
  public static var trailing: Anchor<CGPoint>.Source { Self(value: .zero) }
  public static var bottomLeading: Anchor<CGPoint>.Source { Self(value: .zero) }
  public static var bottom: Anchor<CGPoint>.Source { Self(value: .zero) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { Self(value: .zero) }
}

extension GeometryProxy {
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

extension View {
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: K.self, value: transform(Anchor(value: value.value)))
  }

  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(K.self) { transform(&$0, Anchor(value: value.value)) }
  }
}
