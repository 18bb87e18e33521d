public import Foundation

/// Writes a person's name in the order of English; Foundation on Linux has no style for names.
nonisolated public struct _PersonNameStyle: FormatStyle, Sendable {
  public enum Style: Int, Codable, Hashable, Sendable {
    case short, medium, long, abbreviated
  }

  public var style: Style

  public init(style: Style) { self.style = style }

  public func format(_ name: PersonNameComponents) -> String {
    let parts: [String?] =
      switch style {
      case .short: [name.nickname ?? name.givenName ?? name.familyName]
      case .medium: [name.givenName, name.familyName]
      case .long: [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
      case .abbreviated: [[name.givenName, name.familyName].compactMap { $0?.prefix(1) }.joined()]
      }
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

nonisolated extension FormatStyle where Self == _PersonNameStyle {
  public static func name(style: _PersonNameStyle.Style) -> Self { Self(style: style) }
}

nonisolated extension PersonNameComponents {
  public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }

  public func formatted() -> String { _PersonNameStyle(style: .medium).format(self) }
}
