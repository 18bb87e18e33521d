/// The way from the top of a document to a value, as a message writes it: `nodes[0].range.upper`.
struct DocumentPath: CustomStringConvertible {
  enum Step {
    case key(String)
    case index(Int)
  }

  var steps: [Step] = []

  static func + (path: DocumentPath, key: String) -> DocumentPath { DocumentPath(steps: path.steps + [.key(key)]) }
  static func + (path: DocumentPath, index: Int) -> DocumentPath { DocumentPath(steps: path.steps + [.index(index)]) }

  var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + String(quoted(key).dropFirst().dropLast())
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  /// The message about the value at this place; the top of a document has no name.
  func told(_ message: String) -> String { steps.isEmpty ? message : "\(self): \(message)" }
}
