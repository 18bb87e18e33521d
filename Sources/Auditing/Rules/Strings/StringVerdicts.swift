import Semantics

extension AuditedTree {
  /// Whether it stands for a catalogue of strings, which has no screen.
  var isCatalogue: Bool { tree.strings != nil && shownCount == 0 && tree.withheld.isEmpty }

  func judgeStrings(_ kind: StringFault.Kind, _ verdicts: inout Verdicts) {
    guard let strings = tree.strings else { return }
    let faults = strings.faults.filter { $0.kind == kind }
    if faults.isEmpty { verdicts.pass() }
    for fault in faults { verdicts.fail(fault.shown.flatMap(node), fault) }
  }

  /// The first node in which a text is spoken or drawn.
  private func node(showing text: String) -> AuditedNode? {
    guard !text.isEmpty else { return nil }
    return nodes.first { $0.isStop && $0.says(text) } ?? withheld.first { $0.says(text) }
  }
}

extension AuditedNode {
  fileprivate func says(_ text: String) -> Bool {
    ([node.label, node.value, node.hint].compactMap(\.self) + node.drawn).contains { $0.contains(text) }
  }
}

extension StringFault {
  /// The place in reports: key and language, which survive edits around them.
  var path: String {
    let parts = ["strings", key.isEmpty ? "file" : key] + (language.isEmpty ? [] : [language])
    return parts.map { escaped($0).replacing("/", with: "∕") }.joined(separator: "/")
  }
}

extension Example {
  /// A screen with one text, and what became of it when it was looked up.
  static func strings(_ caption: String, _ text: String, _ faults: StringFault...) -> Example {
    Example(caption) { environment in
      SemanticTree(
        environment: environment, nodes: [.text("text", text)], strings: StringRecord(faults: faults))
    }
  }
}
