/// What a search puts into the bar of its screen: the field, and what belongs to it.
struct SearchKey: PreferenceKey {
  static var defaultValue: [Element] { [] }

  static func reduce(value: inout [Element], nextValue: () -> [Element]) { value += nextValue() }
}
