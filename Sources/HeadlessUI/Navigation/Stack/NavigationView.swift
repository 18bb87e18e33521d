/// Screens that lead to each other, as iOS 13 has them; of several columns an iPhone shows the first.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.screens(from: FirstColumn(content: view.content), path: nil, at: identity, in: environment)
  }
}

/// The first of several views.
private nonisolated struct FirstColumn<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    if let several = view.content as? any FirstChildEvaluating {
      several.evaluateFirst(at: identity, in: environment, into: &evaluation)
    } else {
      Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
    }
  }
}

/// How a navigation view shows its columns: on an iPhone always as a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { inert() }
}
