public import Foundation
import Semantics

extension View {
  /// Shows an alert titled with what an error says, while a condition holds and there is an error.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, file: String = #filePath, line: Int = #line, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, Text(error: error, file: file, line: line), isPresented: isPresented, presenting: error,
      actions: { _ in actions() }, message: { _ in EmptyView() }, at: SourceLocation(file: file, line: line))
  }

  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, file: String = #filePath, line: Int = #line,
    @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog(
      .alert, Text(error: error, file: file, line: line), isPresented: isPresented, presenting: error,
      actions: actions, message: message, at: SourceLocation(file: file, line: line))
  }
}

extension Text {
  nonisolated fileprivate init(error: (any LocalizedError)?, file: String, line: Int) {
    self.init(verbatim: error?.errorDescription ?? error?.localizedDescription ?? "", file: file, line: line)
  }
}
