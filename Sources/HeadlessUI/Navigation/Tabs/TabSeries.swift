import Semantics

/// The tabs of a tab view, of which one is current.
@MainActor
struct TabSeries {
  let tabs: [GatheredTab]
  let current: Int?
  let identity: _Identity
  let environment: EnvironmentValues
  let source: SourceLocation?
  let choose: (Int) -> Void

  /// The content of the current tab, and beneath it the bar: a tab is never dimmed, as UIKit has it.
  ///
  /// - Parameter memory: Where it is kept whether the tabs that have no place in the bar are listed.
  func publishBar(_ memory: TabMemory, into evaluation: inout _Evaluation) {
    let listsRest = overflows && memory.listsRest(beside: current)
    let isBeyond = listsRest || current.map { !barred.contains($0) } ?? false
    if listsRest {
      publishRest(memory, into: &evaluation)
    } else if let current, isBeyond {
      publishOfRest(tabs[current], memory, into: &evaluation)
    } else if let current {
      tabs[current].content(&evaluation)
    }
    guard evaluation.preferences.value(TabBarVisibilityKey.self) != .hidden else { return }
    var bar = Element(at: identity.child(1), role: .group)
    bar.node.container = .tabBar
    bar.node.source = source
    for index in barred {
      let place = tabs[index].identity.child(keyed: TabPlace.label)
      var tab = element(of: tabs[index], at: index, as: .tab, place: place, into: &evaluation)
      tab.node.position = Position(index: index + 1, count: barred.count + (overflows ? 1 : 0))
      if index == current, !isBeyond { tab.node.traits.insert(.selected) }
      bar.children.append(tab)
    }
    if overflows { bar.children.append(moreTab(isSelected: isBeyond, memory)) }
    if !bar.children.isEmpty { evaluation.elements.append(bar) }
  }

  func element(
    of tab: GatheredTab, at index: Int, as role: Role, place: _Identity, into evaluation: inout _Evaluation
  ) -> Element {
    var looks = environment
    if tab.traits.isDisabled { looks.isEnabledHere = false }
    let label = evaluation.elements { tab.traits.label?(place.child(0), looks, &$0) }
    var element = evaluation.control(role, traits: .button, label: label, at: place, in: looks, source: nil)
    element.node.source = label.first?.node.source
    if let badge = tab.traits.badge?.string(in: environment), !badge.isEmpty {
      element.node.drawn.append(badge)
      let platform = environment.scenario.environment.platform
      // From iOS 26 a badge is drawn and not exposed (reference images of 26.2).
      if platform.family != .iOS || platform.version < 26 {
        element.node.value = SystemWords.badge(badge, in: environment.locale)
      }
    }
    for attachment in tab.traits.attachments.reversed() { attachment(&element, environment) }
    let choose = choose
    element.offer(.activate) { _ in choose(index) }
    return element
  }

  /// The current page, and the control that turns the pages, which is read last.
  func publishPages(
    showsIndex: Bool, turning: TabMemory, into evaluation: inout _Evaluation
  ) {
    guard let current else { return }
    let content = evaluation.elements { tabs[current].content(&$0) }
    let (count, locale, mount, choose) = (tabs.count, environment.locale, evaluation.mount, choose)
    if turning.landsOnPage {
      turning.landsOnPage = false
      let landing = content.firstHeard
      mount.effects.append { mount.emit(.layoutChanged(text: nil), node: landing) }
    }
    if !content.isEmpty {
      var page = Element(at: identity.child(1), role: .group)
      page.children = content
      page.node.source = source
      let inside = Set(content.flattened.map(\.node.id))
      page.offer(.scroll(.left)) { action in
        guard case .scroll(let direction) = action else { return }
        let next = current + (direction == .left || direction == .down ? 1 : -1)
        guard (0..<count).contains(next) else { return }
        mount.emit(.pageScrolled(text: SystemWords.page(next + 1, of: count, in: locale)))
        turning.landsOnPage = mount.focusedNode.map(inside.contains) ?? false
        choose(next)
      }
      evaluation.elements.append(page)
    }
    guard showsIndex, count > 1 else { return }
    var control = Element(at: identity.child(2), role: .pageControl)
    control.node.source = source
    control.node.isEnabled = environment.isEnabledHere
    control.node.value = SystemWords.page(current + 1, of: count, in: locale)
    control.node.range = SemanticRange(lower: 1, upper: Double(count), step: 1, current: Double(current + 1))
    control.handlers = [
      ActionHandler(action: .increment) { _ in if current + 1 < count { choose(current + 1) } },
      ActionHandler(action: .decrement) { _ in if current > 0 { choose(current - 1) } },
    ]
    evaluation.elements.append(control)
  }
}
