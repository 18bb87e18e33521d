import Semantics

/// A word of a file in a message.
func quoted(_ word: String) -> String { "“\(escaped(word))”" }
