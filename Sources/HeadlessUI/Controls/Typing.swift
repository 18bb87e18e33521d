import Semantics

/// What the keyboard does to a field.
struct Typing {
  let content: FieldContent
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// What the return key runs; nil where it writes a new line.
  var submit: (() -> Void)?
}

extension Element {
  /// Lets a field be edited and typed into; a new line at the end of what is typed is the return key.
  @MainActor
  mutating func offerTyping(_ typing: Typing, at identity: _Identity, in environment: EnvironmentValues) {
    let (mount, id, locale) = (identity.mount, identity.nodeID, environment.locale)
    if mount.keyboard?.field == id { node.isEditing = true }
    handlers = []
    offer(.activate) { _ in
      mount.edit(id) { typing.onEditingChanged(false) }
      typing.onEditingChanged(true)
    }
    offer(.insertText("")) { action in
      guard case .insertText(let typed) = action else { return }
      func write(_ text: some StringProtocol) {
        if !text.isEmpty { typing.content.commit(typing.content.text(locale) + text, locale) }
      }
      guard let submit = typing.submit else { return write(typed) }
      // Every field but an editor takes the return key for the end of what is typed.
      guard let end = typed.firstIndex(where: \.isNewline) else { return write(typed) }
      write(typed[..<end])
      submit()
      mount.endEditing(id)
    }
  }
}
