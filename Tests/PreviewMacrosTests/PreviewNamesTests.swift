import HeadlessUI
import Testing

struct PreviewNamesTests {
  private func names(_ previews: (String, String?)...) -> [String] {
    PreviewNames.unique(previews.map { (fileID: $0.0, name: $0.1) })
  }

  @Test("A preview is called by its file, then its own name")
  func plain() {
    #expect(
      names(("Shop/Card.swift", "Empty"), ("Shop/Card.swift", nil), ("Shop/Row+Large.swift", ""))
        == ["Card/Empty", "Card", "Row+Large"])
  }

  @Test("The next of the same name is counted, from two")
  func repeated() {
    #expect(
      names(
        ("Shop/Card.swift", nil), ("Shop/Card.swift", nil), ("Shop/Card.swift", nil), ("Shop/Card.swift", "Empty"),
        ("Shop/Card.swift", "Empty")) == ["Card", "Card#2", "Card#3", "Card/Empty", "Card/Empty#2"])
  }

  @Test("Files of the same name are told apart by their modules, and only they")
  func modules() {
    #expect(
      names(("Shop/Card.swift", nil), ("Wallet/Card.swift", "Blue"), ("Wallet/Coin.swift", nil))
        == ["Shop/Card", "Wallet/Card/Blue", "Coin"])
  }

  @Test("No two names are the same, whatever the previews are called")
  func collisions() {
    #expect(
      names(("Shop/Card.swift", "A"), ("Shop/Card.swift", "A"), ("Shop/Card.swift", "A#2"))
        == ["Card/A", "Card/A#3", "Card/A#2"])
    #expect(
      names(("A/B.swift", nil), ("C/B.swift", nil), ("D/A.swift", "B")) == ["A/B", "C/B", "A/B#2"])
  }

  @Test("A name stays on one line")
  func lines() {
    #expect(names(("Shop/Card.swift", "a\nb\u{1B}[31m")) == ["Card/a b [31m"])
  }

  @Test("A file without module or ending is called what it is called")
  func strangeFiles() {
    #expect(names(("Card", nil), ("", nil)) == ["Card", ""])
  }
}
