import SwiftUI

/// Forms of initialisers that few files use, and each file that does depends on.
struct RareFields: View {
  @Binding var name: String
  @Binding var amount: Double
  @Binding var maybe: Double?
  @Binding var note: AttributedString
  @State private var selection: TextSelection?
  @State private var marked = AttributedTextSelection()
  private let formatter = NumberFormatter()

  var body: some View {
    TextField(value: $amount, formatter: formatter) { Text("Amount") }
    TextField(value: $maybe, format: .number, prompt: Text("None")) { Text("Maybe") }
    TextField("Amount", value: $amount, formatter: formatter, onEditingChanged: { _ in }, onCommit: {})
    TextField("Amount", value: $amount, formatter: formatter, onEditingChanged: { print($0) })
    TextField("Amount", value: $amount, formatter: formatter, onCommit: {})
    TextField(name, value: $amount, formatter: formatter, onCommit: {})
    TextField(name, value: $amount, formatter: formatter) { editing in print(editing) }
    TextField(text: $name, selection: $selection, axis: .vertical) { Text("Name") }
    TextEditor(text: $note, selection: $marked)
  }
}

struct RareChoices: View {
  @Binding var rows: [RareRow]
  @State private var one: RareRow.ID?
  @State private var some: Set<RareRow.ID> = []
  let title: String

  var body: some View {
    Toggle("Heart", image: .heart, isOn: $rows[0].isOn)
    Toggle(title, image: .heart, isOn: $rows[0].isOn)
    Toggle("All", systemImage: "checkmark", sources: $rows, isOn: \.isOn)
    Toggle(title, image: .heart, sources: $rows, isOn: \.isOn)
    Picker("Size", image: .heart, selection: $rows[0].size) { Text("S").tag(1) }
    Picker(title, image: .heart, selection: $rows[0].size) { Text("S").tag(1) }
    Picker("Sizes", sources: $rows, selection: \.size) { Text("S").tag(1) }
    Picker(title, systemImage: "ruler", sources: $rows, selection: \.size) { Text("S").tag(1) }
    Picker(sources: $rows, selection: \.size) {
      Text("S").tag(1)
    } label: {
      Text("Sizes")
    }
    Picker(selection: $rows[0].size) {
      Text("S").tag(1)
    } label: {
      Text("Size")
    } currentValueLabel: {
      Text("Small")
    }
    List { Section("Fixed") { Text("Row") }.collapsible(false) }
    List($rows, selection: $one) { $row in Text(row.name) }
    List($rows, selection: $some) { $row in TextField("Name", text: $row.name) }
    Button(LocalizedStringResource("Heart"), image: .heart) {}
    ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60)) {
      Text("Tea")
    } currentValueLabel: {
      Text("Soon")
    }
  }
}

struct RareTree: View {
  @Binding var folders: [Folder]
  @State private var one: Folder.ID?
  @State private var some: Set<Folder.ID> = []

  struct Folder: Identifiable {
    let id: Int
    var name = ""
    var folders: [Folder]?
  }

  var body: some View {
    List($folders, children: \.folders) { $folder in TextField("Name", text: $folder.name) }
    List($folders, children: \.folders, selection: $one) { $folder in Text(folder.name) }
    List($folders, children: \.folders, selection: $some) { $folder in Text(folder.name) }
    OutlineGroup($folders, children: \.folders) { $folder in Text(folder.name) }
  }
}

struct RareRow: Identifiable, Hashable {
  let id: Int
  var name = ""
  var isOn = false
  var size = 1
}

extension ImageResource {
  fileprivate static let heart = ImageResource(name: "heart", bundle: .main)
}

// Initialisers that a file adds lean on what a type demands of its parameters.
extension NavigationLink where Label == Text {
  init(titled title: String, @ViewBuilder destination: () -> Destination) {
    self.init(title, destination: destination)
  }
}

extension Picker where Label == EmptyView {
  init(unnamed selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { EmptyView() }
  }
}

extension Label where Icon == Image {
  init(systemImage: String, @ViewBuilder title: () -> Title) {
    self.init(title: title) { Image(systemName: systemImage) }
  }
}

struct RareShapes: View {
  let drawing: CGPath
  let picture: CGImage

  var body: some View {
    ConcentricRectangle().fill(.blue)
    ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true).fill(.blue)
    Circle().size(width: 20, height: 20, anchor: .center).fill(.red)
    Circle().size(CGSize(width: 20, height: 20), anchor: .top).fill(.red)
    Path(drawing).normalized().stroke(.red)
    Path(Circle().path(in: CGRect(x: 0, y: 0, width: 8, height: 8)).cgPath).stroke(.red)
    Image(picture, scale: 2, orientation: .up, label: Text("Picture"))
    Image(decorative: picture, scale: 2)
    Image(size: CGSize(width: 8, height: 8), label: Text("Dot")) { $0.fill(Path(CGRect.zero), with: .color(.red)) }
    Image(uiImage: UIImage(cgImage: picture, scale: 2, orientation: .left))
    Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient)
    Text("Moved").clipShape(.rect(corners: .fixed(8)))
      .frame(width: CGSize(width: 1, height: 2).applying(.identity).width)
      .frame(
        height: CGRect.zero.applying(.identity).inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).height)
  }
}

struct RareTexts: View {
  @Environment(\.autocorrectionDisabled) private var isPlain

  var body: some View {
    Text("Aligned").multilineTextAlignment(strategy: .layoutBased).writingDirection(strategy: .contentBased)
    Text(.currentDate, format: .timer(countingDownIn: Date.now..<Date.distantFuture, maxPrecision: .seconds(60)))
    Text(TimeDataSource<Date>.currentDate, format: .dateTime.hour().minute())
    Text("Spaced").lineHeight(.multiple(factor: 1.5)).textVariant(.sizeDependent)
    Text("ไทย").typesettingLanguage(.automatic).typesettingLanguage(.init(languageCode: .thai)).bold()
    Label("Wide", systemImage: "star").labelReservedIconWidth(24).labelIconToTitleSpacing(8)
    Text(isPlain ? "Plain" : "Corrected").font(Font(UIFont.systemFont(ofSize: 12) as CTFont))
      .environment(\.openURL, OpenURLAction { .systemAction($0, prefersInApp: true) })
      .autocorrectionDisabled()
  }
}

struct RareAnswers: View {
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  @Environment(\.appearsActive) private var appearsActive
  @Environment(\.keyboardShortcut) private var keyboardShortcut
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.disableAutocorrection) private var disableAutocorrection

  var body: some View {
    if appearsActive, !isLuminanceReduced, labelsVisibility != .hidden, disableAutocorrection != true {
      Text(isScrollEnabled ? "Scrolls" : "Rests").badge(keyboardShortcut == nil ? 0 : 1)
    }
    if let star = UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate).withTintColor(.systemRed) {
      Image(uiImage: star)
    }
  }
}
