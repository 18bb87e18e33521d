import Semantics

/// Puts something in front of the screen while a binding holds an item.
nonisolated struct ModalPresenter<Screen: ModalScreen>: PrimitiveModifier {
  let item: Binding<Screen.Item?>
  let key: (Screen.Item) -> AnyHashable
  var onDismiss: (() -> Void)?
  let screen: Screen

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let presenter = identity.presenter
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    guard let item = modifier.item.wrappedValue else { return presenter.refused = nil }
    let key = modifier.key(item)
    guard presenter.refused != key else { return }
    let mount = evaluation.mount
    let dismissal = Dismissal {
      // An action may have put something else in its place.
      guard let current = modifier.item.wrappedValue, modifier.key(current) == key else { return }
      modifier.item.wrappedValue = nil
      presenter.refused = key
      mount.changes.note(by: "a presentation")
    }
    evaluation.request(
      modifier.screen, for: item, key: key, by: presenter, at: identity, in: environment,
      onDismiss: modifier.onDismiss, dismissal: dismissal)
  }
}

extension ModalPresenter where Screen.Item == Void {
  init(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, screen: Screen) {
    self.init(
      item: Binding(
        get: { isPresented.wrappedValue ? () : nil },
        set: { (item: Void?) in isPresented.wrappedValue = item != nil }),
      key: { _ in AnyHashable(true) }, onDismiss: onDismiss, screen: screen)
  }
}

extension EnvironmentValues {
  /// What flows into something in front of the screen: the surroundings of the view that opened it stay behind.
  var inFrontOfScreen: EnvironmentValues {
    var inFront = self
    inFront.isInList = false
    inFront.menu = nil
    guard var looks = declaredLooks else { return inFront }
    if looks.background != nil { looks.background = AnyShapeStyle(BackgroundStyle()) }
    looks.opacity = 1
    looks.allowsHitTesting = nil
    looks.labelsHidden = false
    inFront.looks = looks
    return inFront
  }

  /// What flows into something that the system draws in front of the screen: of looks only the case of texts.
  var inSystemDialog: EnvironmentValues {
    var inside = inFrontOfScreen
    inside.buttonStyle = nil
    inside.buttonColors = .tinted
    guard let declared = declaredLooks else { return inside }
    var looks = Looks()
    looks.textCase = declared.textCase
    looks.typeSize = declared.typeSize
    inside.looks = looks
    return inside
  }
}
