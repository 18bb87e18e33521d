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

  /// Searches by tokens beside the text; they are not shown here.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, prompt: prompt, file: file, line: line)
  }

  /// Searches by tokens beside the text; they are not shown here.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, file: String = #filePath,
    line: Int = #line, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, prompt: Text(prompt), file: file, line: line)
  }

  /// Searches by tokens of which some are suggested; none are shown here.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, prompt: prompt, file: file, line: line)
  }

  /// Searches by tokens beside the text; they are not shown here.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    file: String = #filePath, line: Int = #line, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, isPresented: nil, prompt: prompt, source: SourceLocation(file: file, line: line)))
  }

  /// Searches by tokens beside the text; they are not shown here.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    file: String = #filePath, line: Int = #line, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, isPresented: nil, prompt: Text(prompt), source: SourceLocation(file: file, line: line))
    )
  }

  /// Searches by tokens beside the text; they are not shown here.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    file: String = #filePath, line: Int = #line, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, isPresented: nil, prompt: Text(prompt), source: SourceLocation(file: file, line: line))
    )
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
