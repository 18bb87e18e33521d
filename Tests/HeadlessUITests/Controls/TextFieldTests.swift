import HeadlessUI
import Semantics
import Testing

/// Which field has the keyboard, and what is typed into it.
@MainActor
struct TextFieldTests {
  struct SignIn: View {
    enum Field { case name, password }
    @State private var name = "Ann"
    @State private var password = ""
    @FocusState private var field: Field?
    var body: some View {
      TextField("Name", text: $name).focused($field, equals: .name)
      SecureField("Password", text: $password).focused($field, equals: .password)
      Text(field == .name ? "Name it" : field == .password ? "Keep it secret" : "Welcome")
      Button("Next") { field = field == .name ? .password : nil }
      Text(password)
    }
  }

  private func editing(_ view: MountedView) -> [Bool?] { view.tree.nodes.prefix(2).map(\.isEditing) }

  @Test func theFieldThatIsActivatedHasTheKeyboard() throws {
    let view = try MountedView(SignIn())
    let (name, password) = (view.tree.nodes[0].id, view.tree.nodes[1].id)
    #expect(editing(view) == [nil, nil])
    _ = try view.perform(.activate, on: name)
    #expect(editing(view) == [true, nil])
    #expect(view.tree.nodes[2].label == "Name it")
    _ = try view.perform(.activate, on: password)
    #expect(editing(view) == [nil, true])
    #expect(view.tree.nodes[2].label == "Keep it secret")
  }

  @Test func theProgramMovesTheKeyboardAndTakesItAway() throws {
    let view = try MountedView(SignIn())
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    let next = view.tree.nodes[3].id
    _ = try view.perform(.activate, on: next)
    #expect(editing(view) == [nil, true])
    _ = try view.perform(.activate, on: next)
    #expect(editing(view) == [nil, nil])
    #expect(view.tree.nodes[2].label == "Welcome")
  }

  @Test func typingGoesBehindWhatIsThere() throws {
    let view = try MountedView(SignIn())
    _ = try view.perform(.insertText("ie"), on: view.tree.nodes[0].id)
    #expect(view.tree.nodes[0].value == "Annie")
    _ = try view.perform(.insertText("pass"), on: view.tree.nodes[1].id)
    _ = try view.perform(.insertText("word"), on: view.tree.nodes[1].id)
    #expect(view.tree.nodes[1].value == "••••••••")
    #expect(view.tree.nodes[4].label == "password")
  }

  @Test func aFieldWithoutAFocusStateIsEditedToo() throws {
    struct Plain: View {
      @State private var text = ""
      @State private var log = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Plain", text: $text, onEditingChanged: { log += $0 ? "began" : ", ended" })
        TextField("Bound", text: $text).focused($isFocused)
        Text(log + (isFocused ? ", focused" : ""))
      }
    }
    let view = try MountedView(Plain())
    let (plain, bound) = (view.tree.nodes[0].id, view.tree.nodes[1].id)
    _ = try view.perform(.activate, on: plain)
    #expect(editing(view) == [true, nil])
    _ = try view.perform(.activate, on: bound)
    #expect(editing(view) == [nil, true])
    #expect(view.tree.nodes[2].label == "began, ended, focused")
    _ = try view.perform(.activate, on: plain)
    #expect(editing(view) == [true, nil])
    #expect(view.tree.nodes[2].label == "began, endedbegan")
  }
}
