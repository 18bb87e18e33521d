public import Foundation

/// Writes an address by its parts; Foundation on Linux has no style for addresses.
nonisolated public struct _WebAddressStyle: FormatStyle, Sendable {
  /// When a part is written.
  public struct Part: Codable, Hashable, Sendable {
    let isShown: Bool
    public static let always = Part(isShown: true)
    public static let never = Part(isShown: false)
    public static let omitIfHTTPFamily = Part(isShown: false)
  }

  /// How a host is written.
  public struct Host: Codable, Hashable, Sendable {
    let isShown: Bool
    let omitted: [String]
    public static let always = Host(isShown: true, omitted: [])
    public static let never = Host(isShown: false, omitted: [])
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = ["www"], includeMultiLevelSubdomains: Bool = false
    ) -> Host { Host(isShown: true, omitted: subdomainsToOmit.sorted()) }
  }

  public var scheme = Part.always
  public var user = Part.never
  public var host = Host.always
  public var port = Part.never
  public var path = Part.always
  public var query = Part.never
  public var fragment = Part.never

  public init() {}

  public func format(_ url: URL) -> String {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url.absoluteString }
    var text = ""
    if scheme.isShown, let scheme = parts.scheme { text += scheme + "://" }
    if user.isShown, let user = parts.user { text += user + "@" }
    if host.isShown, let name = parts.host {
      let omitted = host.omitted.first { name.hasPrefix($0 + ".") }
      text += omitted.map { String(name.dropFirst($0.count + 1)) } ?? name
    }
    if port.isShown, let port = parts.port { text += ":\(port)" }
    if path.isShown { text += parts.path }
    if query.isShown, let query = parts.query { text += "?" + query }
    if fragment.isShown, let fragment = parts.fragment { text += "#" + fragment }
    return text
  }
}

nonisolated extension _WebAddressStyle {
  private func with<V>(_ part: WritableKeyPath<Self, V>, _ value: V) -> Self {
    var style = self
    style[keyPath: part] = value
    return style
  }

  public func scheme(_ part: Part) -> Self { with(\.scheme, part) }
  public func user(_ part: Part) -> Self { with(\.user, part) }
  public func host(_ host: Host) -> Self { with(\.host, host) }
  public func port(_ part: Part) -> Self { with(\.port, part) }
  public func path(_ part: Part) -> Self { with(\.path, part) }
  public func query(_ part: Part) -> Self { with(\.query, part) }
  public func fragment(_ part: Part) -> Self { with(\.fragment, part) }
}

nonisolated extension FormatStyle where Self == _WebAddressStyle {
  public static var url: Self { Self() }
}

nonisolated extension URL {
  public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL { style.format(self) }
  public func formatted() -> String { _WebAddressStyle().format(self) }
}
