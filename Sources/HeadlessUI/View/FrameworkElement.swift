package import Semantics

/// What a framework beside SwiftUI puts on the screen, such as a chart or a map.
///
/// One element, or a container where there is something in it.
package struct FrameworkElement<Content: View> {
  let role: Role
  let name: String?
  let isOfSystem: Bool
  let source: SourceLocation?
  let content: Content

  /// Makes an element, or a container.
  ///
  /// - Parameters:
  ///   - role: What it is.
  ///   - name: What the system calls it until its author does; nil where it has no name.
  ///   - isOfSystem: Whether what is said of it is not its author's.
  ///   - source: Where it was declared.
  ///   - content: What is in it.
  package nonisolated init(
    _ role: Role, name: String? = nil, isOfSystem: Bool = false, source: SourceLocation?,
    @ViewBuilder content: () -> Content
  ) {
    self.role = role
    self.name = name
    self.isOfSystem = isOfSystem
    self.source = source
    self.content = content()
  }
}

extension FrameworkElement: View {
  package var body: Never { fatalError("FrameworkElement has no body") }

  @MainActor package static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    var element = Element(at: identity, role: view.role)
    element.node.label = view.name
    element.labelOrigin = view.name == nil ? .none : .implicit
    element.node.isEnabled = environment.isEnabledHere
    element.node.source = view.source
    if view.isOfSystem { element.node.isOfSystem = true }
    element.children = evaluation.elements(of: view.content, at: identity.child(0), in: environment)
    if !element.children.isEmpty { element.node.container = .semanticGroup }
    evaluation.elements.append(element)
  }
}
