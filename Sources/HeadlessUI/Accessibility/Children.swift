import Semantics

extension View {
  /// Makes one element of the view, or a container.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore, file: String = #filePath, line: Int = #line
  ) -> some View {
    modifier(ChildBehaviorModifier(behavior: children, source: SourceLocation(file: file, line: line)))
  }

  /// Lets another view speak for this one.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(RepresentationModifier(representation: representation()))
  }

  /// Gives the view children that are drawn nowhere, such as the parts of a drawing.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(ChildrenModifier(children: children()))
  }
}

/// What becomes of the elements inside of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable { case ignore, combine, contain }
  let kind: Kind

  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
}

nonisolated struct ChildBehaviorModifier: PrimitiveModifier {
  let behavior: AccessibilityChildBehavior
  /// Where it stands, for an element of nothing that has a place of its own, or of a component whose parts have theirs
  /// where it is written.
  let source: SourceLocation?

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.now
    let children = evaluation.elements(of: content, at: identity.child(0), in: environment)
    let visible = children.filter(\.isVisible)
    switch modifier.behavior.kind {
    case .ignore:
      var element = Element(at: identity)
      element.node.isEnabled = environment.isEnabledHere
      element.node.drawn = visible.flattened.filter(\.isVisible).flatMap(\.node.drawn)
      element.node.source = V.isComponent ? modifier.source : visible.first?.node.source ?? modifier.source
      evaluation.takeSilent(since: start, into: &element)
      evaluation.withhold(children, .ignored, owner: identity.nodeID)
      evaluation.elements.append(element)
    case .combine:
      // One element alone only changes its behaviour (Apple's documentation of combine).
      if visible.count == 1, visible[0].children.isEmpty {
        evaluation.elements += children
      } else {
        var element = evaluation.combine(children, at: identity, in: environment)
        if V.isComponent { element.node.source = modifier.source ?? element.node.source }
        evaluation.elements.append(element)
      }
    case .contain:
      if visible.count == 1, !visible[0].children.isEmpty {
        evaluation.elements += children
        return
      }
      var element = Element(at: identity, role: .group)
      element.node.container = .semanticGroup
      element.node.source = modifier.source
      element.children = children
      evaluation.elements.append(element)
    }
  }
}

nonisolated struct RepresentationModifier<Representation: View>: PrimitiveModifier {
  let representation: Representation

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let before = evaluation.now
    let original = evaluation.elements(of: content, at: identity.child(0), in: environment)
    // The stand-in answers for what shapes react to.
    evaluation.forgetSilentElements(since: before)
    let withheld = evaluation.withheld.count
    let start = evaluation.elements.count
    Representation._evaluate(modifier.representation, at: identity.child(1), in: environment, into: &evaluation)
    // The stand-in is drawn nowhere, so what it absorbs is not kept from anybody.
    evaluation.withheld.removeSubrange(withheld...)
    let owner = start < evaluation.elements.count ? evaluation.elements[start].node.id : nil
    let drawn = original.flattened.filter(\.isVisible).flatMap(\.node.drawn)
    for index in start..<evaluation.elements.count { evaluation.elements[index].node.drawn = drawn }
    evaluation.withhold(original, .represented, owner: owner)
  }
}

nonisolated struct ChildrenModifier<Children: View>: PrimitiveModifier {
  let children: Children

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    var own = evaluation.elements(of: content, at: identity.child(0), in: environment)
    let withheld = evaluation.withheld.count
    let children = evaluation.elements(of: modifier.children, at: identity.child(1), in: environment)
    // The children are drawn nowhere, so what they absorb is not kept from anybody.
    evaluation.withheld.removeSubrange(withheld...)
    var element = own.count == 1 ? own.removeFirst() : Element(at: identity)
    evaluation.withhold(own, .represented, owner: element.node.id)
    element.node.role = .group
    element.node.container = .semanticGroup
    element.children = children
    evaluation.elements.append(element)
  }
}
