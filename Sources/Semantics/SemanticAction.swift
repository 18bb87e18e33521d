/// Something that can be done to a node by somebody who does not touch the screen.
public enum SemanticAction: Sendable, Hashable {
  case activate, increment, decrement, escape, magicTap, delete, showMenu, zoomIn, zoomOut
  /// A three-finger scroll towards an edge.
  case scroll(Direction)
  /// A custom action, by the name that the reader offers.
  case named(String)
  /// Text typed behind what a field holds, offered by nodes that hold text rather than listed in their actions.
  case insertText(String)

  public enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
    case up, down, left, right
  }

  /// The word for the action in documents, or nil for those that carry data.
  public var keyword: String? {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .delete: "delete"
    case .showMenu: "showMenu"
    case .zoomIn: "zoomIn"
    case .zoomOut: "zoomOut"
    case .scroll: "scroll"
    case .named, .insertText: nil
    }
  }

  /// The actions that documents name by one word.
  public static let keywords: [String: SemanticAction] = [
    "activate": .activate, "increment": .increment, "decrement": .decrement, "escape": .escape,
    "magicTap": .magicTap, "delete": .delete, "showMenu": .showMenu, "zoomIn": .zoomIn,
    "zoomOut": .zoomOut, "scroll": .scroll(.down),
  ]
}
