/// What a modifier takes a `LocalizedStringResource` as.
///
/// A modifier that took the resource itself would take a literal as well, and the compiler would have to weigh it for
/// every literal of a chain. What is lost is that a resource cannot be named by its dot alone there.
public protocol _ResourceTitle: Sendable {
  var _resource: LocalizedStringResource { get }
}

extension LocalizedStringResource: _ResourceTitle {
  public var _resource: LocalizedStringResource { self }
}

extension Text {
  @_disfavoredOverload
  init(_ title: any _ResourceTitle) { self.init(title._resource) }
}
