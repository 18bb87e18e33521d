import Semantics

/// Puts a search field into the bar of the navigation container around; where there is none, it is not shown.
nonisolated struct SearchModifier: PrimitiveModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let source: SourceLocation?

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let mount = evaluation.mount
    let own = identity.slot(0) { StateLocation(false, mount: mount, owner: SearchModifier.self) }
    let isPresented =
      modifier.isPresented ?? Binding(get: { own.value }, set: { (value: Bool) in own.set(value) })
    let search = Search(
      text: modifier.text, isActive: isPresented, field: identity.child(1).nodeID, mount: mount)
    var inside = environment
    inside.search = search
    V._evaluate(content, at: identity.child(0), in: inside, into: &evaluation)
    guard environment.navigation != nil else { return }
    inside.isInList = false
    let bar = search.bar(modifier, at: identity, in: inside, into: &evaluation)
    evaluation.preferences.add(SearchKey.self, bar)
  }
}

/// A search that goes on in a part of the screen.
struct Search {
  let text: Binding<String>
  let isActive: Binding<Bool>
  let field: NodeID
  let mount: Mount

  @MainActor
  func begin() {
    mount.edit(field) {}
    if !isActive.wrappedValue { isActive.wrappedValue = true }
  }

  /// Ends the search and forgets what was typed, as its Cancel button does.
  @MainActor
  func end() {
    mount.endEditing(field)
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    if isActive.wrappedValue { isActive.wrappedValue = false }
  }

  /// The field, and while somebody searches the button that ends it, the scopes and the suggestions.
  @MainActor
  fileprivate func bar(
    _ modifier: SearchModifier, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) -> [Element] {
    var bar = [fieldElement(modifier, at: identity.child(1), in: environment)]
    guard isActive.wrappedValue else { return bar }
    var cancel = Element(at: identity.child(2), role: .button)
    cancel.node.traits = .button
    cancel.node.isOfSystem = true
    cancel.node.label = SystemWords.cancel(in: environment.locale)
    cancel.labelOrigin = .explicit
    cancel.offer(.activate) { _ in end() }
    bar.append(cancel)
    bar += evaluation.elements { environment.searchScopes?(identity.child(3), environment, &$0) }
    bar += evaluation.elements { environment.searchSuggestions?(identity.child(4), environment, &$0) }
    return bar
  }

  @MainActor
  private func fieldElement(
    _ modifier: SearchModifier, at identity: _Identity, in environment: EnvironmentValues
  ) -> Element {
    var element = Element(at: identity, role: .searchField)
    let prompt = modifier.prompt?.string(in: environment)
    let placeholder = prompt ?? SystemWords.search(in: environment.locale)
    element.node.traits = .searchField
    element.node.placeholder = placeholder
    element.node.value = text.wrappedValue.isEmpty ? nil : text.wrappedValue
    element.node.drawn = [text.wrappedValue.isEmpty ? placeholder : text.wrappedValue]
    element.node.isEnabled = environment.isEnabledHere
    element.node.source = modifier.source
    let content = FieldContent(
      text: { _ in text.wrappedValue },
      commit: { new, _ in
        begin()
        text.wrappedValue = new
      })
    element.offerTyping(
      Typing(
        content: content, onEditingChanged: { if $0 { begin() } }, submit: { environment.onSearchSubmit?() }),
      at: identity, in: environment)
    return element
  }
}

/// Where a search field stands, which the bar decides on an iPhone.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let toolbarPrincipal = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .automatic
  }

  public enum NavigationBarDrawerDisplayMode: Sendable {
    case automatic, always
  }
}

extension View {
  /// What every form of `searchable` comes to.
  nonisolated func searching(
    _ text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?, _ file: String, _ line: Int
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt, source: SourceLocation(file: file, line: line)))
  }
}
