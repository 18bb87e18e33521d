public import Foundation

/// Semantic trees as JSON documents, version 1.
public enum TreeDocument {
  /// How deep nodes may nest.
  public static let nestingLimit = 128
  /// How large a document may be, in bytes.
  public static let sizeLimit = 64 << 20

  /// The document of a tree, with a line for each value and its keys in order; what has its default is left out.
  public static func text(_ tree: SemanticTree) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(tree) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: The text, which is hostile until it is read.
  ///   - file: The name for messages.
  /// - Returns: The tree, and what was passed over in it.
  /// - Throws: ``DocumentProblem`` with the file, the line and what is wrong.
  public static func decode(
    _ data: Data, file: String
  ) throws(DocumentProblem) -> (tree: SemanticTree, warnings: [DocumentProblem]) {
    func problem(_ line: Int, _ message: String) -> DocumentProblem {
      DocumentProblem(file: file, line: line, message: message)
    }
    guard !data.isEmpty else { throw problem(1, "the file is empty") }
    guard data.count <= sizeLimit else {
      throw problem(1, "the file has \(data.count) bytes; \(sizeLimit) are the most that is read")
    }
    guard String(validating: data, as: UTF8.self) != nil else { throw problem(1, "the file is not UTF-8 text") }
    // Every level of nodes is an object in an array.
    let scan = DocumentScan(data, limit: nestingLimit * 2 + 8)
    guard scan.depth <= nestingLimit * 2 + 8 else {
      throw problem(1, "nodes nest more than \(nestingLimit) levels deep")
    }
    if let repeated = scan.repeated {
      throw problem(repeated.line, "the key “\(escaped(repeated.key))” stands twice in one object")
    }
    let tree: SemanticTree
    do {
      tree = try JSONDecoder().decode(SemanticTree.self, from: data)
    } catch let error as DecodingError {
      throw decodingProblem(error, in: scan, problem)
    } catch {
      throw problem(1, "this is no JSON: \(error)")
    }
    if let fault = Consistency(tree).fault {
      throw problem(scan.line(of: fault.path), "\(fault.message) (\(place(fault.path)))")
    }
    return (tree, warnings(in: scan, problem))
  }

  private static func decodingProblem(
    _ error: DecodingError, in scan: DocumentScan, _ problem: (Int, String) -> DocumentProblem
  ) -> DocumentProblem {
    let (context, message): (DecodingError.Context, String) =
      switch error {
      case .keyNotFound(let key, let context): (context, "“\(key.stringValue)” is missing")
      case .typeMismatch(let type, let context): (context, "\(word(for: type)) is expected here")
      case .valueNotFound(let type, let context): (context, "\(word(for: type)) is expected here, not null")
      case .dataCorrupted(let context): (context, Self.message(of: context))
      @unknown default: (.init(codingPath: [], debugDescription: ""), "\(error)")
      }
    let path = context.codingPath.map { $0.intValue.map { .index($0) } ?? DocumentScan.Step.key($0.stringValue) }
    let line = context.codingPath.isEmpty ? syntaxLine(of: context) ?? scan.line(of: path) : scan.line(of: path)
    return problem(line, path.isEmpty ? message : "\(message) (\(place(path)))")
  }

  private static func message(of context: DecodingError.Context) -> String {
    if context.debugDescription.hasPrefix("The given data was not valid JSON") {
      return "this is no complete JSON"
    }
    let last = context.codingPath.last?.stringValue
    guard context.debugDescription.hasPrefix("Cannot initialize") else { return context.debugDescription }
    let written = context.debugDescription.firstMatch(of: /invalid String value (.*)$/).map { String($0.1) } ?? ""
    let known: [String]? =
      switch last {
      case "role": Role.allCases.map(\.rawValue)
      case "container": ContainerKind.allCases.map(\.rawValue)
      case "toggle": ToggleState.allCases.map(\.rawValue)
      case "reason": WithheldNode.Reason.allCases.map(\.rawValue)
      case "importance": CustomContent.Importance.allCases.map(\.rawValue)
      default: nil
      }
    guard let last, let known else { return context.debugDescription }
    return unknown(last, written, among: known)
  }

  /// The line that the parser names in what it says of a syntax error.
  private static func syntaxLine(of context: DecodingError.Context) -> Int? {
    let text = "\(context.underlyingError.map { "\($0)" } ?? "")"
    return text.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
  }

  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Int.Type, is Double.Type: "a number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }

  private static func place(_ path: [DocumentScan.Step]) -> String {
    path.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + escaped(key)
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  private static func warnings(
    in scan: DocumentScan, _ problem: (Int, String) -> DocumentProblem
  ) -> [DocumentProblem] {
    scan.keys.compactMap { path, key, line in
      guard let known = knownKeys(at: path), !known.contains(key) else { return nil }
      return problem(line, "warning: " + unknown("key", key, among: known))
    }
  }

  /// The keys that an object may have, by where it stands; nil where any will do.
  private static func knownKeys(at path: [DocumentScan.Step]) -> [String]? {
    switch path.last {
    case nil: return SemanticTree.CodingKeys.allCases.map(\.rawValue)
    case .key("environment"): return SemanticEnvironment.CodingKeys.allCases.map(\.rawValue)
    case .index:
      guard path.count >= 2, case .key(let list) = path[path.count - 2] else { return nil }
      let node = SemanticNode.CodingKeys.allCases.map(\.rawValue)
      switch list {
      case "nodes", "children": return node.filter { $0 != "reason" && $0 != "in" }
      case "withheld": return node
      case "haptics": return ["feedback", "trigger", "nodes"]
      case "motions": return ["effect", "reduced", "nodes", "isEndless", "frames"]
      default: return nil
      }
    default: return nil
    }
  }
}

/// Something wrong, or passed over, in a document.
public struct DocumentProblem: Error, Sendable, Hashable, CustomStringConvertible {
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  public let message: String

  public var description: String { "\(escaped(file)):\(line): \(message)" }
}
