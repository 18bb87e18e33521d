import Foundation
import Semantics

/// Reads `.xcstrings`, the catalogue of strings as Xcode keeps it; Swift packages on Linux copy the file as it is.
struct CatalogReading {
  private var file: StringFile
  private var key = ""
  private var language = ""
  private static let depthLimit = 8

  /// - Parameter path: The name for messages.
  static func read(_ data: Data, path: String) -> StringFile {
    var reading = CatalogReading(file: StringFile(path: path))
    do {
      reading.readAll(try LinedValue(data, file: path))
    } catch {
      for problem in error.problems where !problem.isWarning { reading.file.note(problem.line, problem.message) }
    }
    return reading.file
  }

  private mutating func readAll(_ top: LinedValue) {
    guard top.isObject else { return file.note(top.line, "a catalogue of strings is an object") }
    guard let language = top["sourceLanguage"]?.text, !language.isEmpty else {
      return file.note(top.line, "“sourceLanguage” is missing: the language in which the keys were written")
    }
    guard let version = top["version"]?.text, version.split(separator: ".").first == "1" else {
      let line = top["version"]?.line ?? top.line
      let found = top["version"]?.text.map { "version \(quoted($0))" } ?? "no version"
      return file.note(line, "the catalogue has \(found); this program reads version 1")
    }
    guard let strings = top["strings"], strings.isObject else {
      return file.note(top["strings"]?.line ?? top.line, "“strings” is missing: an object with an entry for each key")
    }
    file.sourceLanguage = language
    var seen: Set<String> = []
    for member in strings.members {
      key = member.key
      guard seen.insert(key).inserted else {
        file.note(member.line, "the key stands twice", key: key)
        continue
      }
      file.entries.append(entry(member))
    }
  }

  private mutating func entry(_ member: LinedValue.Member) -> StringEntry {
    var entry = StringEntry(key: member.key, file: file.path, line: member.line)
    guard member.value.isObject else {
      note(member.value, "an entry is an object")
      return entry
    }
    entry.isTranslatable = member.value["shouldTranslate"]?.flag ?? true
    for localization in member.value["localizations"]?.members ?? [] {
      language = localization.key
      entry.translations[language] = translation(localization)
    }
    language = ""
    return entry
  }

  private mutating func translation(_ member: LinedValue.Member) -> StringTranslation {
    var result = StringTranslation(file: file.path, line: member.line)
    guard member.value.isObject else {
      note(member.value, "a localization is an object")
      return result
    }
    result.form = form(member.value, depth: 0)
    result.isNew = member.value["stringUnit"]?["state"]?.text == "new"
    for part in member.value["substitutions"]?.members ?? [] {
      let argument = part.value["argNum"]
      if let argument, !(1...99).contains(argument.whole ?? 0) {
        note(argument, "“argNum” is the number of a value, counted from 1")
      }
      guard let form = form(part.value, depth: 0) else {
        note(part.value, "the substitution \(quoted(part.key)) has no forms")
        continue
      }
      result.substitutions[part.key] = StringTranslation.Substitution(
        argument: argument?.whole.flatMap { (1...99).contains($0) ? $0 : nil },
        specifier: part.value["formatSpecifier"]?.text ?? "lld", form: form)
    }
    if result.form == nil, !result.isNew {
      note(member.value, "there is neither a “stringUnit” with a “value” nor “variations”")
    }
    return result
  }

  private mutating func form(_ value: LinedValue, depth: Int) -> StringForm? {
    guard depth < CatalogReading.depthLimit else {
      note(value, "variations nest deeper than \(CatalogReading.depthLimit) levels")
      return nil
    }
    if let unit = value["stringUnit"] {
      guard let text = unit["value"]?.text else {
        if unit["state"]?.text != "new" { note(unit, "the “stringUnit” has no “value”") }
        return nil
      }
      return .text(text, line: unit["value"]?.line ?? unit.line)
    }
    guard let variations = value["variations"] else { return nil }
    for member in variations.members {
      let forms = forms(member, depth: depth)
      switch member.key {
      case "plural" where !forms.isEmpty: return .plural(forms, line: member.line)
      case "device" where !forms.isEmpty: return .device(forms, line: member.line)
      case "plural", "device": note(member.value, "the variations by \(member.key) are empty")
      case "width": if let widest = forms.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }) { return widest.value }
      default: note(member.value, "unknown variation \(quoted(member.key)); there are plural, device and width")
      }
    }
    return nil
  }

  private mutating func forms(_ member: LinedValue.Member, depth: Int) -> [String: StringForm] {
    var forms: [String: StringForm] = [:]
    for form in member.value.members {
      if member.key == "plural", PluralCategory(rawValue: form.key) == nil {
        let known = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
        note(form.value, "unknown plural category \(quoted(form.key)); there are \(known)")
        continue
      }
      forms[form.key] = self.form(form.value, depth: depth + 1)
    }
    return forms
  }

  private mutating func note(_ value: LinedValue, _ message: String) {
    file.note(value.line, message, key: key, language: language)
  }
}
