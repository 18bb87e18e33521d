/// What a document must hold beside its form: identifiers that are unique, and references that lead somewhere and end.
struct ReferenceCheck {
  private(set) var findings: Findings
  private var places: [String: DocumentPath] = [:]
  /// Which node each withheld node is in: the one it names, or the withheld node around it.
  private var owners: [String: Owner] = [:]

  private struct Owner {
    let id: String
    let path: DocumentPath
    let offset: Int
  }

  init(_ document: JSONValue, findings: Findings) {
    self.findings = findings
    for (index, node) in (document["nodes"]?.values ?? []).enumerated() {
      visit(node, at: DocumentPath() + "nodes" + index)
    }
    let withheld = document["withheld"]?.values ?? []
    for (index, node) in withheld.enumerated() {
      visit(node, at: DocumentPath() + "withheld" + index, isWithheld: true)
    }
    for (index, node) in withheld.enumerated() {
      if let owner = node["in"] { check(owner, at: DocumentPath() + "withheld" + index + "in") }
    }
    for list in ["haptics", "motions"] {
      for (index, entry) in (document[list]?.values ?? []).enumerated() {
        for (place, id) in (entry["nodes"]?.values ?? []).enumerated() {
          check(id, at: DocumentPath() + list + index + "nodes" + place)
        }
      }
    }
    for (index, rotor) in (document["rotors"]?.values ?? []).enumerated() {
      for (place, entry) in (rotor["entries"]?.values ?? []).enumerated() {
        if let id = entry["node"] { check(id, at: DocumentPath() + "rotors" + index + "entries" + place + "node") }
      }
    }
    findCircles(among: withheld.compactMap { $0["id"]?.text })
  }

  private mutating func visit(
    _ node: JSONValue, at path: DocumentPath, isWithheld: Bool = false, in parent: String? = nil
  ) {
    guard path.steps.count <= TreeDocument.nestingLimit * 2 else { return }
    let id = node["id"]?.text
    if let id, let member = node["id"] {
      if let first = places[id] {
        findings.note(at: member.offset, (path + "id").told("the id \(quoted(id)) is also that of \(first)"))
      } else {
        places[id] = path
        if let owner = node["in"], let name = owner.text, isWithheld, parent == nil {
          owners[id] = Owner(id: name, path: path + "in", offset: owner.offset)
        } else if let parent {
          owners[id] = Owner(id: parent, path: path, offset: node.offset)
        }
      }
    }
    for (index, child) in (node["children"]?.values ?? []).enumerated() {
      visit(child, at: path + "children" + index, isWithheld: isWithheld, in: isWithheld ? id : nil)
    }
  }

  private mutating func check(_ reference: JSONValue, at path: DocumentPath) {
    guard let id = reference.text, places[id] == nil else { return }
    findings.note(
      at: reference.offset,
      path.told("there is no node \(quoted(id))" + suggestion(for: id, among: places.keys.sorted(), listsAll: false)))
  }

  /// Notes each circle of nodes that are in one another, once.
  private mutating func findCircles(among ids: [String]) {
    var done: Set<String> = []
    for start in ids where !done.contains(start) {
      var trail: [String] = []
      var onTrail: Set<String> = []
      var next: String? = start
      while let id = next, !done.contains(id), onTrail.insert(id).inserted {
        trail.append(id)
        next = owners[id]?.id
      }
      if let next, onTrail.contains(next), let first = trail.firstIndex(of: next) { noteCircle(Array(trail[first...])) }
      done.formUnion(trail)
    }
  }

  private mutating func noteCircle(_ ids: [String]) {
    let named = ids.compactMap { owners[$0] }.min { $0.offset < $1.offset }
    guard let named else { return }
    let shown = ids.prefix(8).map(quoted) + (ids.count > 8 ? ["…"] : []) + [quoted(ids[0])]
    findings.note(
      at: named.offset, named.path.told("nodes cannot be in one another: " + shown.joined(separator: " in ")))
  }
}
