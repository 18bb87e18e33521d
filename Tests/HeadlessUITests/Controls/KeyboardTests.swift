import HeadlessUI
import Semantics
import Testing

/// What keyboards and pointers are told changes nothing that a listener meets.
@MainActor
struct KeyboardTests {
  @Test func whatAFieldAsksForIsNotSpoken() throws {
    let field = TextField("Email", text: .constant(""))
    let told =
      field
      .textContentType(.emailAddress).keyboardType(.emailAddress).textInputAutocapitalization(.never)
      .autocapitalization(.none).autocorrectionDisabled().disableAutocorrection(true).submitLabel(.next)
      .textContentType(.oneTimeCode).onHover { _ in }.onContinuousHover { _ in }.hoverEffect(.lift)
      .focusable(true, interactions: .edit).onKeyPress(.escape) { .handled }
      .onKeyPress(phases: .up) { $0.key == "a" && $0.modifiers.contains(.shift) ? .handled : .ignored }
    #expect(try published(told).map(GoldenCase.text) == ["L – V Email"])
  }

  @Test func aShortcutIsNotSpoken() throws {
    let view = VStack {
      Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift])
      Button("OK") {}.keyboardShortcut(.defaultAction)
      Button("Back") {}.keyboardShortcut(.leftArrow)
      TextEditor(text: .constant("x")).textEditorStyle(.plain).findNavigator(isPresented: .constant(false))
    }
    #expect(
      try published(view).map(GoldenCase.text) == ["L Save T button", "L OK T button", "L Back T button", "L – V x"])
  }
}
