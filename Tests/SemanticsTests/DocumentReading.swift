import Foundation
import Semantics

/// A document of a few nodes; they stand on its second line, from the tenth column on.
func document(nodes: String, _ rest: String = "") -> String {
  "{\"format\": \"aloud-tree\", \"version\": 1,\n\"nodes\": \(nodes)\(rest)}"
}

/// What is said of a document that cannot be read, a line for each problem; nothing when it can.
func problems(_ data: Data) -> [String] {
  do {
    _ = try TreeDocument.decode(data, file: "tree.json")
    return []
  } catch {
    return error.problems.map(\.description)
  }
}

func problems(_ text: String) -> [String] { problems(Data(text.utf8)) }

/// The tree of a document, and its warnings.
func read(_ text: String) throws -> (tree: SemanticTree, warnings: [String]) {
  let contents = try TreeDocument.decode(Data(text.utf8), file: "tree.json")
  return (contents.tree, contents.warnings.map(\.description))
}
