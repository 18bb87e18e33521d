import Semantics
import Testing

@testable import Auditing

/// Two machines keep one package in different folders.
struct RelocationTests {
  private func report(root: String) -> AuditReport {
    let file = "\(root)/Sources/Cart.swift"
    var node = SemanticNode.button("add", nil)
    node.source = SourceLocation(file: file, line: 9)
    node.ignoredRules = [IgnoredRule(rule: .flash, reason: "still", source: SourceLocation(file: file, line: 10))]
    var outer = SemanticNode(id: "outer")
    outer.children = [node]
    var component = ComponentAudit.sample("Cart", .sample(file: file), file: file)
    component.tree = SemanticTree(nodes: [outer], withheld: [WithheldNode(node: node, reason: .hidden)])
    component.ignores = [DeclaredIgnore(rule: .flash, source: SourceLocation(file: file, line: 10), isUsed: false)]
    let name = "\(root)/Trees/cart.json"
    var report = AuditReport.sample(component, .sample(name, .sample(in: name, file: name), file: name))
    report.unaudited = ["\(root)/Trees/star.json"]
    report.excluded = ["\(root)/Trees/wish.json"]
    report.shard = AuditReport.Part(index: 1, count: 2, planned: ["Cart", name])
    return report
  }

  private func relocated(root: String) -> AuditReport {
    report(root: root).relocated { $0.hasPrefix(root) ? String($0.dropFirst(root.count + 1)) : $0 }
  }

  @Test func nothingOfTheFolderIsLeft() {
    let here = relocated(root: "/Users/a/Shop")
    #expect(here == relocated(root: "/private/ci/build/Shop"))
    #expect(here.unusedIgnores == ["Sources/Cart.swift:10: flash"])
    #expect(here.components.map(\.component) == ["Cart", "Trees/cart.json"])
    #expect(here.findings.map(\.key) == ["name-missing Cart button[1] 1", "name-missing Trees/cart.json button[1] 1"])
    #expect(!"\(here)".contains("/Users"))
  }
}
