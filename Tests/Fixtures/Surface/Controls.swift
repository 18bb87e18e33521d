import SwiftUI

enum Flavour: String, CaseIterable, Identifiable {
  case vanilla, chocolate = "Chocolate"
  var id: Self { self }
  var title: LocalizedStringKey { LocalizedStringKey(rawValue) }
}

struct Buttons: View {
  let title: String
  @State private var isOn = false
  @State private var count = 0
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    VStack {
      Button("Title") { count += 1 }
      Button("Title", action: go)
      Button(title) {}
      Button(title, role: .destructive) {}
      Button("Title", role: .cancel, action: go)
      Button("Title", systemImage: "star") {}
      Button("Title", systemImage: "star", role: .destructive, action: go)
      Button("Title", image: .init(name: "asset", bundle: .main)) {}
      Button(action: go) { Text("Title") }
      Button(action: { count += 1 }) {
        HStack {
          Image(systemName: "star"); Text("Title")
        }
      }
      Button(action: { self.go() }, label: { Text("Title") })
      Button {
        go()
      } label: {
        Image(systemName: "star")
      }
      Button(role: .destructive) {
        go()
      } label: {
        Label("Delete", systemImage: "trash")
      }
      Button(role: .close) { go() }
      Button(role: .confirm) {
        go()
      } label: {
        Text("OK")
      }
      Button(role: isOn ? .destructive : nil, action: go) { Text("OK") }
      Button("Async") { Task { await load() } }
      Button("Async") {
        Task { @MainActor in
          await load(); count = 1
        }
      }
      Button(count == 0 ? "Start" : "Stop") {}
      Button("Count \(count)") {}
    }
    VStack {
      Button("A") {}.buttonStyle(.plain).buttonStyle(.borderless).buttonStyle(.bordered).buttonStyle(.borderedProminent)
      Button("A") {}.buttonStyle(.automatic).buttonStyle(PlainButtonStyle()).buttonStyle(DefaultButtonStyle())
      Button("A") {}.buttonStyle(BorderlessButtonStyle()).buttonStyle(BorderedButtonStyle()).buttonStyle(
        BorderedProminentButtonStyle())
      Button("A") {}.buttonStyle(.glass).buttonStyle(.glassProminent).buttonStyle(.glass(.clear))
      Button("A") {}.buttonStyle(PressStyle()).buttonStyle(.press).buttonStyle(HoldStyle()).buttonStyle(
        .filled(color: .red))
      Button("A") {}.buttonBorderShape(.capsule).buttonBorderShape(.roundedRectangle(radius: 8)).controlSize(.large)
      Button("A") {}.buttonRepeatBehavior(.enabled).keyboardShortcut(.defaultAction).keyboardShortcut(
        "s", modifiers: [.command, .shift])
      Button("A") {}.keyboardShortcut("n").keyboardShortcut(.return, modifiers: []).disabled(!isEnabled || count > 3)
      Button("A") {}.tint(isOn ? .red : .blue).help("Help").badge(3)
      Button("A") {}.buttonSizing(.flexible)
      EditButton()
      RenameButton()
      PasteButton(payloadType: String.self) { strings in count = strings.count }
      Menu("More") {
        Button("A") {}; Divider(); Menu("Sub") { Text("B") }
      }
      Menu {
        Button("A", action: go)
      } label: {
        Image(systemName: "ellipsis")
      }
      Menu("A", systemImage: "star") { Text("B") }
      Menu("A") {
        Text("B")
      } primaryAction: {
        go()
      }
      Menu {
        Text("B")
      } label: {
        Text("A")
      } primaryAction: {
        go()
      }
      Menu(title) { Section("S") { Button("A") {} } }.menuStyle(.button).menuStyle(.automatic).menuStyle(
        BorderlessButtonMenuStyle())
      Menu("A") { Picker("P", selection: $count) { Text("1").tag(1) }.pickerStyle(.inline) }.menuOrder(.fixed)
        .menuIndicator(.hidden)
      Menu("A") { ControlGroup { Button("A") {} }.controlGroupStyle(.compactMenu) }.menuActionDismissBehavior(.disabled)
      ControlGroup("C") { Button("A") {} }
      ControlGroup {
        Button("A") {}
      } label: {
        Text("L")
      }
    }
  }

  private func go() {}
  func load() async {}
}

struct PressStyle: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.isPressed ? Color.gray : Color.blue)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .opacity(isEnabled ? 1 : 0.5)
      .foregroundColor(configuration.role == .destructive ? .red : .white)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

struct FilledStyle: ButtonStyle {
  var color: Color
  func makeBody(configuration: Self.Configuration) -> some View { configuration.label.background(color) }
}

extension ButtonStyle where Self == PressStyle { static var press: PressStyle { PressStyle() } }
extension ButtonStyle where Self == FilledStyle {
  static func filled(color: Color) -> Self { FilledStyle(color: color) }
}

struct HoldStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onLongPressGesture(perform: configuration.trigger)
    Button(configuration).buttonStyle(.plain)
    Button(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
        if configuration.isMixed { Text("-") }
        Toggle("", isOn: configuration.$isOn)
      }
    }
  }
}

extension ToggleStyle where Self == CheckStyle { static var check: CheckStyle { .init() } }

struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.title
    }
  }
}
struct RowContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label; Spacer(); configuration.content
    }
  }
}
struct BarProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return VStack {
      configuration.label; Rectangle().frame(width: 100 * fraction); configuration.currentValueLabel
    }
  }
}
struct RingGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: configuration.value); configuration.currentValueLabel; configuration.label
    }
    configuration.minimumValueLabel
    configuration.maximumValueLabel
  }
}
struct CardGroupStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }
  }
}
struct PlainMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
}
struct ArrowDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      configuration.label
    }
    if configuration.isExpanded { configuration.content }
    Toggle("", isOn: configuration.$isExpanded)
  }
}
struct OutlinedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding().border(.gray) }
}
struct RowFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}
struct LineControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
struct PaletteDateStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label; Text(configuration.selection, style: .date)
  }
}

struct Values: View {
  @State private var isOn = false
  @State private var number = 0
  @State private var amount = 0.5
  @State private var share: CGFloat = 0.3
  @State private var single: Float = 1
  @State private var flavour = Flavour.vanilla
  @State private var optional: Flavour?
  @State private var texts = ["a", "b"]
  @State private var date = Date()
  @State private var days: Set<DateComponents> = []
  @State private var color = Color.red
  @State private var flags = [true, false]
  @State private var chosen = "a"
  let key: LocalizedStringKey = "Key"
  let title = "Title"

  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      Toggle(title, isOn: $isOn)
      Toggle(isOn: $isOn) { Text("On") }
      Toggle("On", systemImage: "star", isOn: $isOn)
      Toggle("On", sources: $flags, isOn: \.self)
      Toggle(isOn: $flags[0]) { Label("On", systemImage: "star") }
      Toggle("On", isOn: .constant(true)).toggleStyle(.switch).toggleStyle(.button).toggleStyle(.check).toggleStyle(
        CheckStyle())
      Toggle("On", isOn: Binding(get: { isOn }, set: { isOn = $0 })).toggleStyle(SwitchToggleStyle(tint: .red))
        .labelsHidden()
      Toggle(
        "",
        isOn: Binding<Bool>(
          get: { self.isOn },
          set: { newValue in
            self.isOn = newValue; number += 1
          }))
      Stepper("Count", value: $number)
      Stepper("Count: \(number)", value: $number, in: 0...10)
      Stepper("Count", value: $number, in: 0...10, step: 2)
      Stepper(value: $number, in: 0...10) { Text("Count") }
      Stepper("Count", value: $amount, step: 0.5, format: .number)
      Stepper("Count", onIncrement: { number += 1 }, onDecrement: { number -= 1 })
      Stepper {
        Text("Count")
      } onIncrement: {
        number += 1
      } onDecrement: {
        number -= 1
      } onEditingChanged: { _ in
      }
      Stepper(onIncrement: { number += 1 }, onDecrement: nil) { Text("Count") }
      Slider(value: $amount)
      Slider(value: $amount, in: 0...10)
      Slider(value: $share, in: 0...1, step: 0.1)
      Slider(value: $single, in: -1...1) { editing in isOn = editing }
      Slider(value: $amount, in: 0...1) { Text("Volume") }
      Slider(value: $amount, in: 0...1) {
        Text("Volume")
      } onEditingChanged: { _ in
      }
      Slider(value: $amount, in: 0...1) {
        Text("V")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Slider(value: $amount, in: 0...1, step: 0.1) {
        Text("V")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      } onEditingChanged: {
        isOn = $0
      }
      Slider(
        value: $amount, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("1")
      ) { Text("V") }
      Slider(value: Binding(get: { Double(number) }, set: { number = Int($0) }), in: 0...10, step: 1)
    }
    VStack {
      Picker("Flavour", selection: $flavour) { ForEach(Flavour.allCases) { Text($0.rawValue).tag($0) } }
      Picker("Flavour", selection: $flavour) { ForEach(Flavour.allCases) { flavour in Text(flavour.title) } }
      Picker(selection: $flavour, label: Text("Flavour")) { Text("A").tag(Flavour.vanilla) }
      Picker(selection: $flavour) {
        Text("A").tag(Flavour.vanilla)
      } label: {
        Label("F", systemImage: "star")
      }
      Picker("Flavour", systemImage: "star", selection: $flavour) { Text("A").tag(Flavour.vanilla) }
      Picker(title, selection: $optional) {
        Text("None").tag(nil as Flavour?); Text("A").tag(Flavour?.some(.vanilla))
      }
      Picker(key, selection: $optional) {
        Text("None").tag(Optional<Flavour>.none); ForEach(Flavour.allCases) { Text($0.title).tag(Optional($0)) }
      }
      Picker("N", selection: $number) { ForEach(0..<5) { Text("\($0)") } }.pickerStyle(.segmented).pickerStyle(.menu)
        .pickerStyle(.wheel)
      Picker("N", selection: $number) { ForEach(0..<5, id: \.self) { i in Text("\(i)").tag(i) } }.pickerStyle(
        SegmentedPickerStyle())
      Picker("N", selection: $number) { ForEach(0...5, id: \.self) { Text("\($0)") } }.pickerStyle(WheelPickerStyle())
        .pickerStyle(.navigationLink)
      Picker("N", selection: $number) { ForEach(texts.indices, id: \.self) { Text(texts[$0]).tag($0) } }.pickerStyle(
        .palette
      ).pickerStyle(MenuPickerStyle())
      Picker("N", selection: $chosen) { ForEach(texts, id: \.self) { Text($0) } }.pickerStyle(InlinePickerStyle())
        .pickerStyle(.automatic)
      Picker("N", selection: $chosen.animation()) {
        ForEach(texts, id: \.self, content: Text.init)
      } currentValueLabel: {
        Text(chosen)
      }
      DatePicker("Date", selection: $date)
      DatePicker("Date", selection: $date, displayedComponents: .date)
      DatePicker("Date", selection: $date, displayedComponents: [.date, .hourAndMinute])
      DatePicker("Date", selection: $date, in: Date()...)
      DatePicker("Date", selection: $date, in: ...Date(), displayedComponents: [.date])
      DatePicker("Date", selection: $date, in: date...date.addingTimeInterval(9), displayedComponents: .hourAndMinute)
      DatePicker(selection: $date, displayedComponents: .date) { Text("Date") }
      DatePicker(selection: $date, in: ...Date.now, displayedComponents: .date) { Text("Date") }
      DatePicker(selection: $date, label: { Text("Date") })
      DatePicker("", selection: $date).datePickerStyle(.compact).datePickerStyle(.graphical).datePickerStyle(.wheel)
        .labelsHidden()
      DatePicker("", selection: $date).datePickerStyle(GraphicalDatePickerStyle()).datePickerStyle(
        WheelDatePickerStyle()
      ).datePickerStyle(CompactDatePickerStyle())
      MultiDatePicker("Dates", selection: $days)
      ColorPicker("Color", selection: $color)
      ColorPicker("Color", selection: $color, supportsOpacity: false)
      ColorPicker(selection: $color) { Text("Color") }
    }
    VStack {
      ProgressView()
      ProgressView("Loading")
      ProgressView("Loading…", value: 0.5)
      ProgressView(value: amount)
      ProgressView(value: amount, total: 10)
      ProgressView(value: share, total: 1.0) { Text("L") }
      ProgressView(value: amount) {
        Text("L")
      } currentValueLabel: {
        Text("50 %")
      }
      ProgressView(title, value: amount, total: 3)
      ProgressView { Text("L") }
      ProgressView(timerInterval: date...date.addingTimeInterval(3), countsDown: true)
      ProgressView(Progress(totalUnitCount: 3))
      ProgressView(value: Optional(0.3))
      ProgressView().progressViewStyle(.circular).progressViewStyle(.linear).progressViewStyle(
        CircularProgressViewStyle(tint: .red))
      ProgressView(value: 0.3).progressViewStyle(LinearProgressViewStyle()).progressViewStyle(BarProgressStyle())
        .controlSize(.mini)
      ProgressView(value: 0.3).progressViewStyle(LinearProgressViewStyle(tint: .red)).progressViewStyle(
        CircularProgressViewStyle())
      Gauge(value: amount) { Text("G") }
      Gauge(value: amount, in: 0...10) {
        Text("G")
      } currentValueLabel: {
        Text("\(amount)")
      }
      Gauge(value: amount, in: 0...10) {
        Text("G")
      } currentValueLabel: {
        Text("1")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      Gauge(value: amount) { Text("G") }.gaugeStyle(.accessoryCircular).gaugeStyle(.accessoryLinear).gaugeStyle(
        .linearCapacity
      ).gaugeStyle(RingGaugeStyle())
      Gauge(value: amount) { Text("G") }.gaugeStyle(.accessoryCircularCapacity).gaugeStyle(.accessoryLinearCapacity)
        .gaugeStyle(.automatic)
      GroupBox { Text("A") }
      GroupBox("Title") { Text("A") }
      GroupBox(title) { Text("A") }
      GroupBox(label: Text("Title")) { Text("A") }
      GroupBox(label: Label("A", systemImage: "star")) { Text("A") }.groupBoxStyle(CardGroupStyle())
      GroupBox {
        Text("A")
      } label: {
        Text("L")
      }
      DisclosureGroup("More") { Text("A") }
      DisclosureGroup("More", isExpanded: $isOn) { Text("A") }
      DisclosureGroup(title) { Text("A") }
      DisclosureGroup(isExpanded: $isOn) {
        Text("A")
      } label: {
        Text("L")
      }
      DisclosureGroup {
        Text("A")
      } label: {
        Text("L")
      }
      DisclosureGroup(isExpanded: $isOn, content: { Text("A") }, label: { Text("L") }).disclosureGroupStyle(
        ArrowDisclosureStyle()
      ).disclosureGroupStyle(.automatic)
      DisclosureGroup(content: { Text("A") }, label: { Text("L") })
      ContentUnavailableView("None", systemImage: "star")
      ContentUnavailableView("None", systemImage: "star", description: Text("D"))
      ContentUnavailableView {
        Label("A", systemImage: "star")
      } description: {
        Text("D")
      } actions: {
        Button("A") {}
      }
      ContentUnavailableView.search
      ContentUnavailableView.search(text: chosen)
      ShareLink(item: URL(string: "https://example.org")!)
      ShareLink("Share", item: "Text")
      ShareLink(item: "Text") { Label("S", systemImage: "star") }
      ShareLink(item: "Text", subject: Text("S"), message: Text("M"), preview: SharePreview("P", image: Image("a")))
      ShareLink(items: ["a", "b"])
      Text("A").labelStyle(StackedLabelStyle()).labeledContentStyle(RowContentStyle()).menuStyle(PlainMenuStyle())
        .formStyle(RowFormStyle())
      Text("A").controlGroupStyle(LineControlGroupStyle()).datePickerStyle(PaletteDateStyle()).textFieldStyle(
        OutlinedFieldStyle())
    }
  }
}

struct Fields: View {
  enum Field: Hashable { case name, mail, code(Int) }
  @State private var text = ""
  @State private var optional: String?
  @State private var number = 0
  @State private var price: Double? = nil
  @State private var amount: Decimal = 0
  @State private var selection: TextSelection?
  @State private var rich = AttributedString("")
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool
  @FocusState var isOther
  @Binding var bound: String

  init(bound: Binding<String>) {
    _bound = bound
    _text = State(initialValue: bound.wrappedValue)
    self._number = State(wrappedValue: 3)
  }

  var body: some View {
    Form {
      TextField("Name", text: $text)
      TextField("Name", text: $text, prompt: Text("Prompt"))
      TextField("Name", text: $text, axis: .vertical)
      TextField("Name", text: $text, prompt: Text("P").foregroundColor(.gray), axis: .vertical)
      TextField(text: $text) { Text("Name") }
      TextField(text: $text, prompt: Text("P")) { Text("Name") }
      TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: {})
      TextField("Name", text: $text, onCommit: { text = "" })
      TextField("Name", text: $text) { editing in isFocused = editing }
      TextField("Name", text: $text) { editing in
        isFocused = editing
      } onCommit: {
        text = ""
      }
      TextField("Number", value: $number, format: .number)
      TextField("Price", value: $price, format: .currency(code: "USD"))
      TextField("Amount", value: $amount, format: .number, prompt: Text("P"))
      TextField("Number", value: $number, formatter: NumberFormatter())
      TextField("Name", text: $text, selection: $selection)
      TextField("Name", text: Binding(get: { optional ?? "" }, set: { optional = $0.isEmpty ? nil : $0 }))
      TextField("Name", text: $optional ?? "")
      TextField("", text: $bound.trimmed)
      SecureField("Password", text: $text)
      SecureField("Password", text: $text, prompt: Text("P"))
      SecureField(text: $text) { Text("L") }
      SecureField("Password", text: $text) { text = "" }
      TextEditor(text: $text).scrollContentBackground(.hidden).frame(minHeight: 100)
      TextEditor(text: $rich)
    }
    .formStyle(.grouped)
    Group {
      TextField("A", text: $text)
        .textFieldStyle(.roundedBorder).textFieldStyle(.plain).textFieldStyle(RoundedBorderTextFieldStyle())
        .textFieldStyle(PlainTextFieldStyle())
        .focused($field, equals: .name).focused($isFocused).submitLabel(.next).onSubmit { field = .mail }
        .onSubmit(of: .text) { isFocused = false }.submitScope()
        .keyboardType(.emailAddress).keyboardType(.numberPad).keyboardType(.decimalPad).keyboardType(
          UIKeyboardType.phonePad
        )
        .textContentType(.emailAddress).textContentType(.oneTimeCode).textContentType(UITextContentType.password)
        .autocapitalization(.none).textInputAutocapitalization(.never).textInputAutocapitalization(.words)
        .disableAutocorrection(true)
        .autocorrectionDisabled().autocorrectionDisabled(true).textInputSuggestions {
          Text("A").textInputCompletion("A")
        }
        .onChange(of: text) { newValue in number = newValue.count }
        .onChange(of: text) { number = text.count }
        .onChange(of: text) { old, new in number = new.count - old.count }
        .onChange(of: text, initial: true) { number = 1 }
        .onChange(of: text, perform: { value in number = value.count })
        .onChange(of: field) { _, new in if new == .code(1) { number = 0 } }
        .onKeyPress(.return) { .handled }
        .onKeyPress { press in press.key == .escape ? .handled : .ignored }
        .writingToolsBehavior(.disabled)
        .textEditorStyle(.plain)
        .defaultFocus($field, .name)
        .focusable().focusable(true, interactions: .edit).focusEffectDisabled()
        .focusedValue(\.documentTitle, text).focusScope(space)
      Text("A").onTapGesture {
        isFocused = false; field = nil
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer(); Button("Done") { field = nil }
        }
      }
    }
  }
  @Namespace private var space
}

struct DocumentTitleKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  var documentTitle: String? {
    get { self[DocumentTitleKey.self] }
    set { self[DocumentTitleKey.self] = newValue }
  }
}

extension Binding where Value == String {
  var trimmed: Binding<String> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0.trimmingCharacters(in: .whitespaces) })
  }
}

func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> {
  Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
}

extension Binding {
  func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { self.wrappedValue },
      set: { value in
        self.wrappedValue = value; handler(value)
      })
  }
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

struct GraphicsColors: View {
  @State private var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  let title: String
  var body: some View {
    ColorPicker("Ink", selection: $color)
    ColorPicker(title, selection: $color, supportsOpacity: false)
    ColorPicker(LocalizedStringResource("Ink"), selection: $color)
    ColorPicker(selection: $color) { Text(title) }
  }
}
