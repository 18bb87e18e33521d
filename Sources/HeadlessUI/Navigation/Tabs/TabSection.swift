/// Tabs under a header, which an iPhone shows among the others, without it.
nonisolated public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
  PrimitiveTabContent
where SelectionValue == Content.TabValue {
  public typealias TabValue = SelectionValue

  let content: Content

  @MainActor public static func _gather(
    _ section: Self, at identity: _Identity, in environment: EnvironmentValues, into tabs: inout _GatheredTabs
  ) {
    Content._gather(section.content, at: identity, in: environment, into: &tabs)
  }
}

extension TabSection where Footer == EmptyView {
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
}
