import Semantics

extension View {
  /// Asks the person to choose while a condition holds.
  ///
  /// Each button closes the dialog after its action has run. A dialog without a cancel button gets one.
  ///
  /// - Parameter titleVisibility: Whether the title is shown; on an iPhone it is not unless asked for.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), title, isPresented: isPresented, actions: actions(),
      message: EmptyView(), at: SourceLocation(file: file, line: line))
  }

  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), title, isPresented: isPresented, actions: actions(),
      message: message(), at: SourceLocation(file: file, line: line))
  }

  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), Text(titleKey, file: file, line: line),
      isPresented: isPresented, actions: actions(),
      message: EmptyView(), at: SourceLocation(file: file, line: line))
  }

  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), Text(titleKey, file: file, line: line),
      isPresented: isPresented, actions: actions(),
      message: message(), at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: any _ResourceTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), Text(titleResource._resource, file: file, line: line),
      isPresented: isPresented, actions: actions(),
      message: EmptyView(), at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: any _ResourceTitle, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), Text(titleResource._resource, file: file, line: line),
      isPresented: isPresented, actions: actions(),
      message: message(), at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), Text(title, file: file, line: line),
      isPresented: isPresented, actions: actions(),
      message: EmptyView(), at: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, file: String = #filePath,
    line: Int = #line, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmation(showsTitle: titleVisibility == .visible), Text(title, file: file, line: line),
      isPresented: isPresented, actions: actions(),
      message: message(), at: SourceLocation(file: file, line: line))
  }
}
