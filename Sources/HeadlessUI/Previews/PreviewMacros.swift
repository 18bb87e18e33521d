/// Shows a view under a name, and registers it with the program it is linked into.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Lets a preview have state of its own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")

/// Makes a property of the environment, with the key that it needs.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")

/// What previews can be given.
public struct Preview: Sendable {
  /// The kind of trait that a preview of a view takes.
  public struct ViewTraits: Sendable {}
}

/// How a preview would be shown on a screen, which it is not here.
public struct PreviewTrait<T>: Sendable {
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait<T> { PreviewTrait() }
}
