public import Foundation

/// A type that makes previews, in the way from before `#Preview`.
///
/// Each view that `previews` shows is a preview of its own. It is called by the type, without the words `Preview` or
/// `Previews` at its end, and by `previewDisplayName`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// What a preview is made for.
nonisolated public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// The room that a preview has.
nonisolated public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview is shown on, by its name.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// Which way a device is held.
nonisolated public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// What a preview is called.
nonisolated public struct _PreviewDisplayName: PrimitiveModifier {
  let name: String?

  @MainActor public static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
  }
}

extension View {
  /// Names a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> ModifiedContent<Self, _PreviewDisplayName> {
    modifier(_PreviewDisplayName(name: value))
  }

  public nonisolated func previewDevice(_ value: PreviewDevice?) -> Self { self }
  public nonisolated func previewLayout(_ value: PreviewLayout) -> Self { self }
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
}
