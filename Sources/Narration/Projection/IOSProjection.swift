import Semantics

/// How iOS exposes neutral nodes: containers give way to what they hold, and a stepper is two buttons.
struct IOSProjection: Projection {
  let platform: Platform

  func stops(of tree: SemanticTree, words: Phrasebook) -> [Stop] {
    var stops: [Stop] = []
    stops.reserveCapacity(tree.nodes.count)
    // The last modal container is all that is left of the screen (recorded behaviour of accessibilityViewIsModal).
    if let modal = lastModal(in: tree.nodes) {
      add([modal], containers: [], isTabBar: false, words, &stops)
    } else {
      add(tree.nodes, containers: [], isTabBar: false, words, &stops)
    }
    return stops
  }

  private func lastModal(in nodes: [SemanticNode]) -> SemanticNode? {
    for node in nodes.reversed() {
      if node.hasRareFacets, node.container == .modal || node.traits.contains(.modal) { return node }
      if !node.children.isEmpty, let modal = lastModal(in: node.children) { return modal }
    }
    return nil
  }

  private func add(
    _ nodes: [SemanticNode], containers: [ContainerLabel], isTabBar: Bool, _ words: Phrasebook, _ stops: inout [Stop]
  ) {
    var run = SegmentRun()
    for (index, node) in nodes.enumerated() {
      if node.children.isEmpty && !(node.hasRareFacets && node.container != nil) {
        let start = stops.count
        if node.role == .stepper {
          addStepper(node, words, &stops)
        } else {
          guard node.role != .group || node.label != nil || node.value != nil || !node.actions.isEmpty else { continue }
          stops.append(Stop(node))
          if node.role == .segment, stops[start].position == nil {
            stops[start].position = run.position(of: index, in: nodes)
          }
        }
        for place in start..<stops.count {
          stops[place].containers = containers
          if isTabBar {
            stops[place].isTab = true
            stops[place].position = stops[place].position ?? Position(index: index + 1, count: nodes.count)
          }
        }
      } else {
        addContainer(node, containers: containers, words, &stops)
      }
    }
  }

  private func addContainer(
    _ node: SemanticNode, containers: [ContainerLabel], _ words: Phrasebook, _ stops: inout [Stop]
  ) {
    let start = stops.count
    var inside = containers
    if let label = node.label, !label.isEmpty { inside.append(ContainerLabel(id: node.id, label: label)) }
    add(
      node.children, containers: inside, isTabBar: node.container == .tabBar || node.traits.contains(.tabBar), words,
      &stops)
    guard start < stops.count else { return }
    switch node.container {
    case .list:
      stops[start].isListStart = true
      // A lone element of a list is its start only.
      if stops.count - 1 > start { stops[stops.count - 1].isListEnd = true }
    case .landmark:
      stops[start].isLandmarkStart = true
      if stops.count - 1 > start { stops[stops.count - 1].isLandmarkEnd = true }
    default: break
    }
  }

  private func addStepper(_ node: SemanticNode, _ words: Phrasebook, _ stops: inout [Stop]) {
    for (part, word, action) in [
      (Stop.Part.decrement, Phrasebook.Word.decrement, SemanticAction.decrement),
      (.increment, .increment, .increment),
    ] {
      var stop = Stop(node)
      let name = words.word(word, in: .speech)
      stop.part = part
      stop.label = node.label.flatMap { $0.isEmpty ? nil : $0 + words.separator + name } ?? name
      stop.identifier = node.identifier.map { $0 + (part == .decrement ? "-Decrement" : "-Increment") }
      // From iOS 26 a half is not dimmed at its limit (reference images of 26.2).
      let isAtLimit = !node.actions.contains(action)
      let dimsAtLimit = platform.family != .iOS || platform.version < 26
      stop.isDimmed = !node.isEnabled || (isAtLimit && (dimsAtLimit || node.range == nil))
      stops.append(stop)
    }
  }
}

/// Segments that stand side by side, which are counted where a tree does not say their places.
private struct SegmentRun {
  private var range = 0..<0

  mutating func position(of index: Int, in nodes: [SemanticNode]) -> Position {
    if !range.contains(index) {
      let end = nodes[index...].firstIndex { $0.role != .segment } ?? nodes.endIndex
      range = index..<end
    }
    return Position(index: index - range.lowerBound + 1, count: range.count)
  }
}
