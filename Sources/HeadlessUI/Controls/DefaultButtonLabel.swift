import Foundation
import Semantics

/// What a button with nothing but a role is called.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  @Environment(\.locale) private var locale

  nonisolated init(role: ButtonRole) { self.role = role }

  public var body: some View { Text(verbatim: word) }

  private var word: String {
    switch role {
    case .cancel: SystemWords.cancel(in: locale)
    case .close: SystemWords.close(in: locale)
    case .destructive: SystemWords.delete(in: locale)
    default: SystemWords.done(in: locale)
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button that its role names.
  nonisolated public init(
    role: ButtonRole, file: String = #filePath, line: Int = #line, action: @escaping () -> Void
  ) {
    self.init(
      label: DefaultButtonLabel(role: role), role: role, action: action,
      source: SourceLocation(file: file, line: line))
  }
}
