/// A list of places on the screen that a reader can go through one by one.
public struct Rotor: Sendable, Hashable, Codable {
  /// What the reader calls it: a name of its own, or that of a kind of thing the reader knows, such as `headings`.
  public var name: String
  public var entries: [Entry]

  /// One of the places.
  public struct Entry: Sendable, Hashable, Codable {
    /// What it is called in the list.
    public var label: String?
    /// Where it is.
    public var node: NodeID

    public init(label: String? = nil, node: NodeID) {
      self.label = label
      self.node = node
    }
  }

  public init(name: String, entries: [Entry]) {
    self.name = name
    self.entries = entries
  }
}
