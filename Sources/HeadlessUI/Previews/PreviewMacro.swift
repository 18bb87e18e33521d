/// Makes a preview of a view, which registers itself in every program it is linked into.
///
/// - Parameters:
///   - name: What the preview is called beside others of its file; by default nothing.
///   - traits: How the preview is shown.
///   - body: Makes the view. Variables marked `@Previewable` become properties of the preview.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Turns a variable in the body of a `#Preview` into a property of the preview, so that its view can change it.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")

/// Makes an environment value of a variable in an extension of ``EnvironmentValues``.
///
/// The default is evaluated once. A variable of optional type needs none; it is nil then.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")
