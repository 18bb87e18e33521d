import Semantics

extension View {
  /// Asks the person to choose about something while a condition holds and there is something.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), title, isPresented: isPresented, presenting: data,
      actions: actions,
      message: { _ in EmptyView() }, at: SourceLocation(file: file, line: line))
  }

  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), title, isPresented: isPresented, presenting: data,
      actions: actions,
      message: message, at: SourceLocation(file: file, line: line))
  }

  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), Text(titleKey, file: file, line: line),
      isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() }, at: SourceLocation(file: file, line: line))
  }

  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), Text(titleKey, file: file, line: line),
      isPresented: isPresented, presenting: data, actions: actions,
      message: message, at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: any _ResourceTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), Text(titleResource._resource, file: file, line: line),
      isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() }, at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: any _ResourceTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), Text(titleResource._resource, file: file, line: line),
      isPresented: isPresented, presenting: data, actions: actions,
      message: message, at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), Text(title, file: file, line: line),
      isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() }, at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), Text(title, file: file, line: line),
      isPresented: isPresented, presenting: data, actions: actions,
      message: message, at: SourceLocation(file: file, line: line))
  }
}
