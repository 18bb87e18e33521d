/// Part of a user interface, described by its body.
///
/// Beside SwiftUI's own requirement there is one more, static and with a default: how a view of this type is evaluated.
/// Views made of other views never see it; primitives implement it.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Evaluates a view at a place in the identity tree, adding what it publishes to the evaluation.
  @MainActor static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation)
}

extension View {
  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let plan = PropertyPlan.of(Self.self)
    guard !plan.isEmpty else {
      return CurrentEnvironment.with(environment) {
        Body._evaluate(view.body, at: identity, in: environment, into: &evaluation)
      }
    }
    var bound = view
    evaluation.bind(&bound, by: plan, at: identity, in: environment)
    CurrentEnvironment.with(environment) {
      Body._evaluate(bound.body, at: identity.child(0), in: environment, into: &evaluation)
    }
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }

  @MainActor public static func _evaluate(
    _ view: Never, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {}
}

/// A view that publishes by itself instead of through a body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
