import Semantics

extension View {
  /// Shows an alert about something while a condition holds and there is something.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, title, isPresented: isPresented,
      presenting: data, actions: actions, message: { _ in EmptyView() }, at: SourceLocation(file: file, line: line))
  }

  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, title, isPresented: isPresented, presenting: data, actions: actions,
      message: message, at: SourceLocation(file: file, line: line))
  }

  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, Text(titleKey, file: file, line: line), isPresented: isPresented,
      presenting: data, actions: actions, message: { _ in EmptyView() }, at: SourceLocation(file: file, line: line))
  }

  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, Text(titleKey, file: file, line: line), isPresented: isPresented, presenting: data, actions: actions,
      message: message, at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: any _ResourceTitle, isPresented: Binding<Bool>, presenting data: T?, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, Text(titleResource._resource, file: file, line: line), isPresented: isPresented,
      presenting: data, actions: actions, message: { _ in EmptyView() }, at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: any _ResourceTitle, isPresented: Binding<Bool>, presenting data: T?, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, Text(titleResource._resource, file: file, line: line), isPresented: isPresented,
      presenting: data, actions: actions, message: message, at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, Text(title, file: file, line: line), isPresented: isPresented,
      presenting: data, actions: actions, message: { _ in EmptyView() }, at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, Text(title, file: file, line: line), isPresented: isPresented, presenting: data, actions: actions,
      message: message, at: SourceLocation(file: file, line: line))
  }
}
