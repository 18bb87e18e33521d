public import Foundation

/// Semantic trees as JSON documents, version 1.
public enum TreeDocument {
  /// How deep nodes may nest: a node at the top is one level.
  public static let nestingLimit = 128
  /// How large a document may be, in bytes.
  public static let sizeLimit = 64 << 20
  /// How deep lists and objects may nest: two for each level of nodes, the document, and what a node itself holds.
  static let depthLimit = nestingLimit * 2 + 8

  /// The document of a tree, with a line for each value and its keys in order; what has its default is left out.
  ///
  /// Numbers that are not finite are left out, as bounds that do not exist. Characters that do not show, or turn the
  /// direction of text, are written as escapes.
  public static func text(_ tree: SemanticTree) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return visible(String(decoding: try encoder.encode(tree), as: UTF8.self))
    } catch {
      preconditionFailure("a tree of texts and finite numbers has a document: \(error)")
    }
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: The text in UTF-8, which is hostile until it is read.
  ///   - file: The name for messages.
  /// - Throws: ``DocumentProblems`` with the places and what is wrong there.
  public static func decode(_ data: Data, file: String) throws(DocumentProblems) -> Contents {
    guard data.count <= sizeLimit else {
      let message = "the file has \(data.count) bytes; \(sizeLimit) are the most that is read"
      throw DocumentProblems(
        problems: [DocumentProblem(file: file, line: 1, column: 1, message: message, isWarning: false)])
    }
    let text = DocumentText(data, file: file)
    let value = try text.value(depthLimit: depthLimit, depthRemark: "; nodes may nest \(nestingLimit) levels")
    if let message = foreignness(of: value) {
      throw text.problems(Findings(error: message.text, at: message.offset))
    }
    let findings = ReferenceCheck(value, findings: FormCheck(value).findings).findings
    guard findings.errors.kept.isEmpty else { throw text.problems(findings) }
    do {
      let tree = try JSONDecoder().decode(SemanticTree.self, from: text.json)
      return Contents(
        tree: tree, warnings: text.warnings(findings), lines: text.lines(of: NodePlaces(value).offsets))
    } catch {
      throw text.problems(Findings(error: "this cannot be read: \(error)", at: value.offset))
    }
  }

  /// What tells that the document is none of ours, so that nothing else about it is worth telling.
  private static func foreignness(of value: JSONValue) -> (text: String, offset: Int)? {
    let start = "a tree begins with \"format\": \"\(SemanticTree.format)\", \"version\": \(SemanticTree.version)"
    guard case .object = value.content else {
      return ("an object is expected here, not \(value.kind); \(start)", value.offset)
    }
    guard let format = value["format"] else { return ("\"format\" is missing; \(start)", value.offset) }
    guard format.text == SemanticTree.format else {
      return (
        "format: the format is \(format.text.map(quoted) ?? format.kind), not \(quoted(SemanticTree.format))",
        format.offset
      )
    }
    if let version = value["version"], let number = version.whole, number != SemanticTree.version {
      return (
        "version: version \(number) is not known; this program reads version \(SemanticTree.version)", version.offset
      )
    }
    return nil
  }

  /// The text with everything escaped that does not show, or that the log of a CI takes for a command.
  ///
  /// Line feeds stand between values only.
  private static func visible(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: { $0 == "#" || $0 != "\n" && isInvisible($0) }) else { return json }
    var result = ""
    var last: Unicode.Scalar = " "
    for scalar in json.unicodeScalars {
      let isSecondMark = scalar == "#" && last == "#"
      last = scalar
      guard isSecondMark || scalar != "\n" && isInvisible(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }
}
