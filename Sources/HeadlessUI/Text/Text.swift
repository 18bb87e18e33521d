public import Foundation
import Semantics

/// Lines of read-only text; one node, spoken as the string that is shown.
public struct Text: Equatable, @unchecked Sendable {
  enum Storage {
    case verbatim(String)
    case localized(LocalizedTemplate)
    case resource(LocalizedStringResource)
    case formatted((EnvironmentValues) -> String)
    indirect case joined(Text, Text)
  }

  let storage: Storage
  let source: SourceLocation?
  private(set) var style: TextStyling?

  init(_ storage: Storage, source: SourceLocation?) {
    self.storage = storage
    self.source = source
  }

  /// Looks a key up in the string tables, or shows the key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil,
    file: String = #filePath, line: Int = #line
  ) {
    var template = key.template
    template.table = tableName
    template.bundle = bundle
    self.init(.localized(template), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S, file: String = #filePath, line: Int = #line) {
    self.init(.verbatim(String(content)), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, file: String = #filePath, line: Int = #line) {
    self.init(.resource(resource), source: SourceLocation(file: file, line: line))
  }

  public init(verbatim content: String, file: String = #filePath, line: Int = #line) {
    self.init(.verbatim(content), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString, file: String = #filePath, line: Int = #line) {
    self.init(.verbatim(String(attributedContent.characters)), source: SourceLocation(file: file, line: line))
  }

  public init(_ image: Image, file: String = #filePath, line: Int = #line) {
    self.init(.verbatim(image.spokenName ?? ""), source: SourceLocation(file: file, line: line))
  }

  /// Shows a value by a format, in the environment's locale.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F, file: String = #filePath, line: Int = #line
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(
      .formatted { format.locale($0.locale).format(input) }, source: SourceLocation(file: file, line: line))
  }

  public init<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      .formatted { _ in formatter.string(for: subject) ?? "" }, source: SourceLocation(file: file, line: line))
  }

  public init(_ date: Date, style: DateStyle, file: String = #filePath, line: Int = #line) {
    self.init(.formatted { style.text(of: date, in: $0) }, source: SourceLocation(file: file, line: line))
  }

  // The plain twins, for code that passes an initialiser along: `names.map(Text.init)`.

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content)), source: nil) }
  @_disfavoredOverload
  public init(verbatim content: String) { self.init(.verbatim(content), source: nil) }
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey) { self.init(.localized(key.template), source: nil) }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource), source: nil) }

  public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right), source: left.source) }

  public static func == (left: Text, right: Text) -> Bool {
    let environment = EnvironmentValues()
    return left.string(in: environment) == right.string(in: environment)
  }

  /// The text as it is shown in an environment.
  func string(in environment: EnvironmentValues) -> String {
    switch storage {
    case .verbatim(let string): string
    case .localized(let template): Markdown.plain(template.string(in: environment))
    case .resource(let resource): Markdown.plain(resource.string(in: environment))
    case .formatted(let format): format(environment)
    case .joined(let left, let right): left.string(in: environment) + right.string(in: environment)
    }
  }

  /// What is spoken in place of the text, where a part of it has a label of its own.
  func spokenString(in environment: EnvironmentValues) -> String? {
    if let label = style?.label { return label.string(in: environment) }
    guard case .joined(let left, let right) = storage else { return nil }
    let spokenLeft = left.spokenString(in: environment)
    let spokenRight = right.spokenString(in: environment)
    guard spokenLeft != nil || spokenRight != nil else { return nil }
    return (spokenLeft ?? left.string(in: environment)) + (spokenRight ?? right.string(in: environment))
  }

  func styled(_ change: (inout TextStyling) -> Void) -> Text {
    var copy = self
    var style = style ?? TextStyling()
    change(&style)
    copy.style = style
    return copy
  }
}

/// What was declared on a text itself.
struct TextStyling {
  var looks = Looks()
  /// What is spoken in place of the text.
  var label: Text? {
    get { storedLabel.first }
    set { storedLabel = newValue.map { [$0] } ?? [] }
  }
  var headingLevel: Int?
  // A text cannot hold a text in place.
  private var storedLabel: [Text] = []
}

extension Text: PrimitiveView {
  @MainActor public static func _evaluate(
    _ view: Text, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let outer = environment.declaredLooks
    var string = view.string(in: environment)
    if let textCase = outer?.textCase {
      string =
        textCase == .uppercase
        ? string.uppercased(with: environment.locale) : string.lowercased(with: environment.locale)
    }
    if let transition = outer?.contentTransition {
      evaluation.recordContent(string, of: identity, shownWith: transition)
    }
    guard !string.isEmpty, outer?.isRedacted != true else { return }
    var element = Element(at: identity, role: .text)
    element.node.traits = .staticText
    element.node.drawn = [string]
    element.node.label = string
    element.node.isEnabled = environment.isEnabledHere
    element.node.source = view.source
    element.labelOrigin = .explicit
    if let spoken = view.spokenString(in: environment) { element.node.label = spoken }
    if let style = view.style {
      element.node.headingLevel = style.headingLevel
      element.node.appearance = style.looks.over(outer).appearance(in: environment)
    } else if let outer {
      element.node.appearance = outer.appearance(in: environment)
    }
    evaluation.elements.append(element)
  }
}

extension _Evaluation {
  private final class Shown {
    var content: String
    init(_ content: String) { self.content = content }
  }

  /// Records that a text or a symbol would be replaced with an effect, and tells so where it was.
  @MainActor
  mutating func recordContent(_ content: String, of identity: _Identity, shownWith transition: ContentTransition) {
    let shown = identity.slot(0) { Shown(content) }
    motions.append(DeclaredMotion(effect: transition.effectName, nodes: [identity.nodeID]))
    guard shown.content != content else { return }
    let old = shown.content
    shown.content = content
    guard transaction.isAnimated, !transition.isIdentity else { return }
    mount.movements.append(
      SemanticEvent(
        .motion(Motion(effect: transition.effectName, change: .replace(from: old, to: content))), node: identity.nodeID)
    )
  }
}
