import Semantics

/// A rotor, until it is known which elements its entries stand for.
nonisolated struct RotorModifier: PrimitiveModifier {
  let name: (EnvironmentValues) -> String
  let entries: () -> [_RotorEntry]

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    let gathered = evaluation.gathersRotorEntries
    evaluation.gathersRotorEntries = true
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    evaluation.gathersRotorEntries = gathered
    let elements = evaluation.elements[start...]
    let entries = modifier.entries().compactMap { entry -> Rotor.Entry? in
      guard let node = elements.node(ofRotorEntry: entry.id) else { return nil }
      return Rotor.Entry(label: entry.label?.string(in: environment), node: node)
    }
    evaluation.rotors.append(Rotor(name: modifier.name(environment), entries: entries))
  }
}

/// Marks a view as what an entry of a rotor stands for.
nonisolated struct RotorEntryModifier: PrimitiveModifier {
  let id: AnyHashable

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    evaluation.markRotorEntries(modifier.id, from: start)
  }
}

extension _Evaluation {
  /// Lets rotors find the elements of a view by its identifier.
  mutating func markRotorEntries(_ id: @autoclosure () -> some Hashable, from start: Int) {
    guard gathersRotorEntries, start < elements.count else { return }
    let id = AnyHashable(id())
    for index in start..<elements.count { elements[index].marks.append(.rotorEntry(id)) }
  }

  /// The rotors, without entries that are not on the screen.
  func rotors(on nodes: [SemanticNode]) -> [Rotor] {
    guard !rotors.isEmpty else { return [] }
    var shown: Set<NodeID> = []
    SemanticTree(nodes: nodes).forEachNode { shown.insert($0.id) }
    return rotors.map { rotor in
      Rotor(name: rotor.name, entries: rotor.entries.filter { shown.contains($0.node) })
    }
  }
}

extension ArraySlice<Element> {
  /// The first element that an entry of a rotor stands for, wherever it is.
  fileprivate func node(ofRotorEntry id: AnyHashable) -> NodeID? {
    for element in self {
      if element.marks.contains(.rotorEntry(id)) { return element.node.id }
      if let node = element.children[...].node(ofRotorEntry: id) { return node }
    }
    return nil
  }
}

extension View {
  private nonisolated func rotor(
    _ name: @escaping (EnvironmentValues) -> String, _ entries: @escaping () -> [_RotorEntry]
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(RotorModifier(name: name, entries: entries))
  }

  private nonisolated func rotor(
    _ name: Text, _ entries: @escaping () -> [_RotorEntry]
  ) -> ModifiedContent<Self, RotorModifier> {
    rotor({ name.string(in: $0) }, entries)
  }

  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(label) { entries()._entries }
  }

  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(labelKey)) { entries()._entries }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(label)) { entries()._entries }
  }

  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor({ _ in systemRotor.name }) { entries()._entries }
  }

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel) { rotorEntries(entries, id: \.id, label: entryLabel) }
  }

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelKey)) { rotorEntries(entries, id: \.id, label: entryLabel) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabel)) { rotorEntries(entries, id: \.id, label: entryLabel) }
  }

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor({ _ in systemRotor.name }) { rotorEntries(entries, id: \.id, label: entryLabel) }
  }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel) { rotorEntries(entries, id: entryID, label: entryLabel) }
  }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelKey)) { rotorEntries(entries, id: entryID, label: entryLabel) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabel)) { rotorEntries(entries, id: entryID, label: entryLabel) }
  }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor({ _ in systemRotor.name }) { rotorEntries(entries, id: entryID, label: entryLabel) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(Text(label)) { [] }
  }

  public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    rotor(label) { [] }
  }

  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(Text(labelKey)) { [] }
  }

  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor({ _ in systemRotor.name }) { [] }
  }

  /// Marks the view that an entry of a rotor stands for.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(RotorEntryModifier(id: AnyHashable(NamespacedID(id: id, namespace: namespace))))
  }
}

/// The entries of a rotor that goes through a list of values.
private nonisolated func rotorEntries<Model, ID: Hashable>(
  _ models: [Model], id: KeyPath<Model, ID>, label: KeyPath<Model, String>
) -> [_RotorEntry] {
  models.map { _RotorEntry(label: Text(verbatim: $0[keyPath: label]), id: AnyHashable($0[keyPath: id])) }
}
