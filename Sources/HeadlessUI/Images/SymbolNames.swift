/// The names that SF Symbols have for a listener.
///
/// Only a name that the accessibility tree of a device shows is taken. Names from memory or from one indirect source are
/// left out: a wrong name would make a transcript sound right where a device says something else.
enum SymbolNames {
  private static let certain = [
    "arrow.clockwise": "Refresh",
    "ellipsis.circle": "More",
    "exclamationmark.circle": "Error",
    "globe": "Globe",
    "magnifyingglass": "Search",
    "plus": "Add",
    "xmark": "Close",
  ]

  /// The certain name, else the words of the symbol's name.
  static func spokenName(of symbol: String) -> String {
    certain[symbol] ?? symbol.replacing(".", with: " ")
  }
}
