/// Tabs that are told by a value.
extension Tab {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: role, label: label(), content: content)
  }

  nonisolated public init<T: Hashable>(
    value: T, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T? {
    self.init(value: AnyHashable(Optional(value)), role: role, label: label(), content: content)
  }
}

/// Tabs without a value.
extension Tab where Value == Never {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, label: label(), content: content)
  }
}

/// Tabs that the bar calls by their role; without one they have no name.
extension Tab where Label == DefaultTabLabel {
  nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.init(value: AnyHashable(value), role: role, label: DefaultTabLabel(role: role), content: content)
  }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.init(value: nil, role: role, label: DefaultTabLabel(role: role), content: content)
  }
}

extension Tab where Label == HeadlessUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: HeadlessUI.Label(titleKey, systemImage: systemImage),
      content: content)
  }

  nonisolated public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == T? {
    self.init(
      value: AnyHashable(Optional(value)), role: role, label: HeadlessUI.Label(titleKey, systemImage: systemImage),
      content: content)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: role, label: HeadlessUI.Label(titleKey, systemImage: systemImage), content: content)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: HeadlessUI.Label(titleKey, image: image), content: content)
  }

  nonisolated public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == T? {
    self.init(
      value: AnyHashable(Optional(value)), role: role, label: HeadlessUI.Label(titleKey, image: image),
      content: content)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: role, label: HeadlessUI.Label(titleKey, image: image), content: content)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: HeadlessUI.Label(titleResource, systemImage: systemImage),
      content: content)
  }

  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == T? {
    self.init(
      value: AnyHashable(Optional(value)), role: role, label: HeadlessUI.Label(titleResource, systemImage: systemImage),
      content: content)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(
      value: nil, role: role, label: HeadlessUI.Label(titleResource, systemImage: systemImage), content: content)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: HeadlessUI.Label(titleResource, image: image), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == T? {
    self.init(
      value: AnyHashable(Optional(value)), role: role, label: HeadlessUI.Label(titleResource, image: image),
      content: content)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: role, label: HeadlessUI.Label(titleResource, image: image), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: HeadlessUI.Label(title, systemImage: systemImage), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == T? {
    self.init(
      value: AnyHashable(Optional(value)), role: role, label: HeadlessUI.Label(title, systemImage: systemImage),
      content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: role, label: HeadlessUI.Label(title, systemImage: systemImage), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: HeadlessUI.Label(title, image: image), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, image: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == T? {
    self.init(
      value: AnyHashable(Optional(value)), role: role, label: HeadlessUI.Label(title, image: image),
      content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: role, label: HeadlessUI.Label(title, image: image), content: content)
  }
}
