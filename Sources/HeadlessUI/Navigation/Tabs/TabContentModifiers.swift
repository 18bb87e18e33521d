import Semantics

/// Tabs with something said about each of them.
nonisolated public struct _ModifiedTabs<Content: TabContent>: PrimitiveTabContent {
  public typealias TabValue = Content.TabValue

  let content: Content
  let change: (inout TabTraits) -> Void

  @MainActor public static func _gather(
    _ tabs: Self, at identity: _Identity, in environment: EnvironmentValues, into gathered: inout _GatheredTabs
  ) {
    let first = gathered.collection.tabs.count
    Content._gather(tabs.content, at: identity, in: environment, into: &gathered)
    for index in first..<gathered.collection.tabs.count { tabs.change(&gathered.collection.tabs[index].traits) }
  }
}

extension TabContent {
  nonisolated private func telling(_ change: @escaping (inout TabTraits) -> Void) -> _ModifiedTabs<Self> {
    _ModifiedTabs(content: self, change: change)
  }

  nonisolated private func attaching(
    _ text: Text, _ change: @escaping (inout Element, String) -> Void
  ) -> _ModifiedTabs<Self> {
    telling { traits in
      traits.attachments.append { element, environment in change(&element, text.string(in: environment)) }
    }
  }

  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    telling { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { telling { $0.badge = label } }

  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    telling { $0.badge = Text(key) }
  }

  @_disfavoredOverload
  public nonisolated func badge(_ resource: any _ResourceTitle) -> some TabContent<TabValue> {
    telling { $0.badge = Text(resource) }
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    let text = Text(label)
    return telling { $0.badge = text }
  }

  /// Takes the tab away.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    telling { $0.isHidden = hidden }
  }

  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    telling { $0.isDisabled = disabled }
  }

  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    telling { traits in
      guard isEnabled else { return }
      traits.attachments.append { element, _ in
        element.node.identifier = identifier
        element.identifierOrigin = .explicit
      }
    }
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    attaching(label) { $0.node.label = $1 }
  }

  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityLabel(Text(key))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label))
  }

  public nonisolated func accessibilityValue(_ value: Text) -> some TabContent<TabValue> {
    attaching(value) { $0.node.value = $1 }
  }

  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityValue(Text(key))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some TabContent<TabValue> {
    accessibilityValue(Text(value))
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    attaching(hint) { $0.node.hint = $1 }
  }

  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityHint(Text(key))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some TabContent<TabValue> {
    accessibilityHint(Text(hint))
  }
}
