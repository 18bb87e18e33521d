import Foundation
import Testing

@testable import Semantics

/// JSON documents out and in again.
struct DocumentTests {
  @Test func everyFacetSurvivesTheRoundTrip() throws {
    let tree = Samples.everything
    let text = TreeDocument.text(tree)
    let (back, warnings) = try read(text)
    #expect(back == tree)
    #expect(warnings.isEmpty)
    #expect(TreeDocument.text(back) == text)
  }

  @Test func everyKeyHasAForm() {
    #expect(Set(DocumentShape.tree.fields.map(\.key)) == Set(SemanticTree.CodingKeys.allCases.map(\.rawValue)))
    #expect(
      Set(DocumentShape.environment.fields.map(\.key)) == Set(SemanticEnvironment.CodingKeys.allCases.map(\.rawValue)))
    #expect(Set(DocumentShape.withheld.fields.map(\.key)) == Set(SemanticNode.CodingKeys.allCases.map(\.rawValue)))
    let facets = Mirror(reflecting: Samples.appearance).children
    #expect(Set(DocumentShape.appearance.fields.map(\.key)) == Set(facets.compactMap(\.label)))
  }

  @Test func aFacetSetAndTakenAwayAgainIsNone() throws {
    var node = SemanticNode(id: "a")
    node.placeholder = "P"
    node.placeholder = nil
    let tree = SemanticTree(nodes: [node])
    #expect(tree == SemanticTree(nodes: [SemanticNode(id: "a")]))
    #expect(tree.hashValue == SemanticTree(nodes: [SemanticNode(id: "a")]).hashValue)
    #expect(try read(TreeDocument.text(tree)).tree == tree)
  }

  @Test func nullIsAsGoodAsAbsent() throws {
    let text = document(nodes: "[{\"id\": \"a\", \"label\": null, \"range\": null, \"children\": null}]")
    #expect(try read(text).tree.nodes == [SemanticNode(id: "a")])
  }

  @Test func boundsThatDoNotExistAreLeftOut() throws {
    var node = SemanticNode(id: "a", role: .slider, label: "Volume")
    node.range = SemanticRange(lower: 0, upper: .infinity, step: .nan, current: 3)
    #expect(node.range == SemanticRange(lower: 0, current: 3))
    node.range?.upper = -.infinity
    node.range?.step = .nan
    var appearance = Appearance()
    appearance.foreground = .init(red: .nan, green: 0, blue: 0)
    appearance.background = .init(red: 1, green: 0, blue: 0, opacity: 0.5)
    appearance.pointSize = .infinity
    appearance.frame = .init(width: 44, height: .infinity)
    appearance.hitSize = .init(width: .nan)
    appearance.opacity = .nan
    appearance.minimumScaleFactor = -.infinity
    appearance.lineLimit = .max
    node.appearance = appearance
    let back = try #require(read(TreeDocument.text(SemanticTree(nodes: [node]))).tree.nodes.first)
    #expect(back.label == "Volume")
    #expect(back.range == SemanticRange(lower: 0, current: 3))
    var finite = Appearance()
    finite.background = .init(red: 1, green: 0, blue: 0, opacity: 0.5)
    finite.frame = .init(width: 44)
    finite.lineLimit = .max
    #expect(back.appearance == finite)
  }

  @Test func nothingInADocumentCanForgeALine() throws {
    let label = "a\u{202E}b\u{2066}c\u{85}d\u{9B}31m\u{2028}e\u{FEFF}f\u{7F}g\u{1B}h\ni\u{200F}\u{E9}👩‍👩‍👧##[error]#1"
    let tree = SemanticTree(nodes: [SemanticNode(id: "a", label: label)])
    let text = TreeDocument.text(tree)
    #expect(
      text.contains(
        #""label" : "a\u202eb\u2066c\u0085d\u009b31m\u2028e\ufefff\u007fg\u001bh\ni\u200fé👩‍👩‍👧#\u0023[error]#1""#))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !isInvisible($0) })
    #expect(Array(try read(text).tree.nodes[0].label!.unicodeScalars) == Array(label.unicodeScalars))
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    let text = document(nodes: "[{\"id\": \"a\"}]")
    #expect(try read("\u{FEFF}" + text).tree == read(text).tree)
    #expect(
      problems("\u{FEFF}nodes") == [
        "tree.json:1:1: a value is expected here, not \"nodes\"; texts stand in double quotes"
      ])
  }
}
