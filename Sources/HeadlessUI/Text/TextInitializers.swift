public import Foundation
import Semantics

extension Text {
  /// Looks a key up in the string tables, or shows the key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      .localized(key.template.found(inTable: tableName, of: bundle)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, file: String = #filePath, line: Int = #line) {
    self.init(.resource(resource), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S, file: String = #filePath, line: Int = #line) {
    self.init(.verbatim(String(content)), source: SourceLocation(file: file, line: line))
  }

  /// The same for the one kind of string that most calls have, so that they know their place.
  @_disfavoredOverload
  public init(_ content: String, file: String = #filePath, line: Int = #line) {
    self.init(.verbatim(content), source: SourceLocation(file: file, line: line))
  }

  public init(verbatim content: String, file: String = #filePath, line: Int = #line) {
    self.init(.verbatim(content), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString, file: String = #filePath, line: Int = #line) {
    self = .attributed(attributedContent, source: SourceLocation(file: file, line: line))
  }

  public init(_ image: Image, file: String = #filePath, line: Int = #line) {
    self.init(.image(image), source: SourceLocation(file: file, line: line))
  }

  /// Shows a value by a format, in the environment's locale.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F, file: String = #filePath, line: Int = #line
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(
      .formatted { ScenarioFormat.output(of: input, format, in: $0) },
      source: SourceLocation(file: file, line: line))
  }

  /// Shows a value by a format that has attributes, in the environment's locale.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F, file: String = #filePath, line: Int = #line
  ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(
      .formatted { String(ScenarioFormat.output(of: input, format, in: $0).characters) },
      source: SourceLocation(file: file, line: line))
  }

  public init<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      .formatted { _ in formatter.string(for: subject) ?? "" }, source: SourceLocation(file: file, line: line))
  }

  public init(_ date: Date, formatter: Formatter, file: String = #filePath, line: Int = #line) {
    self.init(.formatted { _ in formatter.string(for: date) ?? "" }, source: SourceLocation(file: file, line: line))
  }

  public init<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      .formatted { _ in formatter.string(for: subject) ?? "" }, source: SourceLocation(file: file, line: line))
  }
}

// Texts that this module's own views make, from a title that they were given: the place is not theirs to tell.
extension Text {
  init(_ key: LocalizedStringKey) { self.init(.localized(key.template), source: nil) }

  @_disfavoredOverload
  init(_ resource: LocalizedStringResource) { self.init(.resource(resource), source: nil) }

  @_disfavoredOverload
  init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content)), source: nil) }
}

extension Text {
  /// An attributed string keeps its language, which decides about the voice, and a line through any part of it; the rest
  /// is for the eye.
  fileprivate static func attributed(_ content: AttributedString, source: SourceLocation?) -> Text {
    let text = Text(.verbatim(String(content.characters)), source: source)
    let language = content.languageIdentifier
    let isStruckThrough = content.runs.contains { $0.strikethroughStyle != nil }
    let partLanguages = language == nil ? content.runs.compactMap(\.languageIdentifier) : []
    guard language != nil || isStruckThrough || !partLanguages.isEmpty else { return text }
    return text.styled {
      $0.language = language
      $0.partLanguages = partLanguages
      if isStruckThrough { $0.looks.isStruckThrough = true }
    }
  }
}
