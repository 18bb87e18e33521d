extension AuditedStep.News {
  /// What of the text is new: “10” where “Guests: 9” became “Guests: 10”.
  var newWords: SpokenWords { trimmed(text, against: old) }

  /// What of the old text is gone: “9” where “Guests: 9” became “Guests: 10”.
  var oldWords: SpokenWords { trimmed(old, against: text) }

  /// Whether an announcement says what was and not what is.
  func isOld(in announcement: String) -> Bool {
    let words = SpokenWords.withSymbols(announcement)
    return !words.contains(newWords) && words.contains(oldWords)
  }

  /// The words of a text without those that another one begins and ends with as well; all of them when none is left.
  private func trimmed(_ text: String, against other: String) -> SpokenWords {
    let all = SpokenWords.withSymbols(text)
    let others = SpokenWords.withSymbols(other).words
    let start = zip(all.words, others).prefix { $0 == $1 }.count
    let rest = all.words.dropFirst(start)
    let end = zip(rest.reversed(), others.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let words = Array(rest.dropLast(end))
    return words.isEmpty ? all : SpokenWords(words: words)
  }
}

extension AuditedStep {
  /// Whether what is new of a text was heard, alone or with the rest of it.
  func hears(_ news: News) -> Bool { SpokenWords.withSymbols(heard).contains(news.newWords) }

  /// Whether the old value is announced in place of the new one.
  var tellsOldValue: Bool { announcements.contains { text in told(by: text)?.isOld(in: text) == true } }
}
