import Foundation

/// One table of a bundle: a catalogue, or the `.strings` and `.stringsdict` files of its languages, or both.
struct StringTable {
  let name: String
  /// The language in which the keys were written.
  let sourceLanguage: String
  let files: [StringFile]
  /// By keys; what a catalogue has goes before what files of one language have.
  private(set) var entries: [String: StringEntry] = [:]
  /// The languages that it ships.
  let languages: [String]

  init(name: String, sourceLanguage: String, files: [StringFile]) {
    self.name = name
    self.sourceLanguage = files.lazy.compactMap(\.sourceLanguage).first ?? sourceLanguage
    self.files = files
    var entries: [String: StringEntry] = [:]
    var languages: Set<String> = []
    for file in files {
      if let language = file.sourceLanguage { languages.insert(language) }
      for entry in file.entries {
        languages.formUnion(entry.languages)
        guard var known = entries[entry.key] else {
          entries[entry.key] = entry
          continue
        }
        // The key stands where its own language has it.
        if entry.translations[self.sourceLanguage] != nil, known.translations[self.sourceLanguage] == nil {
          (known.file, known.line) = (entry.file, entry.line)
        }
        known.translations.merge(entry.translations) { first, _ in first }
        entries[entry.key] = known
      }
    }
    self.entries = entries
    self.languages = languages.sorted()
  }

  /// The keys in the order of the files.
  var ordered: [StringEntry] {
    entries.values.sorted { ($0.file, $0.line, $0.key) < ($1.file, $1.line, $1.key) }
  }

  /// The text of an entry in the language of its source, which is the key itself where nothing else is said.
  func sourceText(of entry: StringEntry) -> StringTranslation {
    LanguageMatch.best(among: entry.languages, for: Locale(identifier: sourceLanguage)).flatMap {
      entry.translations[$0]
    }
      ?? StringTranslation(form: .text(entry.key, line: entry.line), file: entry.file, line: entry.line)
  }

  /// Whether a language is that of the source, or one of its regions.
  func isSource(_ language: String) -> Bool {
    language == sourceLanguage || LanguageMatch.best(among: [sourceLanguage], for: Locale(identifier: language)) != nil
  }

  /// The languages that ship beside that of the source and in which an entry has no text.
  func missingLanguages(of entry: StringEntry) -> [String] {
    guard entry.isTranslatable else { return [] }
    let own = entry.languages
    return languages.filter { language in
      !isSource(language) && LanguageMatch.best(among: own, for: Locale(identifier: language)) == nil
    }
  }
}
