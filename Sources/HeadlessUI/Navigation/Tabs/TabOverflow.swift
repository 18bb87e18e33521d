import Semantics

// More tabs than a phone's bar has room for: the last place leads to a list of the rest.
extension TabSeries {
  private static var room: Int { 5 }

  private enum Place: Hashable { case more, title, back, row }

  /// The tabs that have a place in the bar.
  var barred: Range<Int> { 0..<(overflows ? Self.room - 1 : tabs.count) }

  /// Whether there are tabs without a place in the bar.
  var overflows: Bool { tabs.count > Self.room && environment.horizontalSizeClass == .compact }

  /// The place in the bar that leads to the rest.
  func moreTab(isSelected: Bool, _ memory: TabMemory) -> Element {
    var more = Element(
      system: .tab, SystemWords.more, drawn: [SystemWords.more], at: identity.child(keyed: Place.more), in: environment,
      source: source)
    more.node.traits = isSelected ? [.button, .selected] : .button
    more.node.isEnabled = true
    more.node.position = Position(index: Self.room, count: Self.room)
    more.offer(.activate) { _ in memory.listRest(beside: current) }
    return more
  }

  /// The list of the rest.
  func publishRest(_ memory: TabMemory, into evaluation: inout _Evaluation) {
    var title = Element(
      system: .text, SystemWords.more, drawn: [SystemWords.more], at: identity.child(keyed: Place.title),
      in: environment, source: source)
    title.node.traits = .header
    var rows: [Element] = []
    for index in barred.upperBound..<tabs.count {
      let place = tabs[index].identity.child(keyed: Place.row)
      var row = element(of: tabs[index], at: index, as: .button, place: place, into: &evaluation)
      row.offer(.activate) { _ in
        memory.landsInside = true
        choose(index)
      }
      rows.append(row)
    }
    evaluation.elements += [title] + rows
    memory.land(on: rows.firstHeard, in: evaluation.mount)
  }

  /// One of the rest, on top of their list.
  func publishOfRest(_ tab: GatheredTab, _ memory: TabMemory, into evaluation: inout _Evaluation) {
    var back = Element(
      system: .button, SystemWords.more, drawn: [SystemWords.more], at: identity.child(keyed: Place.back),
      in: environment, source: source)
    back.node.traits = [.button, .backButton]
    back.node.identifier = "BackButton"
    back.identifierOrigin = .implicit
    let leave = { (_: SemanticAction) in
      memory.landsInside = true
      memory.listRest(beside: current)
    }
    back.offer(.escape, leave)
    back.offer(.activate, leave)
    let content = evaluation.elements { tab.content(&$0) }
    evaluation.elements += [back] + content
    let below = Array(content.drop { !$0.node.traits.isDisjoint(with: [.header, .backButton]) })
    memory.land(on: below.firstHeard ?? content.firstHeard, in: evaluation.mount)
  }
}

extension TabMemory {
  /// Leads the cursor to what was just gone to, if a person went there.
  fileprivate func land(on node: NodeID?, in mount: Mount) {
    guard landsInside else { return }
    landsInside = false
    mount.effects.append { mount.emit(.screenChanged(text: nil), node: node) }
  }
}
