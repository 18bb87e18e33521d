import Semantics

/// What the content of a sheet says of the sheet, gathered anew in each update.
final class PresentationTraits {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var isDismissDisabled = false
  /// Whether the screen behind can still be used.
  var letsThrough = false

  /// The height that a sheet has while no binding of the component says it.
  private final class Height {
    var detent: PresentationDetent?
  }

  /// The handle by which a sheet is resized: there where it has several heights, or is told to show it.
  @MainActor
  func grabber(at identity: _Identity, in environment: EnvironmentValues, of mount: Mount) -> Element? {
    let height = identity.slot(0) { Height() }
    let detents = (detents ?? [.large]).sorted()
    guard
      dragIndicator.map({ $0 == .visible }) ?? (detents.count > 1) || dragIndicator == .automatic && detents.count > 1
    else { return nil }
    let current = selection?.wrappedValue ?? height.detent ?? detents[0]
    var grabber = Element(at: identity, role: .button)
    grabber.node.traits = .button
    grabber.node.isOfSystem = true
    grabber.node.label = SystemWords.sheetGrabber(in: environment.locale)
    grabber.node.value = current.spokenName
    guard detents.count > 1 else { return grabber }
    let index = detents.firstIndex(of: current) ?? 0
    let isLast = index == detents.count - 1
    grabber.node.hint =
      isLast
      ? SystemWords.collapseSheetHint(in: environment.locale) : SystemWords.expandSheetHint(in: environment.locale)
    let next = detents[isLast ? 0 : index + 1]
    let selection = selection
    grabber.offer(.activate) { _ in
      height.detent = next
      selection?.wrappedValue = next
      mount.changes.note(by: "a sheet")
    }
    return grabber
  }
}

extension EnvironmentValues {
  private struct PresentationTraitsKey: EnvironmentKey { static var defaultValue: PresentationTraits? { nil } }

  /// Where the content of a sheet says how the sheet is; nil outside of one.
  var presentationTraits: PresentationTraits? {
    get { self[PresentationTraitsKey.self] }
    set { self[PresentationTraitsKey.self] = newValue }
  }
}

/// Says something of the sheet that a view is shown in.
nonisolated struct PresentationTraitWriter: PrimitiveModifier {
  let change: (PresentationTraits) -> Void

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    if let traits = environment.presentationTraits { modifier.change(traits) }
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
  }
}

extension View {
  /// Says whether the person is kept from taking the presentation back, by a swipe or by the escape gesture.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PresentationTraitWriter { if isDisabled { $0.isDismissDisabled = true } })
  }

  /// Gives the sheet heights to choose from; more than one give it a grabber.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PresentationTraitWriter { $0.detents = $0.detents ?? detents })
  }

  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(
      PresentationTraitWriter {
        $0.detents = $0.detents ?? detents
        $0.selection = $0.selection ?? selection
      })
  }

  /// Shows or hides the grabber of the sheet.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(PresentationTraitWriter { $0.dragIndicator = $0.dragIndicator ?? visibility })
  }

  /// Says whether the screen behind the sheet can be used while the sheet is there.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(PresentationTraitWriter { if interaction.isEnabled { $0.letsThrough = true } })
  }
}
