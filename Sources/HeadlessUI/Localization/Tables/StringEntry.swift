/// One key of a table, in every language that it has.
struct StringEntry {
  var key: String
  /// Where the key stands.
  var file: String
  var line: Int
  /// False for what is the same in every language, such as a name.
  var isTranslatable = true
  /// By languages, as files and folders write them.
  var translations: [String: StringTranslation] = [:]

  /// The languages in which there is a text.
  var languages: [String] { translations.filter { $0.value.form != nil && !$0.value.isNew }.keys.sorted() }
}

/// One file of strings, as far as it could be read.
struct StringFile {
  var path: String
  /// The language in which the keys were written; nil for a file that is about one language.
  var sourceLanguage: String?
  var entries: [StringEntry] = []
  var problems: [Problem] = []

  /// Something that keeps a text, or the whole file, from being used.
  struct Problem: Equatable {
    var line: Int
    var key = ""
    var language = ""
    var message: String
  }

  mutating func note(_ line: Int, _ message: String, key: String = "", language: String = "") {
    problems.append(Problem(line: line, key: key, language: language, message: message))
  }
}
