import Foundation

/// Reads `.stringsdict`, the property list in which plural forms were kept before there were catalogues.
struct StringsDictReading {
  private var file: StringFile
  private let lines: PropertyListLines
  private let language: String
  private var key = ""

  private static let format = "NSStringLocalizedFormatKey"
  private static let plural = "NSStringPluralRuleType"

  /// - Parameters:
  ///   - path: The name for messages.
  ///   - language: The language of the folder that it lies in.
  static func read(_ data: Data, path: String, language: String) -> StringFile {
    var reading = StringsDictReading(
      file: StringFile(path: path), lines: PropertyListLines(data), language: language)
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      reading.file.note(1, "the property list cannot be read as dictionaries under keys", language: language)
      return reading.file
    }
    for (key, value) in list.sorted(by: { $0.key < $1.key }) { reading.readEntry(key, value) }
    return reading.file
  }

  private mutating func readEntry(_ key: String, _ value: Any) {
    self.key = key
    let line = lines.line(of: key)
    var entry = StringEntry(key: key, file: file.path, line: line)
    guard let parts = value as? [String: Any] else { return note(line, "an entry is a dictionary") }
    if let widths = parts["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value as? String
      entry.translations[language] = StringTranslation(
        form: widest.map { .text($0, line: line) }, file: file.path, line: line)
      return file.entries.append(entry)
    }
    if let devices = parts["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let forms = devices.compactMapValues { ($0 as? String).map { StringForm.text($0, line: line) } }
      entry.translations[language] = StringTranslation(
        form: .device(forms, line: line), file: file.path, line: line)
      return file.entries.append(entry)
    }
    guard let format = parts[StringsDictReading.format] as? String else {
      return note(line, "\(StringsDictReading.format) is missing: the text around the plural forms")
    }
    var translation = StringTranslation(form: .text(format, line: line), file: file.path, line: line)
    for (name, part) in parts.sorted(by: { $0.key < $1.key }) {
      guard let part = part as? [String: Any] else { continue }
      translation.substitutions[name] = substitution(name, part, after: line)
    }
    entry.translations[language] = translation
    file.entries.append(entry)
  }

  private mutating func substitution(
    _ name: String, _ part: [String: Any], after start: Int
  ) -> StringTranslation.Substitution? {
    let line = lines.line(of: name, from: start)
    guard part["NSStringFormatSpecTypeKey"] as? String == StringsDictReading.plural else {
      note(line, "\(quoted(name)) is no \(StringsDictReading.plural)")
      return nil
    }
    var forms: [String: StringForm] = [:]
    for (category, text) in part where !category.hasPrefix("NSString") {
      guard PluralCategory(rawValue: category) != nil else {
        let known = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
        note(lines.line(of: category, from: line), "unknown plural category \(quoted(category)); there are \(known)")
        continue
      }
      forms[category] = (text as? String).map { .text($0, line: lines.line(of: category, from: line)) }
    }
    return StringTranslation.Substitution(
      argument: nil, specifier: part["NSStringFormatValueTypeKey"] as? String ?? "lld", form: .plural(forms, line: line)
    )
  }

  private mutating func note(_ line: Int, _ message: String) {
    file.note(line, message, key: key, language: language)
  }
}
