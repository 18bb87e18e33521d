/// What several previews share: a context that is made once, and what is put around each.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  @MainActor static func makeSharedContext() async throws -> Context
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is put around.
public struct PreviewModifierContent: View {
  let content: AnyView
  public var body: some View { content }
}

/// Shows a preview once the context of its modifier is there.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Color.clear.task { context = try? await Modifier.makeSharedContext() }
    }
  }
}

/// A modifier of a preview, whatever its type.
struct PreviewModification: Hashable, Sendable {
  let type: ObjectIdentifier
  let apply: @MainActor @Sendable (AnyView) -> AnyView

  init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    nonisolated(unsafe) let modifier = modifier
    type = ObjectIdentifier(Modifier.self)
    apply = { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }

  static func == (left: Self, right: Self) -> Bool { left.type == right.type }
  func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Puts a modifier around the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(kind: .modifier(PreviewModification(modifier)))
  }
}
