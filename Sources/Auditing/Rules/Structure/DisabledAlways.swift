import Semantics

extension Rule {
  static let disabledAlways = Rule(
    .disabledAlways, "Every control can be used at some time",
    why: """
      A control that is dimmed in every state that can be reached is a promise that is never kept: somebody who listens \
      comes by it again and again. It is told only where the component has more than one state.
      """,
    policy: .bestPractice, impact: .moderate, criteria: ["2.1.1"],
    fix: "Mend the condition in disabled(_:), or leave the control out while it cannot be used.",
    failing: Example(
      "a minus that is never enabled",
      [.button("less", "Decrease").with { $0.isEnabled = false }, .text("count", "1"), .button("more", "Increase")]
    ) { screen, _, _ in
      screen.change("count") { $0.label = "2" }
      return []
    },
    passing: Example(
      "a minus that is enabled at two",
      [.button("less", "Decrease").with { $0.isEnabled = false }, .text("count", "1"), .button("more", "Increase")]
    ) { screen, _, node in
      let isMore = node == "more"
      screen.change("count") { $0.label = isMore ? "2" : "1" }
      screen.change("less") { $0.isEnabled = isMore }
      screen.change("more") { $0.isEnabled = !isMore }
      return []
    },
    check: .exploration { exploration, verdicts in
      for control in DimmedControl.all(of: exploration) {
        if !control.isDimmedAlways {
          verdicts.pass()
        } else if control.states > 1, !control.hasMovingNeighbour {
          // What else the screen does has nothing to do with it.
          continue
        } else if exploration.bound != nil {
          verdicts.review(
            control.node, .budgetExceeded, "\(control.node.title) is dimmed in every state that was reached")
        } else if control.states < 2 {
          verdicts.review(
            control.node, .stateUnreachable, "\(control.node.title) is dimmed, and no other state of it was reached")
        } else {
          verdicts.fail(control.node, "\(control.node.title) is dimmed in all \(control.states) states it appears in")
        }
      }
    })
}

/// A control that is dimmed in some state, over all of them.
private struct DimmedControl {
  let node: AuditedNode
  var states = 0
  var isDimmedAlways = true
  /// Whether something near it is not the same in every state.
  var hasMovingNeighbour = false
  var neighbours: [NodeID: SemanticNode] = [:]

  /// Each control once, told by its place on the screen, in the order in which they appear.
  static func all(of exploration: Exploration) -> [DimmedControl] {
    let keys = exploration.states.map { Self.keys(of: $0.tree) }
    var dimmed: Set<String> = []
    for (state, keys) in zip(exploration.states, keys) {
      for node in state.tree.nodes where !node.isEnabled && node.isActionable && node.isStop {
        dimmed.insert(keys[node.place])
      }
    }
    guard !dimmed.isEmpty else { return [] }
    var order: [String] = []
    var controls: [String: DimmedControl] = [:]
    for (state, keys) in zip(exploration.states, keys) {
      for node in state.tree.nodes where node.isActionable && node.isStop && dimmed.contains(keys[node.place]) {
        let key = keys[node.place]
        if controls[key] == nil { order.append(key) }
        let neighbours = node.neighbours(within: 3)
        // What merely comes and goes, such as the text of a disclosure, need not have to do with it.
        if let known = controls[key]?.neighbours, known.contains(where: { neighbours[$0.key] ?? $0.value != $0.value })
        {
          controls[key]?.hasMovingNeighbour = true
        }
        controls[key, default: DimmedControl(node: node, neighbours: neighbours)].states += 1
        if node.isEnabled { controls[key]?.isDimmedAlways = false }
      }
    }
    return order.compactMap { controls[$0] }
  }

  /// What tells each node on the screen from the others in every state: its role, counted among its siblings.
  private static func keys(of tree: AuditedTree) -> [String] {
    var keys: [String] = []
    var counts: [String: Int] = [:]
    keys.reserveCapacity(tree.shownCount)
    for node in tree.nodes {
      let stem = (node.entry.parent.map { keys[$0] } ?? "") + "/" + node.role.rawValue
      counts[stem, default: 0] += 1
      keys.append(stem + "\(counts[stem]!)")
    }
    return keys
  }
}

extension AuditedNode {
  /// What may be heard of the nodes around, as far as there are nothing but a few between.
  fileprivate func neighbours(within distance: Int) -> [NodeID: SemanticNode] {
    let siblings = siblings
    guard let own = siblings.firstIndex(where: { $0.place == place }) else { return [:] }
    // A heading or a disclosure begins something else.
    func near(_ places: some Sequence<Int>) -> [(NodeID, SemanticNode)] {
      places.lazy.map { siblings[$0] }.prefix { $0.node.role != .disclosure && !$0.traits.contains(.header) }
        .prefix(distance).map { ($0.node.id, $0.node.heard) }
    }
    return Dictionary(uniqueKeysWithValues: near((0..<own).reversed()) + near(own + 1..<siblings.count))
  }
}
