/// A key under which a text is looked up, with the values that fill its places.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  var template: LocalizedTemplate

  public init(_ value: String) { template = LocalizedTemplate(key: value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }
}
