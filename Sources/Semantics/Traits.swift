/// What was declared of a node, in SwiftUI's own list, combinable.
public struct Traits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let button = Traits(rawValue: 1 << 0)
  public static let link = Traits(rawValue: 1 << 1)
  public static let image = Traits(rawValue: 1 << 2)
  public static let header = Traits(rawValue: 1 << 3)
  public static let selected = Traits(rawValue: 1 << 4)
  public static let searchField = Traits(rawValue: 1 << 5)
  public static let staticText = Traits(rawValue: 1 << 6)
  public static let summaryElement = Traits(rawValue: 1 << 7)
  public static let updatesFrequently = Traits(rawValue: 1 << 8)
  public static let playsSound = Traits(rawValue: 1 << 9)
  public static let startsMediaSession = Traits(rawValue: 1 << 10)
  public static let keyboardKey = Traits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = Traits(rawValue: 1 << 12)
  public static let causesPageTurn = Traits(rawValue: 1 << 13)
  public static let tabBar = Traits(rawValue: 1 << 14)
  public static let modal = Traits(rawValue: 1 << 15)
  public static let toggle = Traits(rawValue: 1 << 16)
  public static let backButton = Traits(rawValue: 1 << 17)
  /// What a finger can take up and carry, such as the control that reorders a row.
  public static let draggable = Traits(rawValue: 1 << 18)
  /// What zooms in and out when a reader asks for it.
  public static let supportsZoom = Traits(rawValue: 1 << 19)

  /// Every trait with its name in documents, in the order in which they are written.
  public static let names: [(name: String, trait: Traits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("header", .header), ("selected", .selected),
    ("searchField", .searchField), ("staticText", .staticText), ("summaryElement", .summaryElement),
    ("updatesFrequently", .updatesFrequently), ("playsSound", .playsSound),
    ("startsMediaSession", .startsMediaSession), ("keyboardKey", .keyboardKey),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("modal", .modal), ("toggle", .toggle), ("backButton", .backButton), ("draggable", .draggable),
    ("supportsZoom", .supportsZoom),
  ]

  /// The names of the traits in the set, in the order of ``names``.
  public var namesInOrder: [String] { Traits.names.filter { contains($0.trait) }.map(\.name) }

  /// The trait of a name, or nil where there is none.
  public init?(name: String) {
    guard let entry = Traits.names.first(where: { $0.name == name }) else { return nil }
    self = entry.trait
  }
}
