import Semantics

/// What stands around the content of a screen, as the content asked for it.
@MainActor
struct NavigationBar {
  private var back: Element?
  private(set) var title: [Element] = []
  private var subtitle: [Element] = []
  private var items: [ToolbarPiece] = []
  /// The menu of items that have no place in the bar.
  private var overflow: Element?
  private var search: [Element] = []
  /// Whether a title was given and has no words.
  private let isUntitled: Bool
  private let isHidden: Bool
  private let isBottomHidden: Bool
  private let hidesBack: Bool

  init(
    _ preferences: PreferenceStore, at place: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    if let text = preferences.value(NavigationTitleKey.self) {
      title = evaluation.elements(of: text, at: place.child(1), in: environment)
      for index in title.indices {
        title[index].node.traits.remove(.staticText)
        title[index].node.traits.insert(.header)
      }
    }
    isUntitled = title.isEmpty && preferences.value(NavigationTitleKey.self) != nil
    if let text = preferences.value(NavigationSubtitleKey.self) {
      subtitle = evaluation.elements(of: text, at: place.child(2), in: environment)
    }
    items = preferences.value(ToolbarKey.self)
    search = preferences.value(SearchKey.self)
    isHidden = preferences.value(NavigationBarVisibilityKey.self) == .hidden
    isBottomHidden = preferences.value(BottomBarVisibilityKey.self) == .hidden
    hidesBack = preferences.value(BackButtonHiddenKey.self)
    let rest = elements(.overflow)
    if !rest.isEmpty { overflow = evaluation.overflowMenu(of: rest, at: place.child(4), in: environment) }
  }

  /// Adds the system's way back, which takes the title of the screen that it leads to.
  mutating func addBack(
    to title: String?, at place: _Identity, in environment: EnvironmentValues, _ pop: @escaping () -> Void
  ) {
    guard !hidesBack, !isHidden else { return }
    var element = Element(at: place.child(3), role: .button)
    element.node.traits = [.button, .backButton]
    element.node.label = title ?? SystemWords.back(in: environment.locale)
    element.labelOrigin = .explicit
    element.node.identifier = "BackButton"
    element.identifierOrigin = .implicit
    element.offer(.escape) { _ in pop() }
    element.offer(.activate) { _ in pop() }
    back = element
  }

  /// The bar, the content and what is beneath it, in reading order.
  func assembled(around content: [Element]) -> [Element] {
    var all: [Element] = []
    if !isHidden {
      if let back { all.append(back) }
      all += elements(.leading)
      let principal = elements(.principal)
      all += principal.isEmpty ? title + subtitle : principal
      all += elements(.trailing)
      if let overflow { all.append(overflow) }
      all += search
    }
    all += content
    if !isBottomHidden { all += elements(.bottom) }
    if content.flattened.contains(where: { $0.node.isEditing == true }) || search.contains(where: \.isEdited) {
      all += elements(.keyboard)
    }
    return all
  }

  /// What stands for a title that was given without words; nil where there are some, or where none was wanted.
  func missingTitle(above content: [Element], at place: _Identity) -> Element? {
    guard isUntitled, !isHidden, elements(.principal).isEmpty else { return nil }
    var element = Element(at: place.child(4), role: .text)
    element.node.traits.insert(.header)
    element.node.changeAppearance { $0.isUntitled = true }
    element.amount = DrawnAmount(place: 0, texts: 0, text: content.firstHeard)
    return element
  }

  private func elements(_ slot: ToolbarItemPlacement.Slot) -> [Element] {
    items.filter { $0.placement.slot == slot }.flatMap(\.elements)
  }

  /// Where the cursor goes when the screen comes: the first element below the title.
  func landing(in content: [Element]) -> NodeID? {
    (isHidden ? content : search + content).firstHeard ?? assembled(around: []).firstHeard
  }
}

extension Element {
  fileprivate var isEdited: Bool { node.isEditing == true }
}

extension [Element] {
  /// The first of the elements that a cursor can rest on.
  var firstHeard: NodeID? {
    for element in byPriority where element.isVisible {
      if !element.children.isEmpty {
        if let inside = element.children.firstHeard { return inside }
      } else if element.node.role != .group || element.node.label != nil || !element.handlers.isEmpty {
        return element.node.id
      }
    }
    return nil
  }
}
