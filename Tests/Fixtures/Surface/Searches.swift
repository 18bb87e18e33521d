import SwiftUI

private struct Token: Identifiable, Hashable {
  var id: String
  var isExcluded = false
}

/// Each form of a search by tokens.
struct TokenSearches: View {
  @State private var query = ""
  @State private var tokens: [Token] = []
  @State private var suggested: [Token] = []
  @State private var isShown = false
  let prompt: String

  var body: some View {
    Text("A")
      .searchable(text: $query, tokens: $tokens) { Text($0.id) }
      .searchable(text: $query, tokens: $tokens, prompt: "Search") { Text($0.id) }
      .searchable(text: $query, tokens: $tokens, isPresented: $isShown, prompt: prompt) { Text($0.id) }
    Text("A")
      .searchable(text: $query, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
      .searchable(text: $query, tokens: $tokens, suggestedTokens: .constant([]), isPresented: $isShown, prompt: "S") {
        Text($0.id)
      }
      .searchable(text: $query, tokens: $tokens, suggestedTokens: $suggested, placement: .toolbar, prompt: "S") {
        token in
        Label(token.id, systemImage: "tag")
      }
    Text("A")
      .searchable(text: $query, editableTokens: $tokens) { $token in Text(token.id) }
      .searchable(text: $query, editableTokens: $tokens, isPresented: $isShown, prompt: Text("S")) { $token in
        Toggle(token.id, isOn: $token.isExcluded)
      }
      .searchSuggestions { ForEach(suggested) { Text($0.id).searchCompletion($0) } }
      .searchDictationBehavior(.inline(activation: .onLook))
  }
}
