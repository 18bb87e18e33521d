import Foundation
import Semantics

/// What a button with nothing but a role is called.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .cancel: Text("Cancel")
    case .close: Text("Close")
    case .destructive: Text("Delete")
    default: Text("Done")
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
