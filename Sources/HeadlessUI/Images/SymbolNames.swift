/// The names that SF Symbols have for a listener, as far as they were read off a device.
enum SymbolNames {
  /// Those that a device's own accessibility tree shows.
  private static let certain = [
    "plus": "Add", "xmark": "Close", "arrow.clockwise": "Refresh", "globe": "Globe",
    "exclamationmark.circle": "Error", "magnifyingglass": "Search", "ellipsis.circle": "More",
  ]

  /// The certain name, else the words of the symbol's name.
  static func spokenName(of symbol: String) -> String {
    certain[symbol] ?? symbol.replacing(".", with: " ")
  }
}
