/// A way to show labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label style shows.
public struct LabelStyleConfiguration {
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

/// What of a label reaches a listener.
enum LabelPublication {
  typealias Style = @MainActor (LabelStyleConfiguration, _Identity, EnvironmentValues, inout _Evaluation) -> Void

  case titleAndIcon, titleOnly, iconOnly
  /// A style of the component, and what holds for labels inside of it.
  indirect case custom(Style, under: LabelPublication)
}

extension EnvironmentValues {
  private struct LabelStyleKey: EnvironmentKey { static var defaultValue: LabelPublication { .titleAndIcon } }

  var labelStyle: LabelPublication {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let change: (inout EnvironmentValues) -> Void
    if let system = S.self as? any SystemLabelStyle.Type {
      let publication = system.publication
      change = { $0.labelStyle = publication }
    } else {
      nonisolated(unsafe) let style = style
      let run: LabelPublication.Style = { configuration, identity, environment, evaluation in
        var style = style
        evaluation.bind(&style, by: PropertyPlan.of(S.self), at: identity, in: environment)
        CurrentEnvironment.with(environment) {
          let body = style.makeBody(configuration: configuration)
          S.Body._evaluate(body, at: identity.child(0), in: environment, into: &evaluation)
        }
      }
      change = { $0.labelStyle = .custom(run, under: $0.labelStyle) }
    }
    return modifier(EnvironmentWriter(change: change))
  }
}
