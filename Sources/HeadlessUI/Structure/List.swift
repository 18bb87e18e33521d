import Semantics

/// Rows, each of which publishes what it holds: rows do not combine by themselves.
public struct List<SelectionValue: Hashable, Content: View> {
  enum Selection {
    case none
    case one(Binding<SelectionValue?>)
    /// One row that is always selected.
    case always(Binding<SelectionValue>)
    case several(Binding<Set<SelectionValue>>)

    func contains(_ tag: AnyHashable?) -> Bool {
      guard let value = tag?.base as? SelectionValue else { return false }
      return switch self {
      case .none: false
      case .one(let selection): selection.wrappedValue == value
      case .always(let selection): selection.wrappedValue == value
      case .several(let selection): selection.wrappedValue.contains(value)
      }
    }

    /// What is selected.
    var values: Set<AnyHashable> {
      switch self {
      case .none: []
      case .one(let selection): selection.wrappedValue.map { [AnyHashable($0)] } ?? []
      case .always(let selection): [AnyHashable(selection.wrappedValue)]
      case .several(let selection): Set(selection.wrappedValue.map { AnyHashable($0) })
      }
    }

    func toggle(_ tag: AnyHashable?) {
      guard let value = tag?.base as? SelectionValue else { return }
      switch self {
      case .none: break
      case .one(let selection): selection.wrappedValue = value
      case .always(let selection): selection.wrappedValue = value
      case .several(let selection):
        if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
      }
    }
  }

  let selection: Selection
  let rows: Content

  nonisolated init(selection: Selection, rows: Content) {
    self.selection = selection
    self.rows = rows
  }
}

extension List: View {
  public var body: Never { fatalError("List has no body") }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    var environment = environment
    environment.isInList = true
    let outside = environment
    environment = environment.forRows
    guard case .none = view.selection else {
      let outer = evaluation.gathersTags
      evaluation.gathersTags = true
      let start = evaluation.elements.count
      environment.lead(on: view.selection)
      Content._evaluate(view.rows, at: identity, in: environment, into: &evaluation)
      evaluation.gathersTags = outer
      let selection = view.selection
      let selected = outside.selectionMenu == nil ? [] : selection.values
      var menus: [AnyHashable: RowMenu] = [:]
      for index in start..<evaluation.elements.count {
        let tag = evaluation.elements[index].tag
        guard let tag, tag.base is SelectionValue else { continue }
        if selection.contains(tag) { evaluation.elements[index].node.traits.insert(.selected) }
        let menu =
          menus[tag] ?? RowMenu(of: tag, selected: selected, at: identity, in: outside, into: &evaluation)
        menus[tag] = menu
        evaluation.elements[index].handlers += menu?.actions ?? []
        if evaluation.elements[index].handler(for: .activate) == nil {
          let tap = menu?.tap ?? { selection.toggle(tag) }
          evaluation.elements[index].offer(.activate) { _ in tap() }
          evaluation.elements[index].node.changeAppearance { $0.tap = .selection }
        }
      }
      return
    }
    Content._evaluate(view.rows, at: identity, in: environment, into: &evaluation)
  }
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: .none, rows: content())
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: .none, rows: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: .none, rows: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(selection: .none, rows: ForEach(data, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: .none, rows: ForEach(data, content: rowContent))
  }
}

extension List {
  nonisolated public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
    self.init(selection: .one(selection), rows: content())
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: .one(selection), rows: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: .one(selection), rows: ForEach(data, id: id, content: rowContent))
  }

  // The elements of a binding to a collection are bindings, which the form above takes as well.
  @_disfavoredOverload
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(selection: .one(selection), rows: ForEach(data, content: rowContent))
  }

  nonisolated public init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) {
    self.init(selection: .several(selection), rows: content())
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: .several(selection), rows: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: .several(selection), rows: ForEach(data, id: id, content: rowContent))
  }

  // The elements of a binding to a collection are bindings, which the form above takes as well.
  @_disfavoredOverload
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(selection: .several(selection), rows: ForEach(data, content: rowContent))
  }
}
