import Semantics

/// Views of which one is shown at a time, chosen in a bar beneath it or by turning pages.
///
/// A tab that was shown once keeps its state while another one is.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
  let source: SourceLocation

  nonisolated init(selection: Binding<SelectionValue>?, tabs content: Content, at source: SourceLocation) {
    self.selection = selection
    self.content = content
    self.source = source
  }
}

extension TabView: View {
  public var body: Never { fatalError("TabView has no body") }

  nonisolated public init(
    selection: Binding<SelectionValue>?, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, tabs: content(), at: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    file: String = #filePath, line: Int = #line, @ViewBuilder content: () -> Content
  ) where SelectionValue == Int {
    self.init(selection: nil, tabs: content(), at: SourceLocation(file: file, line: line))
  }

  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, file: String = #filePath, line: Int = #line,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.init(
      selection: selection, tabs: _TabContentView(content: content()), at: SourceLocation(file: file, line: line))
  }

  nonisolated public init<C: TabContent>(
    file: String = #filePath, line: Int = #line, @TabContentBuilder<Never> content: () -> C
  ) where Content == _TabContentView<C>, SelectionValue == Never, C.TabValue == Never {
    self.init(
      selection: nil, tabs: _TabContentView(content: content()), at: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    let mount = evaluation.mount
    let memory = identity.slot(0) { TabMemory(mount: mount) }
    var inside = environment
    inside.tabViewStyle = .bar
    var collection = TabCollection(evaluation: evaluation)
    collection.gather(view.content, at: identity.child(0), in: inside)
    let tabs = collection.tabs.filter { !$0.traits.isHidden }
    let selection = view.selection
    let chosen = selection?.wrappedValue
    let current =
      tabs.firstIndex { chosen != nil && $0.traits.tag?.base as? SelectionValue == chosen } ?? memory.index(in: tabs)
    let series = TabSeries(
      tabs: tabs, current: current, identity: identity, environment: environment, source: view.source
    ) { index in
      memory.choose(index, of: tabs)
      if let value = tabs[index].traits.tag?.base as? SelectionValue { selection?.wrappedValue = value }
    }
    // While the tabs without a place in the bar are listed, none is in front.
    let isBar = if case .bar = environment.tabViewStyle { true } else { false }
    let isListing = isBar && series.overflows && memory.listsRest(beside: current)
    for (index, tab) in tabs.enumerated() where (index != current || isListing) && memory.hasShown(tab) {
      let checkpoint = evaluation.checkpoint
      evaluation.covered(true) { tab.content(&$0) }
      evaluation.takeBack(to: checkpoint)
    }
    if let current, !isListing { memory.show(tabs[current]) }
    switch environment.tabViewStyle {
    case .bar: series.publishBar(memory, into: &evaluation)
    case .pages(let showsIndex):
      series.publishPages(showsIndex: showsIndex, turning: memory, into: &evaluation)
    }
  }
}

/// Which tabs of a tab view were shown already, and which one is where no binding tells.
@MainActor
final class TabMemory {
  private var shown: [ObjectIdentifier: _Identity] = [:]
  private let chosen: StateLocation<Int>
  /// The tab beside which those without a place in the bar are listed; nil while they are not.
  private let listed: StateLocation<Int?>
  /// Whether a person who turned a page is to be led to what is on it.
  var landsOnPage = false
  /// Whether a person who went into the list of tabs, or out of it, is to be led there.
  var landsInside = false

  init(mount: Mount) {
    chosen = StateLocation(0, mount: mount, owner: TabMemory.self)
    listed = StateLocation(nil, mount: mount, owner: TabMemory.self)
  }

  func index(in tabs: [GatheredTab]) -> Int? { tabs.isEmpty ? nil : min(chosen.value, tabs.count - 1) }
  func choose(_ index: Int, of tabs: [GatheredTab]) {
    chosen.set(index)
    listed.set(nil)
  }
  func listRest(beside current: Int?) { listed.set(current) }
  func listsRest(beside current: Int?) -> Bool { current != nil && listed.value == current }
  func hasShown(_ tab: GatheredTab) -> Bool { shown[ObjectIdentifier(tab.identity)] != nil }
  func show(_ tab: GatheredTab) { shown[ObjectIdentifier(tab.identity)] = tab.identity }
}
