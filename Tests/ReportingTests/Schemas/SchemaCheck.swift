import Foundation
import Testing

/// As much of JSON Schema as the published schema uses: what it does not know, it reports as a fault.
struct SchemaCheck {
  private let root: [String: Any]

  init(_ schema: String) throws {
    root = try #require(JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
  }

  func faults(in document: String) throws -> [String] {
    faults(of: try JSONSerialization.jsonObject(with: Data(document.utf8)), against: root, at: "$")
  }

  private func faults(of value: Any, against schema: [String: Any], at place: String) -> [String] {
    schema.keys.sorted().flatMap { keyword -> [String] in
      switch (keyword, schema[keyword]) {
      case ("$schema", _), ("$defs", _), ("title", _), ("description", _): []
      case ("$ref", let name as String):
        faults(of: value, against: definition(name), at: place)
      case ("type", let type as String):
        SchemaCheck.type(of: value) == type ? [] : ["\(place): is no \(type)"]
      case ("const", let wanted?):
        "\(value)" == "\(wanted)" ? [] : ["\(place): is not \(wanted)"]
      case ("enum", let known as [String]):
        known.contains("\(value)") ? [] : ["\(place): \(value) is none of \(known)"]
      case ("minimum", let least as Int):
        (value as? Int ?? .min) >= least ? [] : ["\(place): is less than \(least)"]
      case ("pattern", let pattern as String):
        (value as? String)?.range(of: pattern, options: .regularExpression) != nil ? [] : ["\(place): no \(pattern)"]
      case ("required", let names as [String]):
        names.filter { (value as? [String: Any])?[$0] == nil }.map { "\(place): has no \($0)" }
      case ("items", let inner as [String: Any]):
        (value as? [Any] ?? []).enumerated().flatMap { faults(of: $1, against: inner, at: "\(place)[\($0)]") }
      case ("properties", let inner as [String: [String: Any]]):
        (value as? [String: Any] ?? [:]).flatMap { name, member in
          // Stricter than the schema: a report has no member that is not described.
          inner[name].map { faults(of: member, against: $0, at: "\(place).\(name)") } ?? ["\(place): unknown \(name)"]
        }
      case ("additionalProperties", let inner as [String: Any]):
        (value as? [String: Any] ?? [:]).flatMap { faults(of: $1, against: inner, at: "\(place).\($0)") }
      default: ["\(place): the check does not know “\(keyword)”"]
      }
    }
  }

  private func definition(_ reference: String) -> [String: Any] {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    return (root["$defs"] as? [String: [String: Any]])?[name] ?? ["unknown reference \(reference)": true]
  }

  private static func type(of value: Any) -> String {
    switch value {
    case is [String: Any]: "object"
    case is [Any]: "array"
    case is String: "string"
    case let number as NSNumber: number.isBoolean ? "boolean" : "integer"
    default: "null"
    }
  }
}

extension NSNumber {
  fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}
