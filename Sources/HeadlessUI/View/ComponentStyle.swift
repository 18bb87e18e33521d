import Semantics

/// A style that a component wrote for one kind of view, told apart by the configuration that it takes.
///
/// It runs at the place of the view that it shows: its `@Environment` and `@State` are bound there. What it builds is all
/// that is published; inside of it holds the style that is set further out, so that a style can show its configuration
/// in a view of the same kind.
final class ComponentStyle<Configuration> {
  typealias Run = @MainActor (Configuration, _Identity, EnvironmentValues, inout _Evaluation) -> Void

  private let run: Run
  private let outer: ComponentStyle?

  init(run: @escaping Run, outer: ComponentStyle?) {
    self.run = run
    self.outer = outer
  }

  /// Builds what the style makes of a view.
  ///
  /// - Parameter source: Where the view was declared, which is the place of what has none, such as its title.
  @MainActor
  func evaluate(
    _ configuration: Configuration, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation, source: SourceLocation? = nil
  ) {
    var inside = environment
    inside[style: Configuration.self] = outer
    let start = evaluation.elements.count
    run(configuration, identity, inside, &evaluation)
    for index in start..<evaluation.elements.count where evaluation.elements[index].node.source == nil {
      evaluation.elements[index].node.source = source
    }
  }
}

/// Marks a style of the system, which changes nothing that a listener would notice.
protocol SystemStyle {}

extension EnvironmentValues {
  private struct StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ComponentStyle<Configuration>? { nil }
  }

  /// The component's style for views of a kind; nil where they look as the system shows them.
  subscript<Configuration>(style configuration: Configuration.Type) -> ComponentStyle<Configuration>? {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}

extension View {
  /// Shows the views of a kind that are below in a style.
  ///
  /// - Parameters:
  ///   - style: The style; one of the system puts an end to what a component's style did further out.
  ///   - makeBody: What the style builds, once its dynamic properties are bound.
  nonisolated func style<Style, Configuration, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    let run: ComponentStyle<Configuration>.Run? = style is any SystemStyle ? nil : running(style, makeBody)
    return modifier(
      EnvironmentWriter { environment in
        let outer = environment[style: Configuration.self]
        environment[style: Configuration.self] = run.map { ComponentStyle(run: $0, outer: outer) }
      })
  }
}

/// Evaluates what a style builds, bound at a place that is kept for styles of its type.
nonisolated func running<Style, Configuration, Body: View>(
  _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
) -> ComponentStyle<Configuration>.Run {
  nonisolated(unsafe) let style = style
  return { configuration, identity, environment, evaluation in
    let place = identity.child(keyed: ObjectIdentifier(Style.self))
    var bound = style
    evaluation.bind(&bound, by: PropertyPlan.of(Style.self), at: place, in: environment)
    CurrentEnvironment.with(environment) {
      Body._evaluate(makeBody(bound, configuration), at: place.child(0), in: environment, into: &evaluation)
    }
  }
}
