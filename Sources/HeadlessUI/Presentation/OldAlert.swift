import Semantics

/// An alert as a value; the form of iOS 13.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }

  /// A button of an alert or an action sheet; without a label it is the system's Cancel.
  public struct Button {
    let role: ButtonRole?
    let label: Text?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: nil, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// A choice between several buttons as a value; the form of iOS 13.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert that is a value, as views.
nonisolated struct OldDialogButtons: View {
  let buttons: [Alert.Button]
  @Environment(\.locale) private var locale

  init(_ buttons: [Alert.Button]) { self.buttons = buttons }

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label ?? Text(verbatim: SystemWords.cancel(in: locale))
      }
    }
  }
}

/// A dialog that is made of a value once it is shown.
struct OldDialog<Item>: ModalScreen {
  let source: SourceLocation
  let make: (Item) -> Dialog<OldDialogButtons, Text?>

  @MainActor
  func element(
    for item: Item, at identity: _Identity, in environment: EnvironmentValues, dismissal: Dismissal,
    into evaluation: inout _Evaluation
  ) -> Element {
    make(item).element(for: (), at: identity, in: environment, dismissal: dismissal, into: &evaluation)
  }

  init(alertAt source: SourceLocation, _ content: @escaping (Item) -> Alert) {
    self.source = source
    make = { item in
      let alert = content(item)
      return Dialog(
        kind: .alert, title: alert.title, actions: OldDialogButtons(alert.buttons), message: alert.message,
        source: source)
    }
  }

  init(actionSheetAt source: SourceLocation, _ content: @escaping (Item) -> ActionSheet) {
    self.source = source
    make = { item in
      let sheet = content(item)
      return Dialog(
        kind: .confirmation(showsTitle: true), title: sheet.title, actions: OldDialogButtons(sheet.buttons),
        message: sheet.message, source: source)
    }
  }
}

extension View {
  /// Shows an alert while a condition holds; the form of iOS 13.
  public nonisolated func alert(
    isPresented: Binding<Bool>, file: String = #filePath, line: Int = #line, content: @escaping () -> Alert
  ) -> some View {
    modifier(
      ModalPresenter(
        isPresented: isPresented,
        screen: OldDialog(alertAt: SourceLocation(file: file, line: line)) { (_: Void) in content() }))
  }

  /// Shows an alert while there is an item; the form of iOS 13.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, file: String = #filePath, line: Int = #line, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      ModalPresenter(
        item: item, key: { AnyHashable($0.id) },
        screen: OldDialog(alertAt: SourceLocation(file: file, line: line), content)))
  }

  /// Offers a choice while a condition holds; the form of iOS 13.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, file: String = #filePath, line: Int = #line, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      ModalPresenter(
        isPresented: isPresented,
        screen: OldDialog(actionSheetAt: SourceLocation(file: file, line: line)) { (_: Void) in content() }))
  }

  /// Offers a choice while there is an item; the form of iOS 13.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, file: String = #filePath, line: Int = #line, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      ModalPresenter(
        item: item, key: { AnyHashable($0.id) },
        screen: OldDialog(actionSheetAt: SourceLocation(file: file, line: line), content)))
  }

  public nonisolated func dialogIcon(_ icon: Image?) -> some View { inert() }
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { inert() }

  /// The box “don't ask again” of a dialog on the Mac; a phone shows none.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { inert() }
  public nonisolated func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View { inert() }
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { inert() }
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { inert() }
}

/// How grave a dialog looks.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}
