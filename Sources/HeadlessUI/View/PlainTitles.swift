// A text given to an initialiser that does not know its place, see `_PlainlyInitialized`. It stands in the type itself,
// since an overload in a protocol makes the compiler weigh every literal in every combination. A call prefers the
// initialisers that know their place because each takes one type where this one takes any.
extension Text {
  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ content: Title) { self = content._titleText }
}
