import Semantics

/// The items that a screen gives to the bars around it, innermost first.
struct ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarPiece] { [] }

  static func reduce(value: inout [ToolbarPiece], nextValue: () -> [ToolbarPiece]) { value += nextValue() }
}

/// Hands items to the bars of the navigation container around; where there is none, only the keyboard's are shown.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  let items: Items

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    let checkpoint = evaluation.checkpoint
    var gathered = _ToolbarPieces()
    var bar = environment
    bar.isInList = false
    Items._gather(modifier.items, at: identity.child(1), in: bar, into: &gathered, evaluation: &evaluation)
    guard environment.navigation == nil else {
      return evaluation.preferences.add(ToolbarKey.self, gathered.pieces)
    }
    evaluation.takeBack(to: checkpoint)
    guard Array(evaluation.elements[start...]).flattened.contains(where: { $0.node.isEditing == true }) else { return }
    for piece in gathered.pieces where piece.placement.slot == .keyboard { evaluation.elements += piece.elements }
  }
}

extension View {
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(placement: .automatic, content: content)))
  }

  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }
}
