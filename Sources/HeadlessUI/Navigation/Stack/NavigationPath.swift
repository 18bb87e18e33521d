import Foundation

/// The way from the root of a navigation stack to the screen that is shown.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  public init(_ codable: CodableRepresentation) { values = codable.values }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  mutating func append(erased value: AnyHashable) { values.append(value) }

  /// The path in a form that can be stored; nil where one of its values cannot be.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// A path that can be stored: the name of each value's type, and the value as JSON.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "the path holds a value of a type that is not known: \(name)")
        }
        values.append(AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8))))
      }
      self.values = values
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        guard let codable = value.base as? any Codable, let name = _mangledTypeName(type(of: value.base)) else {
          throw EncodingError.invalidValue(
            value.base,
            EncodingError.Context(
              codingPath: encoder.codingPath, debugDescription: "a value of the path cannot be stored"))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(codable), as: UTF8.self))
      }
    }
  }
}
