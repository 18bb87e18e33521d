extension View {
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) -> some View {
    searching(text, prompt: prompt, file, line)
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, file: String = #filePath, line: Int = #line
  ) -> some View {
    searching(text, isPresented: isPresented, prompt: prompt, file, line)
  }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    file: String = #filePath, line: Int = #line
  ) -> some View {
    searching(text, prompt: Text(prompt), file, line)
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, file: String = #filePath, line: Int = #line
  ) -> some View {
    searching(text, isPresented: isPresented, prompt: Text(prompt), file, line)
  }

  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: any _ResourceTitle,
    file: String = #filePath, line: Int = #line
  ) -> some View {
    searching(text, prompt: Text(prompt), file, line)
  }

  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: any _ResourceTitle, file: String = #filePath, line: Int = #line
  ) -> some View {
    searching(text, isPresented: isPresented, prompt: Text(prompt), file, line)
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, file: String = #filePath,
    line: Int = #line
  ) -> some View {
    searching(text, prompt: Text(prompt), file, line)
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    file: String = #filePath, line: Int = #line
  ) -> some View {
    searching(text, isPresented: isPresented, prompt: Text(prompt), file, line)
  }

  /// Searches with suggestions under the field; the form of iOS 15.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, file: String = #filePath,
    line: Int = #line, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searching(text, prompt: prompt, file, line).searchSuggestions(suggestions)
  }

  /// Searches with suggestions under the field; the form of iOS 15.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    file: String = #filePath,
    line: Int = #line, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searching(text, prompt: Text(prompt), file, line).searchSuggestions(suggestions)
  }

  /// Searches with suggestions under the field; the form of iOS 15.
  @_disfavoredOverload
  public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, file: String = #filePath,
    line: Int = #line, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searching(text, prompt: Text(prompt), file, line).searchSuggestions(suggestions)
  }
}
