package import Foundation
package import Semantics

/// Judges tables of strings: what is not translated, and what cannot come out right.
package enum TableFaults {
  /// A table that can be judged by itself.
  package struct Table: Sendable {
    /// The file by which it is called: its catalogue, or the file of its first language.
    package let file: URL
    /// The folder in which it lies, or in whose `.lproj` folders it does.
    package let folder: URL
    package let name: String
  }

  /// The tables in a folder, by name.
  package static func tables(in folder: URL) -> [Table] {
    TableFolder(folder).tables.sorted { $0.key < $1.key }.compactMap { name, files in
      // What the system asks for is not the app's to show.
      guard name != "InfoPlist", name != "AppShortcuts" else { return nil }
      let first = files.first { $0.pathComponents.contains("en.lproj") && $0.pathExtension == "strings" } ?? files[0]
      return Table(file: files[0].pathExtension == "xcstrings" ? files[0] : first, folder: folder, name: name)
    }
  }

  /// The table that a file is a part of; nil where the file is none of strings.
  package static func table(of file: URL) -> Table? {
    guard ["xcstrings", "strings", "stringsdict"].contains(file.pathExtension) else { return nil }
    let parent = file.deletingLastPathComponent()
    let folder = parent.pathExtension == "lproj" ? parent.deletingLastPathComponent() : parent
    return Table(file: file, folder: folder, name: file.deletingPathExtension().lastPathComponent)
  }

  /// - Parameter path: The path of a file in messages.
  package static func judge(_ table: Table, path: (URL) -> String) -> StringRecord {
    let language = Bundle(url: table.folder)?.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    guard let strings = TableFolder(table.folder).table(table.name, sourceLanguage: language, path: path) else {
      return StringRecord()
    }
    return StringRecord(faults: strings.faults)
  }
}

extension StringTable {
  /// Everything that is wrong, in the order of the files.
  var faults: [StringFault] {
    var faults = files.flatMap { file in
      file.problems.map { problem in
        let text = problem.key.isEmpty ? problem.message : "\(quoted(problem.key)): \(problem.message)"
        return StringFault(
          .malformed, key: problem.key, language: problem.language, message: text,
          source: SourceLocation(file: file.path, line: problem.line))
      }
    }
    for entry in ordered {
      for language in missingLanguages(of: entry) {
        faults.append(
          StringFault(
            .untranslated, key: entry.key, language: language, message: missing(entry, language),
            source: SourceLocation(file: entry.file, line: entry.line)))
      }
      for language in entry.languages { faults += wrongForms(of: entry, in: language) }
    }
    return faults
  }

  func missing(_ entry: StringEntry, _ language: String) -> String {
    let isBegun = entry.translations[language]?.isNew == true
    return "\(quoted(entry.key)) has no text in “\(language)”" + (isBegun ? ": its state is “new”" : "")
  }

  private func wrongForms(of entry: StringEntry, in language: String) -> [StringFault] {
    guard let translation = entry.translations[language], let form = translation.form else { return [] }
    var faults: [StringFault] = []
    func note(_ line: Int, _ message: String) {
      faults.append(
        StringFault(
          .malformed, key: entry.key, language: language,
          message: "\(quoted(entry.key)) in “\(language)”: \(message)",
          source: SourceLocation(file: translation.file, line: line)))
    }
    for part in [form] + translation.substitutions.sorted(by: { $0.key < $1.key }).map(\.value.form) {
      checkPlurals(part, language, note)
    }
    for leaf in form.leaves {
      for match in leaf.text.matches(of: /%(?:\d{1,3}\$)?#@([^@]+)@/)
      where translation.substitutions[String(match.1)] == nil {
        note(leaf.line, "there are no forms for “%#@\(escaped(String(match.1)))@”")
      }
    }
    checkPlaces(entry, translation, language, note)
    return faults
  }

  private func checkPlurals(_ form: StringForm, _ language: String, _ note: (Int, String) -> Void) {
    switch form {
    case .text: return
    case .device(let forms, let line):
      if forms["iphone"] == nil, forms["other"] == nil {
        note(line, "there is no text for an iPhone, nor for other devices")
      }
      for (_, form) in forms.sorted(by: { $0.key < $1.key }) { checkPlurals(form, language, note) }
    case .plural(let forms, let line):
      let needed = PluralCategory.needed(in: language).map(\.rawValue)
      let missing = (needed.isEmpty ? ["other"] : needed).filter { forms[$0] == nil }
      if !missing.isEmpty {
        note(
          line,
          "the plural forms \(forms.keys.sorted(by: PluralCategory.precedes).joined(separator: ", ")) lack "
            + missing.joined(separator: ", "))
      }
      for (_, form) in forms.sorted(by: { $0.key < $1.key }) { checkPlurals(form, language, note) }
    }
  }

  /// Compares the places of values with those of the key, or of the text in the language of the source.
  private func checkPlaces(
    _ entry: StringEntry, _ translation: StringTranslation, _ language: String, _ note: (Int, String) -> Void
  ) {
    guard let form = translation.form else { return }
    var wanted = FormatPlaces(entry.key)
    if wanted.kinds.isEmpty {
      let source = sourceText(of: entry)
      wanted =
        source.form?.leaves.reduce(into: FormatPlaces("")) { $0.merge(FormatPlaces(source.everything($1.text))) }
        ?? wanted
    }
    for leaf in form.leaves {
      let own = FormatPlaces(translation.everything(leaf.text))
      for (place, kind) in own.kinds.sorted(by: { $0.key < $1.key }) {
        if let right = wanted.kinds[place], right.kind != kind.kind {
          note(leaf.line, "“\(kind.written)” stands where the key has “\(right.written)”")
        } else if wanted.kinds[place] == nil {
          note(leaf.line, "“\(kind.written)” asks for value \(place + 1), and there \(wanted.told)")
        }
      }
      let saysNumber = !leaf.categories.contains { PluralCategory(rawValue: $0)?.isOneNumber(in: language) ?? false }
      guard saysNumber else { continue }
      for (place, right) in wanted.kinds.sorted(by: { $0.key < $1.key }) where own.kinds[place] == nil {
        let which = leaf.categories.isEmpty ? "" : "the form \(quoted(leaf.categories.joined(separator: ", "))) "
        note(leaf.line, "\(which)leaves out value \(place + 1), “\(right.written)”")
      }
    }
    for (name, part) in translation.substitutions.sorted(by: { $0.key < $1.key }) {
      for leaf in part.form.leaves where !leaf.text.contains("%") {
        guard !leaf.categories.contains(where: { PluralCategory(rawValue: $0)?.isOneNumber(in: language) ?? false })
        else { continue }
        note(
          leaf.line,
          "the form \(quoted(leaf.categories.joined(separator: ", "))) of “%#@\(escaped(name))@” leaves out its number, “%arg”"
        )
      }
    }
  }
}

extension PluralCategory {
  /// The order in which CLDR lists the categories.
  static func precedes(_ left: String, _ right: String) -> Bool {
    let order = allCases.map(\.rawValue)
    return (order.firstIndex(of: left) ?? 9, left) < (order.firstIndex(of: right) ?? 9, right)
  }
}

/// Which values a format asks for, and as what.
private struct FormatPlaces {
  /// What a place takes: an object, a whole number, another number, or something else.
  enum Kind { case object, whole, number, other }

  private(set) var kinds: [Int: (kind: Kind, written: String)] = [:]

  init(_ format: String) {
    for case .value(let index, let written, let specifier) in FormatPiece.pieces(of: format) {
      let kind: Kind =
        switch specifier.last {
        case "@": .object
        case "d", "D", "i", "u", "U", "x", "X", "o", "O": .whole
        case "f", "F", "e", "E", "g", "G", "a", "A": .number
        default: .other
        }
      kinds[index] = (kind, written)
    }
  }

  mutating func merge(_ other: FormatPlaces) { kinds.merge(other.kinds) { first, _ in first } }

  var told: String {
    switch kinds.count {
    case 0: "is none"
    case 1: "is one"
    default: "are \(kinds.count)"
    }
  }
}
