import Semantics
import Testing

/// Nodes are values, however they keep their facets.
struct NodeCopyTests {
  private static let changes: [@Sendable (inout SemanticNode) -> Void] = [
    { $0.id = "other" }, { $0.role = .button }, { $0.traits.insert(.header) }, { $0.label = "Other" },
    { $0.value = "4" }, { $0.hint = "Other" }, { $0.isEnabled.toggle() }, { $0.actions.append(.escape) },
    { $0.drawn.append("Other") }, { $0.children[0].label = "Other" },
    { $0.source = SourceLocation(file: "Other.swift", line: 1) }, { $0.identifier = "other" },
    { $0.range?.current = 4 }, { $0.customContent.append(CustomContent(label: "Other", value: "1")) },
  ]

  private static var node: SemanticNode {
    var node = SemanticNode(
      id: "count", role: .stepper, label: "Quantity", value: "3", actions: [.increment],
      children: [SemanticNode(id: "child", label: "Child")])
    node.range = SemanticRange(lower: 0, upper: 5, step: 1, current: 3)
    return node
  }

  @Test(arguments: changes.indices) func aChangedCopyLeavesTheOtherAsItWas(change: Int) {
    let node = Self.node
    var copy = node
    #expect(copy == node)
    Self.changes[change](&copy)
    #expect(copy != node)
    #expect(node == Self.node)
    #expect(node.hashValue == Self.node.hashValue)
  }
}
