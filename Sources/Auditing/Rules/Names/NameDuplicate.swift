import Semantics

extension Rule {
  static let nameDuplicate = Rule(
    .nameDuplicate, "Names tell controls apart",
    why: """
      Three buttons that are all called “Increase quantity” cannot be told apart by whoever hears one of them, and \
      “tap Increase quantity” makes the device ask which one. Controls of the same kind and name are found, unless their \
      hints, or the groups and the cells of a table that they stand in, tell them apart.
      """,
    policy: .wcag, impact: .moderate, criteria: ["2.4.6"],
    fix: """
      Say in the label what the control acts on, or put each set into accessibilityElement(children: .contain) with a \
      label of its own.
      """,
    failing: Example(
      "a button for each product", .text("mug", "Mug"), .button("addMug", "Add"), .text("cap", "Cap"),
      .button("addCap", "Add")),
    passing: Example(
      "buttons that name the product", .text("mug", "Mug"), .button("addMug", "Add Mug"), .text("cap", "Cap"),
      .button("addCap", "Add Cap")),
    check: .tree { tree, verdicts in
      var places: [NameInContext: [Int]] = [:]
      var order: [NameInContext] = []
      var section = 0
      // A row that comes again and again is told by its words, even if they are a heading in each.
      let titlesOfRows = repeatedHeadings(of: tree)
      for node in tree.nodes {
        if node.node.role == .disclosure { section += 1 }
        if node.traits.contains(.header), node.location.map(titlesOfRows.contains) != true { section += 1 }
        // What a disclosure discloses is told by what it stands behind.
        guard node.node.label != nil, node.isActionable, node.isStop, node.node.role != .disclosure,
          let name = node.name
        else { continue }
        let key = NameInContext(
          role: node.node.role, name: name.lowercased(), context: context(of: node), section: section)
        if places[key, default: []].isEmpty { order.append(key) }
        places[key, default: []].append(node.place)
      }
      judgeDisclosures(of: tree, &verdicts)
      for key in order {
        guard let same = places[key], same.count > 1 else {
          verdicts.pass()
          continue
        }
        let second = AuditedNode(tree: tree, place: same[1])
        verdicts.fail(second, "\(same.count) controls of the role \(key.role.rawValue) are called \(second.title)")
      }
    })

  /// Where headings are written that stand on the screen several times.
  private static func repeatedHeadings(of tree: AuditedTree) -> Set<SourceLocation> {
    var met: Set<SourceLocation> = []
    var repeated: Set<SourceLocation> = []
    for node in tree.nodes where node.traits.contains(.header) {
      if let location = node.location, !met.insert(location).inserted { repeated.insert(location) }
    }
    return repeated
  }

  /// Disclosures under one heading that are all called “More”, and have no hints that tell what of.
  private static func judgeDisclosures(of tree: AuditedTree, _ verdicts: inout Verdicts) {
    var met: Set<NameInContext> = []
    var section = 0
    for node in tree.nodes {
      if node.traits.contains(.header) { section += 1 }
      guard node.node.role == .disclosure, node.isStop, let name = node.name, let words = node.spokenWordList else {
        continue
      }
      guard words.generic.contains(SpokenWords(name).phrase) else { continue }
      let key = NameInContext(
        role: .disclosure, name: name.lowercased(), context: context(of: node),
        section: section)
      if met.insert(key).inserted {
        verdicts.pass()
      } else {
        verdicts.fail(node, "another disclosure just before is called \(node.title) as well")
      }
    }
  }

  /// What tells a node apart beside its own name: its hint, the names of the groups around it, the headers of its cell.
  private static func context(of node: AuditedNode) -> [String] {
    var context = [node.node.hint].compactMap(\.self)
    func addHeaders(_ cell: TableCell?) {
      guard let cell else { return }
      context += (cell.rowHeaders + cell.columnHeaders).flatMap { [$0.label, $0.value] }.compactMap(\.self)
    }
    if node.node.hasRareFacets { addHeaders(node.node.cell) }
    for ancestor in node.ancestors {
      if let name = ancestor.name { context.append(name) }
      if ancestor.node.hasRareFacets { addHeaders(ancestor.node.cell) }
    }
    return context
  }
}

private struct NameInContext: Hashable {
  let role: Role
  let name: String
  let context: [String]
  /// How many headings and disclosures stand before it, which tell apart what follows them.
  let section: Int
}
