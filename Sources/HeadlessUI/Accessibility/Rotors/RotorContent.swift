/// What a rotor goes through.
nonisolated public protocol AccessibilityRotorContent {
  /// The entries, in order.
  var _entries: [_RotorEntry] { get }
}

/// One place of a rotor, by the identifier of its view.
nonisolated public struct _RotorEntry {
  let label: Text?
  let id: AnyHashable
}

/// One place that a rotor leads to.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public let _entries: [_RotorEntry]

  private nonisolated init(label: Text?, id: AnyHashable) { _entries = [_RotorEntry(label: label, id: id)] }

  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: label, id: AnyHashable(id))
  }

  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(labelKey), id: AnyHashable(id))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(label), id: AnyHashable(id))
  }

  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(label), id: AnyHashable(id))
  }

  nonisolated public init(
    _ label: Text? = nil, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: label, id: AnyHashable(NamespacedID(id: id, namespace: namespace)))
  }

  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, id, in: namespace)
  }

  nonisolated public init(
    _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(labelKey, id: id, in: namespace)
  }

  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, id: id, in: namespace)
  }

  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(labelKey), id: AnyHashable(NamespacedID(id: id, namespace: namespace)))
  }

  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(label), id: AnyHashable(NamespacedID(id: id, namespace: namespace)))
  }
}

extension AccessibilityRotorEntry where ID == Never {
  nonisolated public init(_ label: Text, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
    _entries = []
  }
}

/// An identifier that counts in one namespace only.
nonisolated struct NamespacedID<ID: Hashable>: Hashable {
  let id: ID
  let namespace: Namespace.ID
}

/// Builds the content of a rotor of the entries that stand in a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorEntries {
    var entries: [_RotorEntry] = []
    for part in repeat each content { entries += part._entries }
    return _RotorEntries(_entries: entries)
  }

  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}

nonisolated extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  public var _entries: [_RotorEntry] { map(\._entries) ?? [] }
}

/// Several entries of a rotor.
nonisolated public struct _RotorEntries: AccessibilityRotorContent {
  public let _entries: [_RotorEntry]
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var _entries: [_RotorEntry] { data.flatMap { content($0)._entries } }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}
