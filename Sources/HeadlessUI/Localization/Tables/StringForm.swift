/// A text of a table, or the forms that it has for numbers and devices, however they nest.
indirect enum StringForm: Equatable {
  case text(String, line: Int)
  /// By the names of plural categories.
  case plural([String: StringForm], line: Int)
  /// By the names of devices.
  case device([String: StringForm], line: Int)

  var line: Int {
    switch self {
    case .text(_, let line), .plural(_, let line), .device(_, let line): line
    }
  }

  /// The text for a number, on an iPhone; nil where no form fits.
  ///
  /// Nothing has a form of its own where a text has one for it, in every language.
  ///
  /// - Parameter count: The number; nil where it is no whole one, which takes the form for others.
  func text(for count: Int?, in language: String) -> String? {
    switch self {
    case .text(let text, _): return text
    case .plural(let forms, _):
      let category = count.map { PluralCategory.of($0, in: language) } ?? .other
      let chosen = (count == 0 ? forms["zero"] : nil) ?? forms[category.rawValue] ?? forms["other"]
      return chosen?.text(for: count, in: language)
    case .device(let forms, _):
      return (forms["iphone"] ?? forms["other"])?.text(for: count, in: language)
    }
  }

  /// Every text in it, with the plural forms that lead there.
  var leaves: [(text: String, line: Int, categories: [String])] {
    func inner(_ forms: [String: StringForm], _ name: (String) -> [String]) -> [(String, Int, [String])] {
      forms.sorted { $0.key < $1.key }.flatMap { key, form in
        form.leaves.map { ($0.text, $0.line, name(key) + $0.categories) }
      }
    }
    switch self {
    case .text(let text, let line): return [(text, line, [])]
    case .plural(let forms, _): return inner(forms) { [$0] }
    case .device(let forms, _): return inner(forms) { _ in [] }
    }
  }
}
