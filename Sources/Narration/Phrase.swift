/// What is spoken at one stop: pieces, each with the facet it came from and the rule that put it there.
public struct Phrase: Sendable, Hashable {
  public enum Facet: String, Sendable, Hashable, CaseIterable {
    case container, selected, label, value, customContent, dimmed, role, state, position, context
    case hint, actions, moreContent, announcement
  }

  public struct Piece: Sendable, Hashable {
    public var facet: Facet
    public var text: String
    /// The rule's name, for `--why` and for those who check facets instead of words.
    public var rule: String

    public init(_ facet: Facet, _ text: String, rule: String) {
      self.facet = facet
      self.text = text
      self.rule = rule
    }
  }

  public var pieces: [Piece]

  public init(_ pieces: [Piece] = []) { self.pieces = pieces }
}
