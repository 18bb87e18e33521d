import Semantics

extension ScreenReader {
  /// Goes to the next or the previous thing of a kind; where there is none, nothing happens.
  ///
  /// A rotor that the component declares goes through its entries in their order, from the one at the cursor; from
  /// anywhere else it goes on in reading order.
  func turn(to name: String, forward: Bool, in telling: inout Telling) throws(GestureError) {
    let kind = KnownRotor.all.first { $0.name == name.lowercased() }
    let declared = host.tree.rotors.filter { $0.name == name || $0.name == kind?.name }
    guard kind != nil || !declared.isEmpty else {
      throw .unknownRotor(name, candidates: host.tree.rotors.map(\.name) + KnownRotor.all.map(\.name))
    }
    if declared.isEmpty, let kind {
      let places = forward ? Array(stops.indices.dropFirst(index + 1)) : stops.indices.prefix(index).reversed()
      guard let place = places.first(where: { kind.includes(stops[$0]) }) else { return }
      return try land(on: place, in: &telling)
    }
    let places = declared.flatMap(\.entries).compactMap { entry in
      stops.firstIndex { $0.node.id == entry.node } ?? firstStop(in: entry.node)
    }
    guard let place = next(of: places, forward: forward) else { return }
    try land(on: place, in: &telling)
  }

  private func next(of places: [Int], forward: Bool) -> Int? {
    if let here = places.firstIndex(of: index) {
      let next = here + (forward ? 1 : -1)
      return places.indices.contains(next) ? places[next] : nil
    }
    return forward ? places.filter { $0 > index }.min() : places.filter { $0 < index }.max()
  }

  /// The first stop inside a container.
  private func firstStop(in container: NodeID) -> Int? {
    guard let node = host.tree.node(container), !node.children.isEmpty else { return nil }
    var inside: Set<NodeID> = []
    SemanticTree(nodes: node.children).forEachNode { inside.insert($0.id) }
    return stops.firstIndex { inside.contains($0.node.id) }
  }
}

/// A kind of thing that every reader goes through.
private struct KnownRotor {
  let name: String
  let includes: (Stop) -> Bool

  static var all: [KnownRotor] {
    [
      KnownRotor(name: "headings") { $0.node.traits.contains(.header) },
      KnownRotor(name: "links") { $0.node.traits.contains(.link) || $0.node.role == .link },
      KnownRotor(name: "images") { $0.node.traits.contains(.image) || $0.node.role == .image },
      KnownRotor(name: "buttons") { $0.node.traits.contains(.button) || $0.part != .whole },
      KnownRotor(name: "text-fields") {
        [.textField, .secureField, .searchField, .textEditor].contains($0.node.role)
      },
      KnownRotor(name: "form-controls") { !$0.node.actions.isEmpty },
      KnownRotor(name: "adjustables") { $0.node.isAdjustable },
    ]
  }
}
