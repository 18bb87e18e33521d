/// A column of a split view that leads to the next one, as it does on a phone: by what is selected in it.
@MainActor
final class SplitColumnSelection {
  private(set) var isSelected = false
  private(set) var clear: () -> Void = {}

  func reset() { (isSelected, clear) = (false, {}) }

  /// Notes what a list in the column holds.
  func note(isSelected: Bool, clear: @escaping () -> Void) {
    self.isSelected = self.isSelected || isSelected
    self.clear = clear
  }
}

extension EnvironmentValues {
  private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumnSelection? { nil } }
  private struct IsSplitColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct ListSelectionKey: EnvironmentKey { static var defaultValue: ((AnyHashable) -> Bool)? { nil } }

  /// The column whose selection leads to the next one.
  var splitColumn: SplitColumnSelection? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }

  /// Whether a stack right here shares the bar of a split view.
  var isSplitColumn: Bool {
    get { self[IsSplitColumnKey.self] }
    set { self[IsSplitColumnKey.self] = newValue }
  }

  /// Selects a value in the list around, and tells whether the list takes values of its type.
  var listSelection: ((AnyHashable) -> Bool)? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Lets links in a list select, and a column lead on by what is selected in it.
  @MainActor
  mutating func lead<Value, Rows>(on selection: List<Value, Rows>.Selection) {
    guard case .one(let one) = selection else { return }
    splitColumn?.note(isSelected: one.wrappedValue != nil) { one.wrappedValue = nil }
    listSelection = { value in
      guard value.base is Value else { return false }
      selection.toggle(value)
      return true
    }
  }
}
