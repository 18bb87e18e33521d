/// How the lines of a text stand to each other.
nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// How content keeps its proportions in the room it has.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// Whether a part of the interface is shown.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// How prominent something is.
nonisolated public enum Prominence: Hashable, Sendable {
  case standard, increased
}
