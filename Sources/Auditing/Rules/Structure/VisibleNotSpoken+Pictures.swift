import Semantics

extension Rule {
  /// Judges charts, maps and players that are hidden, by whether their content can be had elsewhere.
  static func judgePictures(of tree: AuditedTree, _ verdicts: inout Verdicts) {
    for node in tree.withheld {
      guard node.entry.withheld == .hidden, node.entry.parent == nil, node.entry.owner == nil else { continue }
      let isElsewhere: Bool?
      switch node.node.role {
      case .chart: isElsewhere = hasValues(of: node, in: tree)
      case .map: isElsewhere = hasPlaces(of: node, in: tree)
      case .video:
        isElsewhere = tree.nodes.contains { $0.isActionable && SpokenWords($0.name ?? "").words.contains("play") }
      default: continue
      }
      switch isElsewhere {
      case true?: verdicts.pass()
      case false?:
        verdicts.fail(node, "a \(node.node.role.rawValue) is hidden, and what it shows cannot be heard anywhere else")
      case nil: continue
      }
    }
  }

  /// Whether the numbers of a chart are spoken outside of charts, those of half of its marks at least; nil where it has none.
  ///
  /// What stands under headings further away is about something else, even if it has the same numbers.
  private static func hasValues(of chart: AuditedNode, in tree: AuditedTree) -> Bool? {
    let marks = chart.descendants.map { $0.numbers(in: $0.node.value) }.filter { !$0.isEmpty }
    guard !marks.isEmpty else { return nil }
    var heard: Set<Double> = []
    for node in nodes(near: chart, in: tree)
    where node.isStop && !node.ancestors.contains(where: { $0.node.role == .chart }) {
      heard.formUnion(node.numbers(in: node.allTexts).map(\.value))
    }
    let told = marks.count { $0.contains { heard.contains($0.value) } }
    // A summary names the ends.
    return told * 2 >= marks.count || told > 1
  }

  /// The nodes from the heading before last to the second one that follows what is hidden; all where its place is not known.
  private static func nodes(near hidden: AuditedNode, in tree: AuditedTree) -> ArraySlice<AuditedNode> {
    let nodes = Array(tree.nodes)
    guard let before = hidden.entry.after.flatMap({ tree.node($0) }), !before.isWithheld else { return nodes[...] }
    func isHeading(_ place: Int) -> Bool { nodes[place].traits.contains(.header) }
    let ahead = (0...before.place).reversed().filter(isHeading).prefix(2)
    let following = (before.place + 1..<nodes.count).filter(isHeading).prefix(2)
    let start = ahead.count == 2 ? ahead.last ?? 0 : 0
    return nodes[start..<(following.count == 2 ? following.last ?? nodes.count : nodes.count)]
  }

  /// Whether the name of any place on a map is spoken elsewhere; nil where it shows none.
  private static func hasPlaces(of map: AuditedNode, in tree: AuditedTree) -> Bool? {
    let places = map.descendants.compactMap(\.name).map { SpokenWords($0) }.filter { !$0.isEmpty }
    guard !places.isEmpty else { return nil }
    return tree.nodes.contains { node in
      let heard = SpokenWords(node.allTexts)
      return places.contains { heard.contains($0) }
    }
  }
}
