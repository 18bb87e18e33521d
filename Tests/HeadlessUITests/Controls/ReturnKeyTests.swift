import HeadlessUI
import Semantics
import Testing

/// What the return key does: a new line at the end of what is typed.
@MainActor
struct ReturnKeyTests {
  private struct SignIn: View {
    enum Field { case name, password }
    @State private var name = ""
    @State private var password = ""
    @State private var log = ""
    @FocusState private var field: Field?
    var body: some View {
      TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .password }
      SecureField("Password", text: $password).focused($field, equals: .password)
      Text(log)
        .onSubmit { log += "never" }
    }
  }

  @Test func returnGoesOnToTheNextField() throws {
    let view = try MountedView(SignIn())
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    _ = try view.perform(.insertText("Ann\n"), on: view.tree.nodes[0].id)
    #expect(view.tree.nodes[0].value == "Ann")
    #expect(view.tree.nodes.prefix(2).map(\.isEditing) == [nil, true])
    _ = try view.perform(.insertText("x\n"), on: view.tree.nodes[1].id)
    #expect(view.tree.nodes.prefix(2).map(\.isEditing) == [nil, nil])
  }

  @Test func everyActionAroundAFieldRunsFromTheInsideOut() throws {
    struct Search: View {
      @State private var text = ""
      @State private var log = ""
      var body: some View {
        Group {
          TextField("Query", text: $text, onCommit: { log += "commit " }).onSubmit { log += "inner " }
          TextField("Blocked", text: $text).submitScope()
        }
        .onSubmit(of: .search) { log += "search " }
        .onSubmit { log += "outer \(text)" }
        Text(log)
      }
    }
    let view = try MountedView(Search())
    _ = try view.perform(.insertText("swift\nignored"), on: view.tree.nodes[0].id)
    #expect(view.tree.nodes.last?.label == "commit inner outer swift")
    _ = try view.perform(.insertText("\n"), on: view.tree.nodes[1].id)
    #expect(view.tree.nodes.last?.label == "commit inner outer swift")
  }

  @Test func theReturnKeyOfASecureFieldRunsItsClosure() throws {
    struct SignIn: View {
      @State private var password = ""
      @State private var tries = 0
      var body: some View {
        SecureField("Password", text: $password, onCommit: { tries += 1 })
        Text("\(tries) tries")
      }
    }
    let view = try MountedView(SignIn())
    _ = try view.perform(.insertText("secret\n"), on: view.tree.nodes[0].id)
    #expect(view.tree.nodes.map { $0.value ?? $0.label } == ["••••••", "1 tries"])
  }

  @Test func whereTextHasManyLinesReturnBeginsANewOne() throws {
    struct Note: View {
      @State private var text = "One"
      @State private var sent = "no"
      var body: some View {
        TextEditor(text: $text)
        TextField("Tall", text: $text, axis: .vertical)
        Text(sent)
          .onSubmit { sent = "yes" }
      }
    }
    let view = try MountedView(Note().onSubmit {})
    #expect(view.tree.nodes[0].role == .textEditor)
    #expect(view.tree.nodes[0].label == nil)
    _ = try view.perform(.insertText("\nTwo"), on: view.tree.nodes[0].id)
    _ = try view.perform(.insertText("\n"), on: view.tree.nodes[1].id)
    #expect(view.tree.nodes[0].value == "One\nTwo\n")
    #expect(view.tree.nodes[2].label == "no")
  }
}
