import Foundation
import Semantics

/// Lines of read-only text; one node, spoken as the string that is shown.
public struct Text: Equatable, @unchecked Sendable {
  enum Storage {
    case verbatim(String)
    case localized(LocalizedTemplate)
    case formatted((EnvironmentValues) -> String)
    indirect case resource(LocalizedStringResource)
    indirect case image(Image)
    indirect case joined(Text, Text)
  }

  /// Whether a string is for the eye or for a listener.
  enum Reading {
    case shown, spoken
  }

  let storage: Storage
  let source: SourceLocation?
  private(set) var styling: TextStyling?

  init(_ storage: Storage, source: SourceLocation?) {
    self.storage = storage
    self.source = source
  }

  public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right), source: left.source) }

  /// The text in an environment, as it is shown or as it is spoken.
  func string(in environment: EnvironmentValues, as reading: Reading = .shown) -> String {
    if reading == .spoken, let label = styling?.label { return label.string(in: environment, as: .spoken) }
    switch storage {
    case .verbatim(let string): return string
    case .localized(let template): return template.string(in: environment, as: reading, readsMarkdown: true)
    case .formatted(let format): return format(environment)
    case .resource(let resource): return resource.string(in: environment, as: reading, readsMarkdown: true)
    case .image(let image): return reading == .spoken ? image.name(in: environment) ?? "" : ""
    case .joined(let left, let right):
      return left.string(in: environment, as: reading) + right.string(in: environment, as: reading)
    }
  }

  /// Whether the text or a part of it is spoken in other words than those that are shown.
  var isSpokenOtherwise: Bool {
    if styling?.label != nil { return true }
    switch storage {
    case .verbatim, .formatted: return false
    case .localized(let template): return template.isSpokenOtherwise
    case .resource(let resource): return resource.template.isSpokenOtherwise
    case .image: return true
    case .joined(let left, let right): return left.isSpokenOtherwise || right.isSpokenOtherwise
    }
  }

  /// What was declared on the text, or else on its first part.
  var leadingStyling: TextStyling? {
    if let styling { return styling }
    guard case .joined(let left, _) = storage else { return nil }
    return left.leadingStyling
  }

  /// Whether a part of the text is struck out, by inline Markdown or behind its first part.
  var isStruckThroughInParts: Bool {
    switch storage {
    case .localized(let template): Markdown.strikesOut(template.key)
    case .resource(let resource): Markdown.strikesOut(resource.template.key)
    case .joined(let left, let right):
      right.leadingStyling?.looks.isStruckThrough == true || left.isStruckThroughInParts
        || right.isStruckThroughInParts
    case .verbatim, .formatted, .image: false
    }
  }

  /// The languages that were declared for parts of the text, and not for all of it.
  var partLanguages: [String] {
    guard case .joined(let left, let right) = storage else { return styling?.partLanguages ?? [] }
    return [left, right].flatMap { [$0.styling?.language].compactMap(\.self) + $0.partLanguages }
  }

  func styled(_ change: (TextStyling) -> Void) -> Text {
    var copy = self
    let styling = TextStyling(copying: styling)
    change(styling)
    copy.styling = styling
    return copy
  }
}

extension Text {
  /// Texts are equal when they say the same; a closure says what it says under the default circumstances.
  public static func == (left: Text, right: Text) -> Bool {
    guard left.styling?.label == right.styling?.label else { return false }
    switch (left.storage, right.storage) {
    case (.verbatim(let left), .verbatim(let right)): return left == right
    case (.localized(let left), .localized(let right)): return left == right
    case (.resource(let left), .resource(let right)): return left == right
    case (.image(let left), .image(let right)): return left == right
    case (.joined(let leftHead, let leftTail), .joined(let rightHead, let rightTail)):
      return leftHead == rightHead && leftTail == rightTail
    case (.formatted(let left), .formatted(let right)):
      let environment = EnvironmentValues()
      return left(environment) == right(environment)
    default: return false
    }
  }
}

/// What was declared on a text itself.
final class TextStyling: @unchecked Sendable {
  var looks: Looks
  /// What is spoken in place of the text.
  var label: Text?
  var headingLevel: Int?
  /// The language of an attributed string that has one throughout.
  var language: String?
  /// The languages of parts of an attributed string that has more than one, or none in places.
  var partLanguages: [String] = []

  init(copying other: TextStyling?) {
    looks = other?.looks ?? Looks()
    label = other?.label
    headingLevel = other?.headingLevel
    language = other?.language
    partLanguages = other?.partLanguages ?? []
  }
}
