import Semantics

/// A way to draw buttons that keeps how they are operated.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style draws.
public struct ButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// A way to draw and to operate buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style draws and operates.
public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void
  let source: SourceLocation?

  @MainActor public func trigger() { action() }
}

/// A button style of the environment.
struct AnyButtonStyle {
  let isPrimitive: Bool
  let run: ComponentStyle<PrimitiveButtonStyleConfiguration>.Run
}

extension EnvironmentValues {
  private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }

  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let any = AnyButtonStyle(
      isPrimitive: false,
      run: running(style) { style, button in
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: button.role, label: .init(content: button.label.content), isPressed: false))
      })
    return modifier(EnvironmentWriter { $0.buttonStyle = any })
  }

  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    guard !(style is any SystemButtonStyle) else {
      let colors: ButtonColors =
        switch style {
        case is PlainButtonStyle: .plain
        case is BorderedProminentButtonStyle, is GlassProminentButtonStyle: .prominent
        default: .tinted
        }
      return modifier(
        EnvironmentWriter {
          $0.buttonStyle = nil
          $0.buttonColors = colors
        })
    }
    let any = AnyButtonStyle(isPrimitive: true, run: running(style) { $0.makeBody(configuration: $1) })
    return modifier(EnvironmentWriter { $0.buttonStyle = any })
  }

  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
}

/// The shape of a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
  public static let circle = ButtonBorderShape(name: "circle")
}

/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
