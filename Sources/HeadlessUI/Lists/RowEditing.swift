import Foundation
import Semantics

/// What a list may do to the rows of a collection.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  nonisolated init() {}
}

/// What was declared of a row, for the list around it.
struct RowTraits: OptionSet {
  let rawValue: UInt8
  static let deleteDisabled = RowTraits(rawValue: 1)
  static let moveDisabled = RowTraits(rawValue: 2)
  /// Whether it has swipe actions, which take the place of the list's own delete action (Apple's documentation).
  static let hasSwipeActions = RowTraits(rawValue: 4)
}

/// One row of a collection that a list may edit.
struct EditedRow {
  let offset: Int
  let count: Int
  let edits: RowEdits
  let place: _Identity

  enum Part: Hashable { case remove, reorder }
}

extension EnvironmentValues {
  private struct RowEditsKey: EnvironmentKey { static var defaultValue: RowEdits { RowEdits() } }

  /// What may be done to the rows of the next collection.
  var rowEdits: RowEdits {
    get { self[RowEditsKey.self] }
    set { self[RowEditsKey.self] = newValue }
  }

  /// What a list may do to the rows of a collection, which collections inside of its rows have nothing of.
  mutating func takeRowEdits(beside own: RowEdits) -> RowEdits? {
    guard isInList else { return nil }
    var edits = rowEdits
    edits.delete = edits.delete ?? own.delete
    edits.move = edits.move ?? own.move
    guard edits.delete != nil || edits.move != nil else { return nil }
    rowEdits = RowEdits()
    return edits
  }
}

extension _Evaluation {
  /// Offers what a list may do to a row: an action that deletes it, or the controls of a list that is being edited.
  @MainActor
  mutating func publishEditing(of row: EditedRow, from start: Int, in environment: EnvironmentValues) {
    guard start < elements.count else { return }
    let traits = elements[start...].reduce(into: RowTraits()) { $0.formUnion($1.rowTraits) }
    let name = elements[start...].filter(\.isVisible).lazy.compactMap(\.node.label).first ?? ""
    let locale = environment.locale
    let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    if let move = row.edits.move, isEditing, !traits.contains(.moveDisabled) {
      elements.append(reorderControl(of: row, named: name, move, in: environment))
    }
    guard let delete = row.edits.delete, !traits.contains(.deleteDisabled) else { return }
    let remove = { delete(IndexSet(integer: row.offset)) }
    if isEditing {
      var control = Element(at: row.place.child(keyed: EditedRow.Part.remove), role: .image)
      control.node.traits = .image
      control.node.label = SystemWords.removeControl(in: locale)
      control.node.identifier = "minus.circle.fill"
      control.labelOrigin = .explicit
      control.identifierOrigin = .implicit
      control.node.isEnabled = environment.isEnabledHere
      // The system's own control: no component forgot a trait.
      control.node.appearance = environment.declaredLooks?.appearance(in: environment) ?? Appearance()
      control.node.appearance?.tap = .selection
      control.offer(.activate) { _ in remove() }
      if let label = elements[start].node.label {
        elements[start].node.label = SystemWords.removePrefix(in: locale) + ", " + label
      }
      elements.insert(control, at: start)
    } else if !traits.contains(.hasSwipeActions) {
      for index in start..<elements.count {
        elements[index].handlers.append(
          ActionHandler(action: .named(SystemWords.delete(in: locale))) { _ in remove() })
      }
    }
  }

  @MainActor
  private func reorderControl(
    of row: EditedRow, named name: String, _ move: @escaping (IndexSet, Int) -> Void, in environment: EnvironmentValues
  ) -> Element {
    let locale = environment.locale
    var control = Element(at: row.place.child(keyed: EditedRow.Part.reorder), role: .button)
    control.node.traits = [.button, .draggable]
    control.node.label = SystemWords.reorder(name, in: locale)
    control.node.hint = SystemWords.reorderHint(in: locale)
    control.node.isOfSystem = true
    control.labelOrigin = .explicit
    control.node.isEnabled = environment.isEnabledHere
    let source = IndexSet(integer: row.offset)
    if row.offset > 0 {
      control.handlers.append(
        ActionHandler(action: .named(SystemWords.moveUp(in: locale))) { _ in move(source, row.offset - 1) })
    }
    if row.offset < row.count - 1 {
      control.handlers.append(
        ActionHandler(action: .named(SystemWords.moveDown(in: locale))) { _ in move(source, row.offset + 2) })
    }
    return control
  }
}

/// Declares something of a row of a list.
nonisolated struct RowModifier: PrimitiveModifier {
  let traits: RowTraits

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    for index in start..<evaluation.elements.count { evaluation.elements[index].rowTraits.formUnion(modifier.traits) }
  }
}
