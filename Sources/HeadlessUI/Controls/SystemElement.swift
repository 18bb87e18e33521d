import Semantics

extension Element {
  /// Makes an element that the system itself puts on the screen, such as a part of a date picker.
  ///
  /// - Parameters:
  ///   - role: What it is; buttons get the trait of one.
  ///   - name: What the system calls it; nil where it has no name.
  ///   - drawn: The texts that are seen of it.
  @MainActor
  init(
    system role: Role, _ name: String?, drawn: [String] = [], at identity: _Identity,
    in environment: EnvironmentValues, source: SourceLocation?
  ) {
    self.init(at: identity, role: role)
    node.label = name
    labelOrigin = name == nil ? .none : .implicit
    if [.button, .datePicker, .colorPicker].contains(role) { node.traits = .button }
    node.drawn = drawn
    node.isEnabled = environment.isEnabledHere
    node.source = source
    node.isOfSystem = true
    node.appearance = environment.declaredLooks?.appearance(in: environment)
  }

  /// Makes a wheel that turns between values, which a listener adjusts.
  @MainActor
  init(
    wheel value: String, at identity: _Identity, in environment: EnvironmentValues, source: SourceLocation?,
    turn: @escaping (Int) -> Void
  ) {
    self.init(system: .pickerItem, nil, drawn: [value], at: identity, in: environment, source: source)
    node.value = value
    handlers = [
      ActionHandler(action: .decrement) { _ in turn(-1) }, ActionHandler(action: .increment) { _ in turn(1) },
    ]
  }
}
