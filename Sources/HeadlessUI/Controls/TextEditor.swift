public import Foundation
import Semantics

/// A field for a text of many lines, which has no name and no placeholder of its own.
nonisolated public struct TextEditor: PrimitiveView {
  let text: Binding<String>
  let source: SourceLocation?

  nonisolated public init(text: Binding<String>, file: String = #filePath, line: Int = #line) {
    self.text = text
    source = SourceLocation(file: file, line: line)
  }

  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, file: String = #filePath, line: Int = #line
  ) {
    self.init(text: text, file: file, line: line)
  }

  /// Edits a text with attributes; what is typed takes those at its end.
  nonisolated public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    let plain = Binding(
      get: { String(text.wrappedValue.characters) },
      set: { (new: String) in
        let old = String(text.wrappedValue.characters)
        let typed = new.hasPrefix(old) ? String(new.dropFirst(old.count)) : nil
        if let typed { text.wrappedValue += AttributedString(typed) } else { text.wrappedValue = AttributedString(new) }
      })
    self.init(text: plain, file: file, line: line)
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    var element = Element(at: identity, role: .textEditor)
    element.node.isEnabled = environment.isEnabledHere
    element.node.source = view.source
    element.node.appearance = environment.declaredLooks?.appearance(in: environment)
    element.keepPurpose(from: environment)
    let text = view.text.wrappedValue
    element.node.value = text.isEmpty ? nil : text
    element.node.drawn = text.isEmpty ? [] : [text]
    element.offerTyping(Typing(content: .text(view.text)), at: identity, in: environment)
    evaluation.elements.append(element)
  }
}

/// A part of a text that is selected, which nothing is here.
nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
  public let range: Range<String.Index>
  public init(range: Range<String.Index>) { self.range = range }
  public init(insertionPoint: String.Index) { range = insertionPoint..<insertionPoint }
  public var isInsertion: Bool { range.isEmpty }
}

/// Parts of a text with attributes that are selected, which nothing is here.
nonisolated public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  public init() {}
  public init(range: Range<AttributedString.Index>) {}
  public init(insertionPoint: AttributedString.Index) {}
}

/// A way to show a text editor.
public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  nonisolated public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

// Accepted without effect: nothing is drawn, and nothing is looked for in a text.
extension View {
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> Self { self }
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> Self { self }
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> Self { self }
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
}
