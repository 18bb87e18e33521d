import HeadlessUI
import Narration
import Semantics
import Testing

/// Search in the bar of a screen.
@MainActor
struct SearchTests {
  struct Fruit: View {
    @State private var text = ""
    @State private var scope = 1
    var body: some View {
      NavigationStack {
        Results(text: text, scope: scope)
          .navigationTitle("Fruit")
          .searchable(text: $text, prompt: "Find fruit")
          .searchScopes($scope) {
            Text("Fresh").tag(1)
            Text("Dried").tag(2)
          }
          .searchSuggestions {
            Text("Apples").searchCompletion("apples")
            Text("Citrus").searchCompletion(Token(id: "citrus"))
          }
      }
    }
  }

  struct Token: Identifiable { let id: String }

  struct Results: View {
    let text: String
    let scope: Int
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text("\(isSearching ? "Searching" : "All") \(text) \(scope)")
      Button("Enough") { dismissSearch() }
    }
  }

  @Test func theFieldStandsBelowTheTitle() throws {
    #expect(
      try Heard(Fruit())(.read) == [
        "Fruit, heading", "Find fruit, search field", "All  1", "Enough, button",
      ])
  }

  @Test func withoutAPromptItIsCalledSearch() throws {
    let view = NavigationStack { Text("Content").searchable(text: .constant("")) }
    #expect(try Heard(view, hints: true)(.first) == ["Search, search field. Double tap to edit."])
    #expect(try Heard(view, locale: "de_DE").view.tree.nodes.first?.placeholder == "Suchen")
  }

  struct Query: View {
    @State private var text = ""
    @State private var asked = "nothing"
    var body: some View {
      NavigationStack {
        Text("Asked for \(asked)").searchable(text: $text).onSubmit(of: .search) { asked = text }
      }
    }
  }

  @Test func theReturnKeySubmitsTheSearchAndWritesNothing() throws {
    let heard = try Heard(Query())
    _ = try heard(.first, .type("tea\n"))
    #expect(heard.labels == ["Cancel", "Asked for tea"])
    #expect(heard.view.tree.nodes[0].value == "tea")
    #expect(heard.view.tree.nodes[0].isEditing != true)
  }

  @Test func typingSearchesAndCancelEndsIt() throws {
    let heard = try Heard(Fruit())
    _ = try heard(.next(1), .activate(1))
    #expect(heard.labels == ["Fruit", "Cancel", "Fresh", "Dried", "Apples", "Citrus", "Searching  1", "Enough"])
    #expect(heard.view.tree.nodes[1].isEditing == true)
    _ = try heard(.type("ap"))
    #expect(heard.view.tree.nodes[1].value == "ap")
    #expect(heard.labels.contains("Searching ap 1"))
    _ = try heard.activate("Dried")
    #expect(heard.labels.contains("Searching ap 2"))
    _ = try heard.activate("Apples")
    #expect(heard.labels.contains("Searching apples 2"))
    _ = try heard.activate("Cancel")
    #expect(heard.labels == ["Fruit", "All  2", "Enough"])
  }

  @Test func theComponentCanEndASearch() throws {
    let heard = try Heard(Fruit())
    _ = try heard(.next(1), .type("ap"))
    _ = try heard.activate("Enough")
    #expect(heard.labels == ["Fruit", "All  1", "Enough"])
  }

  @Test func aBindingOpensTheSearch() throws {
    let view = NavigationStack {
      Text("Content").searchable(text: .constant(""), isPresented: .constant(true), placement: .toolbar)
    }
    #expect(try Heard(view).labels == ["Cancel", "Content"])
  }

  @Test func outsideOfANavigationContainerThereIsNoField() throws {
    #expect(try Heard(Text("Content").searchable(text: .constant("")))(.read) == ["Content"])
  }
}
