/// One item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into pieces: inout _ToolbarPieces,
    evaluation: inout _Evaluation
  ) {
    pieces.add(content.content, content.placement, at: identity, in: environment, evaluation: &evaluation)
  }
}

extension _ToolbarPieces {
  @MainActor
  mutating func add<Content: View>(
    _ content: Content, _ placement: ToolbarItemPlacement, at identity: _Identity, in environment: EnvironmentValues,
    evaluation: inout _Evaluation
  ) {
    pieces.append(
      ToolbarPiece(placement: placement, elements: evaluation.elements(of: content, at: identity, in: environment)))
  }
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

/// Several items of a bar at one place.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Makes a group that shows its label where there is no room, which there always is.
  nonisolated public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into pieces: inout _ToolbarPieces,
    evaluation: inout _Evaluation
  ) {
    pieces.add(content.content, content.placement, at: identity, in: environment, evaluation: &evaluation)
  }
}

/// Room between items.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into pieces: inout _ToolbarPieces,
    evaluation: inout _Evaluation
  ) {}
}

/// Whether a spacer grows.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

/// An item that the system provides, placed anew; it stays where the system has it.
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into pieces: inout _ToolbarPieces,
    evaluation: inout _Evaluation
  ) {}
}
