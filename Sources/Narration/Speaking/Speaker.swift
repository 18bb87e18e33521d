import Semantics

/// Turns a stop into a phrase, in the order in which VoiceOver on iOS speaks.
struct Speaker {
  let book: Phrasebook
  let notation: Notation
  let hints: Bool
  let platform: Platform

  /// How much of a stop is said.
  enum Detail {
    /// All of it, as when the cursor lands there.
    case full
    /// All but the hints, as when it is read again.
    case unhinted
    /// What is said after the stop was acted on: no role and no hint.
    case name
    case state
    case value
  }

  func phrase(for stop: Stop, entering: [ContainerLabel] = [], detail: Detail = .full) -> Phrase {
    var pieces: [Phrase.Piece] = []
    switch detail {
    case .full, .unhinted:
      if notation == .speech {
        for container in entering {
          pieces.append(.init(.container, container.label, rule: "container label on entry"))
        }
      }
      addName(of: stop, to: &pieces)
      addWords(of: stop, to: &pieces)
      if hints, detail == .full { addHints(of: stop, to: &pieces) }
      if detail == .full { addExtras(of: stop, to: &pieces) }
    case .name:
      if stop.node.traits.contains(.selected) { add(.selected, .selected, "selected comes first", to: &pieces) }
      if let label = stop.label { pieces.append(.init(.label, label, rule: "label")) }
      addExpansion(of: stop, to: &pieces)
      if stop.node.role == .disclosure, let value = value(of: stop) {
        pieces.append(.init(.value, value, rule: "value after state"))
      }
      addPosition(of: stop, to: &pieces)
    case .state:
      addSwitchState(of: stop, to: &pieces)
    case .value:
      if let value = value(of: stop) { pieces.append(.init(.value, value, rule: "new value alone")) }
    }
    return Phrase(pieces)
  }

  private func add(_ facet: Phrase.Facet, _ word: Phrasebook.Word, _ rule: String, to pieces: inout [Phrase.Piece]) {
    pieces.append(.init(facet, book.word(word, in: notation), rule: rule))
  }

  private func addName(of stop: Stop, to pieces: inout [Phrase.Piece]) {
    let node = stop.node
    if node.role == .alert { add(.role, .alert, "an alert says so first", to: &pieces) }
    if node.traits.contains(.selected), !isSwitch(node) {
      add(.selected, .selected, "selected comes first", to: &pieces)
    }
    if node.hasRareFacets, let cell = node.cell { addHeaders(of: cell, to: &pieces) }
    if let label = stop.label, !label.isEmpty {
      let isBack = node.traits.contains(.backButton) && label.lowercased() == book.word(.back, in: .speech).lowercased()
      if !isBack { pieces.append(.init(.label, label, rule: "label")) }
    }
    if !isSwitch(node), let value = value(of: stop), !value.isEmpty {
      pieces.append(.init(.value, value, rule: "value after label"))
    }
    if node.hasRareFacets {
      for content in node.customContent where content.importance == .high && notation == .speech {
        pieces.append(.init(.customContent, content.label, rule: "important content"))
        pieces.append(.init(.customContent, content.value, rule: "important content"))
      }
      if let cell = node.cell { addPlace(of: cell, to: &pieces) }
    }
    if isHintOnly(stop), let hint = node.hint {
      pieces.append(.init(.hint, hint, rule: "a hint alone is the description"))
    }
  }

  private func addWords(of stop: Stop, to pieces: inout [Phrase.Piece]) {
    let node = stop.node
    let traits = node.traits
    let isTab = stop.isTab || node.role == .tab
    if stop.isDimmed, node.role != .tab { add(.dimmed, .dimmed, "disabled", to: &pieces) }
    let isButton =
      traits.contains(.button) || stop.part != .whole
      || [.button, .segment, .disclosure, .menu, .colorPicker, .datePicker].contains(node.role)
    if isButton, !isSwitch(node), !isTab, traits.isDisjoint(with: [.keyboardKey, .backButton]), node.role != .picker {
      add(.role, .button, "button", to: &pieces)
    }
    if traits.contains(.backButton) { add(.role, .backButton, "back button", to: &pieces) }
    if [.picker, .menu].contains(node.role) { add(.role, .popUpButton, "pop up button", to: &pieces) }
    if isSwitch(node) {
      if isButton || node.role == .toggle { add(.role, .switchButton, "switch", to: &pieces) }
      addSwitchState(of: stop, to: &pieces)
    }
    if isTab { add(.role, .tab, "tab", to: &pieces) }
    if isTextEntry(node), node.role != .searchField {
      add(.role, node.role == .secureField ? .secureTextField : .textField, "text field", to: &pieces)
    }
    if node.hasRareFacets, node.isEditing == true { add(.state, .isEditing, "is editing", to: &pieces) }
    if traits.contains(.header) {
      if node.hasRareFacets, let level = node.headingLevel, notation == .speech {
        pieces.append(.init(.role, book.word(.headingLevel, in: notation, level), rule: "heading with a level"))
      } else {
        add(.role, .heading, "heading", to: &pieces)
      }
    }
    if traits.contains(.link) || node.role == .link { add(.role, .link, "link", to: &pieces) }
    if node.role == .pickerItem { add(.role, .pickerItem, "wheel of a picker", to: &pieces) }
    if isAdjustable(stop) { add(.role, .adjustable, "adjustable", to: &pieces) }
    if traits.contains(.image) || node.role == .image { add(.role, .image, "image", to: &pieces) }
    if traits.contains(.searchField) || node.role == .searchField {
      add(.role, .searchField, "search field", to: &pieces)
    }
    if traits.contains(.draggable) { add(.role, .draggable, "can be dragged", to: &pieces) }
    addExpansion(of: stop, to: &pieces)
    addPosition(of: stop, to: &pieces)
    if stop.isListStart { add(.context, .listStart, "first of a list", to: &pieces) }
    if stop.isListEnd { add(.context, .listEnd, "last of a list", to: &pieces) }
    if stop.isLandmarkStart { add(.context, .landmark, "first of a landmark", to: &pieces) }
    if stop.isLandmarkEnd { add(.context, .landmarkEnd, "last of a landmark", to: &pieces) }
  }

  private func addExpansion(of stop: Stop, to pieces: inout [Phrase.Piece]) {
    guard stop.node.hasRareFacets, let isExpanded = stop.node.isExpanded else { return }
    add(.state, isExpanded ? .expanded : .collapsed, "state after role", to: &pieces)
  }

  private func addPosition(of stop: Stop, to pieces: inout [Phrase.Piece]) {
    guard let position = stop.position else { return }
    pieces.append(
      .init(.position, book.word(.position, in: notation, position.index, position.count), rule: "place in a series"))
  }

  private func addSwitchState(of stop: Stop, to pieces: inout [Phrase.Piece]) {
    let word: Phrasebook.Word? =
      switch (stop.node.value, stop.node.toggle) {
      case ("1", _), (nil, .on), ("", .on): .on
      case ("0", _), (nil, .off), ("", .off): .off
      case ("2", _), (nil, .mixed), ("", .mixed): .mixed
      default: nil
      }
    if let word {
      add(.state, word, "state of a switch", to: &pieces)
    } else if let value = stop.node.value, !value.isEmpty {
      pieces.append(.init(.value, value, rule: "a switch's own value since iOS 17"))
    }
  }

  private func addHeaders(of cell: TableCell, to pieces: inout [Phrase.Piece]) {
    for header in cell.rowHeaders + cell.columnHeaders {
      let parts = [header.label, header.value].compactMap(\.self).filter { !$0.isEmpty }
      for text in notation == .snapshot ? [parts.joined(separator: ": ")] : parts where !text.isEmpty {
        pieces.append(.init(.context, text, rule: "header of a cell"))
      }
    }
  }

  private func addPlace(of cell: TableCell, to pieces: inout [Phrase.Piece]) {
    func add(_ word: Phrasebook.Word, _ number: Int) {
      pieces.append(.init(.context, book.word(word, in: notation, number), rule: "place of a cell"))
    }
    if cell.rowSpan > 1 { add(.spansRows, cell.rowSpan) }
    if cell.columnSpan > 1 { add(.spansColumns, cell.columnSpan) }
    if cell.column == 1 { add(.row, cell.row) }
    add(.column, cell.column)
  }

  private func addHints(of stop: Stop, to pieces: inout [Phrase.Piece]) {
    let node = stop.node
    func addHint(_ text: String, _ rule: String) { pieces.append(.init(.hint, text, rule: rule)) }
    func addHint(_ word: Phrasebook.Word) { addHint(book.word(word, in: notation), "automatic hint") }
    let isEditing = node.hasRareFacets && node.isEditing == true
    let replacesHint = isTextEntry(node) && !stop.isDimmed
    if let hint = node.hint, !hint.isEmpty, !isHintOnly(stop), !replacesHint { addHint(hint, "the author's hint") }
    if !stop.isDimmed {
      if isSwitch(node) { addHint(.toggleHint) }
      if isTextEntry(node) {
        if !isEditing { addHint(.editHint) }
        if isEditing || node.role == .textEditor { addHint(.misspelledHint) }
      }
      if isAdjustable(stop), !isSwitch(node), !isHintOnly(stop) { addHint(.adjustHint) }
      if opensWhenActivated(node) { addHint(.pickerHint) }
      if node.hasRareFacets, let isExpanded = node.isExpanded { addHint(isExpanded ? .collapseHint : .expandHint) }
    }
  }

  /// Whether activation opens a list of choices; a menu that has another way to open runs its primary action instead.
  private func opensWhenActivated(_ node: SemanticNode) -> Bool {
    node.role == .picker || node.role == .menu && !node.actions.contains(.showMenu)
  }

  /// Adds what the element offers beyond itself: its custom actions and its content on request.
  private func addExtras(of stop: Stop, to pieces: inout [Phrase.Piece]) {
    let node = stop.node
    let names = node.actions.isEmpty ? [] : node.namedActions
    if !names.isEmpty {
      switch notation {
      case .speech:
        // The cue is an automatic hint: the person's settings silence it, and a dimmed element has none.
        if hints, !stop.isDimmed {
          pieces.append(.init(.actions, book.word(.actionsHint, in: notation), rule: "custom actions"))
        }
      case .snapshot:
        let text = book.word(.actionsAvailable, in: notation) + ": " + names.joined(separator: ", ")
        pieces.append(.init(.actions, text, rule: "custom actions"))
      }
    }
    let contents = node.hasRareFacets ? node.customContent : []
    if contents.contains(where: { $0.importance == .default }) || (notation == .snapshot && !contents.isEmpty) {
      let word = book.word(.moreContent, in: notation)
      let list = contents.map { $0.label.isEmpty ? $0.value : "\($0.label): \($0.value)" }.joined(separator: ", ")
      pieces.append(
        .init(.moreContent, notation == .speech ? word : "\(word): \(list)", rule: "content on request"))
    }
  }

  /// The value as exposed: an empty field shows its placeholder there.
  func value(of stop: Stop) -> String? {
    if let value = stop.node.value, !value.isEmpty {
      // A secret is never spoken, whatever a tree from outside holds.
      return stop.node.role == .secureField ? String(repeating: "•", count: value.count) : value
    }
    guard isTextEntry(stop.node), stop.node.hasRareFacets else { return nil }
    return stop.node.placeholder
  }

  func isSwitch(_ node: SemanticNode) -> Bool { node.role == .toggle || node.traits.contains(.toggle) }

  func isTextEntry(_ node: SemanticNode) -> Bool {
    switch node.role {
    case .textField, .secureField, .searchField, .textEditor: true
    default: false
    }
  }

  func isAdjustable(_ stop: Stop) -> Bool {
    stop.part == .whole && !stop.node.actions.isEmpty && stop.node.isAdjustable
  }

  private func isHintOnly(_ stop: Stop) -> Bool {
    (stop.label ?? "").isEmpty && (value(of: stop) ?? "").isEmpty && !(stop.node.hint ?? "").isEmpty
      && !isSwitch(stop.node)
  }
}
