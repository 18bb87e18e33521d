/// A value of a JSON text, and where it stands.
struct JSONValue {
  enum Content {
    case object([Member])
    case list([JSONValue])
    case text(String)
    /// A number as it is written: what it can be depends on where it is needed.
    case number(String)
    case flag(Bool)
    case null
  }

  /// A key and its value; an object keeps them in order, a key that stands twice too.
  struct Member {
    let key: String
    let offset: Int
    let value: JSONValue
  }

  /// The place of its first byte.
  let offset: Int
  let content: Content

  /// The members of an object; none of anything else.
  var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The values of a list; none of anything else.
  var values: [JSONValue] {
    if case .list(let values) = content { values } else { [] }
  }

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The value of a key.
  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// What it is, in a message.
  var kind: String {
    switch content {
    case .object: "an object"
    case .list: "a list"
    case .text: "a text"
    case .number: "a number"
    case .flag(let flag): flag ? "true" : "false"
    case .null: "null"
    }
  }
}
