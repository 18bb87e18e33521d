import HeadlessUI
import Semantics
import Testing

/// What a component's own styles build is what is published.
@MainActor
struct ComponentStyleTests {
  private func outline(_ view: some View) throws -> [String] {
    Outline(SemanticTree(nodes: try published(view))).lines
  }

  private struct Disclosing: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          withAnimation { configuration.isExpanded.toggle() }
        } label: {
          configuration.label
          Text(configuration.isExpanded ? "shown" : "hidden")
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func aDisclosureGroupStyleRuns() throws {
    let view = try MountedView(DisclosureGroup("Details") { Text("Size") }.disclosureGroupStyle(Disclosing()))
    #expect(view.tree.nodes.map(\.role) == [.button])
    #expect(view.tree.nodes.map(\.label) == ["Details, hidden"])
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(
      Outline(SemanticTree(nodes: view.tree.nodes)).lines == [#"button "Details, shown" [activate]"#, #"text "Size""#])
  }

  @Test func aHeaderThatOnlyReactsToATapIsNoButton() throws {
    struct Tapping: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.isExpanded.toggle() }
      }
    }
    let (line, group) = (#line, DisclosureGroup("Details", isExpanded: .constant(true)) { Text("Size") })
    let node = try published(group.disclosureGroupStyle(Tapping()))[0]
    #expect(node.role == .text)
    #expect(node.traits == .staticText)
    // The title has no place of its own.
    #expect(node.source?.line == line)
  }

  private struct Upright: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func aLabeledContentStyleRuns() throws {
    let content = LabeledContent("Name", value: "Ann")
    #expect(try outline(content) == [#"text "Name, Ann""#])
    #expect(try outline(content.labeledContentStyle(Upright())) == [#"text "Name""#, #"text "Ann""#])
  }

  private struct Titled: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      configuration.label.accessibilityAddTraits(.isHeader)
    }
  }

  @Test func aGroupBoxStyleRuns() throws {
    #expect(
      try outline(GroupBox("Box") { Text("Inside") }.groupBoxStyle(Titled())) == [
        #"text "Inside""#, #"text "Box" (header)"#,
      ])
    #expect(try outline(GroupBox { Text("Inside") }.groupBoxStyle(Titled())) == [#"text "Inside""#])
  }

  private struct Counting: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      if let fraction = configuration.fractionCompleted {
        Text("\(Int(fraction * 10)) of 10")
      } else {
        Text("Waiting")
      }
      configuration.currentValueLabel
    }
  }

  @Test func aProgressViewStyleRuns() throws {
    let copying = ProgressView(value: 0.4) {
      Text("Copying")
    } currentValueLabel: {
      Text("4 files")
    }
    #expect(
      try outline(copying.progressViewStyle(Counting())) == [
        #"text "Copying""#, #"text "4 of 10""#, #"text "4 files""#,
      ])
    #expect(try outline(ProgressView().progressViewStyle(Counting())) == [#"text "Waiting""#])
  }

  private struct Searching: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Image(systemName: "magnifyingglass")
        configuration
      }
    }
  }

  @Test func aTextFieldStyleRuns() throws {
    #expect(
      try outline(TextField("Name", text: .constant("")).textFieldStyle(Searching())) == [
        #"image "Search" #magnifyingglass"#, #"textField placeholder "Name" [activate]"#,
      ])
  }

  @Test func aSecretStaysSecretInAStyle() throws {
    #expect(
      try outline(SecureField("Password", text: .constant("abc")).textFieldStyle(Searching())) == [
        #"image "Search" #magnifyingglass"#, #"secureField = "•••" placeholder "Password" [activate]"#,
      ])
  }

  private struct Scrolling: FormStyle {
    func makeBody(configuration: Configuration) -> some View { ScrollView { configuration.content } }
  }

  @Test func aFormStyleRuns() throws {
    let form = Form { Section("More") { Text("Row") } }
    #expect(try outline(form) == [#"text "MORE" (header)"#, #"text "Row""#])
    #expect(try outline(form.formStyle(Scrolling())) == [#"text "More""#, #"text "Row""#])
  }

  @Test func stylesRunInsideOfAFormAndAList() throws {
    let rows = Section("More") {
      DisclosureGroup("Details") { Text("Size") }
      LabeledContent("Name", value: "Ann")
      GroupBox("Box") { Text("Inside") }
      ProgressView("Copying", value: 0.4)
      TextField("Name", text: .constant("Bo"))
    }
    .disclosureGroupStyle(Disclosing())
    .labeledContentStyle(Upright())
    .groupBoxStyle(Titled())
    .progressViewStyle(Counting())
    .textFieldStyle(Searching())
    let lines = [
      #"text "MORE" (header)"#, #"button "Details, hidden" [activate]"#, #"text "Name""#, #"text "Ann""#,
      #"text "Inside""#, #"text "Box" (header)"#, #"text "Copying""#, #"text "4 of 10""#,
      #"image "Search" #magnifyingglass"#, #"textField = "Bo" placeholder "Name" [activate]"#,
    ]
    #expect(try outline(Form { rows }) == lines)
    #expect(try outline(List { rows }) == lines)
  }

  @Test func theSystemsStyleEndsAStyleFurtherOut() throws {
    let row = HStack { LabeledContent("Name", value: "Ann").labeledContentStyle(.automatic) }
    #expect(try outline(row.labeledContentStyle(Upright())) == [#"text "Name, Ann""#])
  }

  @Test func theStyleFurtherOutHoldsInsideOfAStyle() throws {
    struct Passing: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
    }
    let progress = ProgressView("Copying", value: 0.4).progressViewStyle(Passing())
    #expect(try outline(progress) == [#"progress "Copying" = "40%" 0…1 (updatesFrequently)"#])
    #expect(try outline(progress.progressViewStyle(Counting())) == [#"text "Copying""#, #"text "4 of 10""#])
  }

  @Test func aToggleStyleMayShowAToggle() throws {
    struct Passing: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    }
    #expect(
      try outline(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Passing())) == [
        #"toggle "Wi-Fi" on (button) [activate]"#
      ])
  }

  @Test func aStyleReadsItsEnvironmentAndKeepsState() throws {
    struct Stateful: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      @State private var greeting = "Hello"

      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(isEnabled ? greeting : "off")
      }
    }
    let buttons = VStack {
      Button("Go") {}
      Button("Stop") {}.disabled(true)
    }
    #expect(
      try outline(buttons.buttonStyle(Stateful())) == [
        #"button "Go, Hello" [activate]"#, #"button "Stop, off" dimmed [activate]"#,
      ])
  }
}
