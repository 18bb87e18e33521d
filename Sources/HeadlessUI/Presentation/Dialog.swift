import Semantics

/// An alert or a confirmation dialog: a title, a message, and buttons each of which closes it.
struct Dialog<Actions: View, Message: View>: ModalScreen {
  let kind: DialogKind
  let title: Text
  let actions: Actions
  let message: Message
  let source: SourceLocation

  @MainActor
  func element(
    for item: Void, at identity: _Identity, in environment: EnvironmentValues, dismissal: Dismissal,
    into evaluation: inout _Evaluation
  ) -> Element {
    var inside = environment.inSystemDialog
    inside.dismissal = dismissal
    var texts = kind.showsTitle ? evaluation.elements(of: title, at: identity.child(0), in: inside) : []
    texts += evaluation.elements(of: message, at: identity.child(1), in: inside)
    // The first text of an alert is spoken with the word for it (recorded).
    if case .alert = kind, let first = texts.indices.first, texts[first].node.role == .text {
      texts[first].node.role = .alert
    }
    var actions = evaluation.elements(of: actions, at: identity.child(2), in: inside)
    for index in actions.indices where actions[index].closesDialog {
      actions[index].afterActivation { dismissal() }
    }
    if let missing = kind.missingButton(among: actions, at: identity.child(3), in: inside, source: source) {
      var missing = missing
      missing.offer(.activate) { _ in dismissal() }
      actions.append(missing)
    }
    var dialog = Element(at: identity, role: .group)
    dialog.node.container = .modal
    dialog.node.source = source
    if title.string(in: inside, as: .spoken).allSatisfy(\.isWhitespace) {
      var appearance = Appearance()
      appearance.isUntitled = true
      dialog.node.appearance = appearance
    }
    dialog.children = texts + kind.inOrder(actions)
    if let cancel = actions.first(where: { $0.buttonRole == .cancel })?.handler(for: .activate) {
      dialog.offer(.escape) { _ in cancel.perform(.activate) }
    }
    return dialog
  }
}

/// What tells alerts from confirmation dialogs.
enum DialogKind {
  case alert
  case confirmation(showsTitle: Bool)

  var showsTitle: Bool {
    switch self {
    case .alert: true
    case .confirmation(let showsTitle): showsTitle
    }
  }

  /// The button that the system adds: OK to an alert without buttons, Cancel to a dialog that has none.
  @MainActor
  func missingButton(
    among actions: [Element], at identity: _Identity, in environment: EnvironmentValues, source: SourceLocation
  ) -> Element? {
    let label: String
    switch self {
    case .alert:
      guard !actions.contains(where: \.closesDialog) else { return nil }
      label = SystemWords.ok(in: environment.locale)
    case .confirmation:
      guard !actions.contains(where: { $0.buttonRole == .cancel }) else { return nil }
      label = SystemWords.cancel(in: environment.locale)
    }
    var button = Element(at: identity, role: .button)
    button.node.traits = .button
    button.node.label = environment.looks.textCase == .uppercase ? label.uppercased() : label
    button.node.source = source
    button.buttonRole = .cancel
    return button
  }

  /// The order in which UIKit shows what a dialog offers: the way back first of two in an alert, and else last.
  func inOrder(_ actions: [Element]) -> [Element] {
    let fields = actions.filter { !$0.closesDialog }
    let buttons = actions.filter { $0.closesDialog && $0.buttonRole != .cancel }
    let cancel = actions.filter { $0.closesDialog && $0.buttonRole == .cancel }
    if case .alert = self, buttons.count + cancel.count == 2 { return fields + cancel + buttons }
    return fields + buttons + cancel
  }
}

extension Element {
  /// Whether activating it closes the dialog that it stands in.
  var closesDialog: Bool { node.role == .button || node.role == .link }
}

extension View {
  /// Presents a dialog while a condition holds.
  nonisolated func dialog(
    _ kind: DialogKind, _ title: Text, isPresented: Binding<Bool>, actions: some View, message: some View,
    at source: SourceLocation
  ) -> some View {
    modifier(
      ModalPresenter(
        isPresented: isPresented,
        screen: Dialog(kind: kind, title: title, actions: actions, message: message, source: source)))
  }

  /// Presents a dialog about something while a condition holds and there is something.
  nonisolated func dialog<T>(
    _ kind: DialogKind, _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    actions: (T) -> some View, message: (T) -> some View, at source: SourceLocation
  ) -> some View {
    let isThere = data != nil
    return dialog(
      kind, title,
      isPresented: Binding(
        get: { isThere && isPresented.wrappedValue }, set: { (value: Bool) in isPresented.wrappedValue = value }),
      actions: data.map(actions), message: data.map(message), at: source)
  }
}
