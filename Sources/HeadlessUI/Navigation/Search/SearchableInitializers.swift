import Semantics

extension View {
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: prompt, source: SourceLocation(file: file, line: line)))
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, file: String = #filePath, line: Int = #line
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt, source: SourceLocation(file: file, line: line)))
  }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    file: String = #filePath, line: Int = #line
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: Text(prompt), source: SourceLocation(file: file, line: line)))
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, file: String = #filePath, line: Int = #line
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt), source: SourceLocation(file: file, line: line)))
  }

  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: any _ResourceTitle,
    file: String = #filePath, line: Int = #line
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: Text(prompt), source: SourceLocation(file: file, line: line)))
  }

  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: any _ResourceTitle, file: String = #filePath, line: Int = #line
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt), source: SourceLocation(file: file, line: line)))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, file: String = #filePath,
    line: Int = #line
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: Text(prompt), source: SourceLocation(file: file, line: line)))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    file: String = #filePath, line: Int = #line
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt), source: SourceLocation(file: file, line: line)))
  }

  /// Searches with suggestions under the field; the form of iOS 15.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, file: String = #filePath,
    line: Int = #line, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchModifier(text: text, isPresented: nil, prompt: prompt, source: SourceLocation(file: file, line: line))
    )
    .searchSuggestions(suggestions)
  }

  /// Searches with suggestions under the field; the form of iOS 15.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    file: String = #filePath,
    line: Int = #line, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchModifier(text: text, isPresented: nil, prompt: Text(prompt), source: SourceLocation(file: file, line: line))
    )
    .searchSuggestions(suggestions)
  }

  /// Searches with suggestions under the field; the form of iOS 15.
  @_disfavoredOverload
  public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, file: String = #filePath,
    line: Int = #line, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchModifier(text: text, isPresented: nil, prompt: Text(prompt), source: SourceLocation(file: file, line: line))
    )
    .searchSuggestions(suggestions)
  }
}
