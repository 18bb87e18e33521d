import Semantics

/// A screen in front of the screen.
struct Sheet<Item, Content: View>: ModalScreen {
  var coversScreen = false
  let source: SourceLocation
  let content: (Item) -> Content

  @MainActor
  func element(
    for item: Item, at identity: _Identity, in environment: EnvironmentValues, dismissal: Dismissal,
    into evaluation: inout _Evaluation
  ) -> Element {
    let traits = PresentationTraits()
    var inside = environment.inFrontOfScreen
    inside.dismissal = dismissal
    inside.leaveNavigation()
    inside.presentationTraits = traits
    let outer = evaluation.preferences
    evaluation.preferences = PreferenceStore()
    let screen = CurrentEnvironment.with(inside) { content(item) }
    let elements = evaluation.elements(of: screen, at: identity.child(0), in: inside)
    evaluation.preferences = outer
    var sheet = Element(at: identity, role: .group)
    sheet.node.source = source
    sheet.node.container = traits.letsThrough && !coversScreen ? .semanticGroup : .modal
    sheet.children = elements
    guard !coversScreen else { return sheet }
    if let grabber = traits.grabber(at: identity.child(1), in: inside, of: evaluation.mount) {
      sheet.children.insert(grabber, at: 0)
    }
    if !traits.isDismissDisabled { sheet.offer(.escape) { _ in dismissal() } }
    return sheet
  }
}

extension View {
  /// Puts a sheet in front of the screen while a condition holds.
  ///
  /// - Parameters:
  ///   - isPresented: The condition; set to false when the sheet is dismissed.
  ///   - onDismiss: Runs once the sheet is gone.
  ///   - content: What the sheet shows; its state lives as long as the sheet.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalPresenter(
        isPresented: isPresented, onDismiss: onDismiss,
        screen: Sheet(source: SourceLocation(file: file, line: line)) { (_: Void) in content() }))
  }

  /// Puts a sheet in front of the screen while there is an item; another item is another sheet.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ModalPresenter(
        item: item, key: { AnyHashable($0.id) }, onDismiss: onDismiss,
        screen: Sheet(source: SourceLocation(file: file, line: line), content: content)))
  }

  /// Covers the whole screen while a condition holds; only the content itself can offer a way back.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalPresenter(
        isPresented: isPresented, onDismiss: onDismiss,
        screen: Sheet(coversScreen: true, source: SourceLocation(file: file, line: line)) { (_: Void) in content() }))
  }

  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ModalPresenter(
        item: item, key: { AnyHashable($0.id) }, onDismiss: onDismiss,
        screen: Sheet(coversScreen: true, source: SourceLocation(file: file, line: line), content: content)))
  }

  /// Shows details beside the screen, which on an iPhone is a sheet.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, file: String = #filePath, line: Int = #line, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return modifier(
      ModalPresenter(
        isPresented: isPresented,
        screen: Sheet(source: SourceLocation(file: file, line: line)) { (_: Void) in content }))
  }

  public nonisolated func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    inert()
  }

  public nonisolated func inspectorColumnWidth(_ width: Double) -> some View { inert() }
}
