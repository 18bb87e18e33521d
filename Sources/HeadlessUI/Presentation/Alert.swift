import Semantics

extension View {
  /// Shows an alert while a condition holds.
  ///
  /// Each button closes it after its action has run. An alert without buttons gets one, OK.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, title, isPresented: isPresented, actions: actions(),
      message: EmptyView(), at: SourceLocation(file: file, line: line))
  }

  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, title, isPresented: isPresented, actions: actions(),
      message: message(), at: SourceLocation(file: file, line: line))
  }

  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, Text(titleKey, file: file, line: line), isPresented: isPresented, actions: actions(),
      message: EmptyView(), at: SourceLocation(file: file, line: line))
  }

  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, Text(titleKey, file: file, line: line), isPresented: isPresented, actions: actions(),
      message: message(), at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: any _ResourceTitle, isPresented: Binding<Bool>, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, Text(titleResource._resource, file: file, line: line), isPresented: isPresented, actions: actions(),
      message: EmptyView(), at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: any _ResourceTitle, isPresented: Binding<Bool>, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, Text(titleResource._resource, file: file, line: line), isPresented: isPresented, actions: actions(),
      message: message(), at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, Text(title, file: file, line: line), isPresented: isPresented, actions: actions(),
      message: EmptyView(), at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, Text(title, file: file, line: line), isPresented: isPresented, actions: actions(),
      message: message(), at: SourceLocation(file: file, line: line))
  }
}
