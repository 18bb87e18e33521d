import SwiftUI

struct Lists: View {
  @State private var items = Item.samples
  @State private var selected: Item.ID?
  @State private var many = Set<UUID>()
  @State private var name: String?
  @State private var isOn = false
  @State private var order = [KeyPathComparator(\Item.name)]
  @Environment(\.editMode) private var editMode
  let names = ["a", "b"]
  let groups: [String: [Item]] = [:]
  let optional: Item? = nil

  var body: some View {
    Group {
      List { Text("A") }
      List(items) { item in Text(item.name) }
      List(items) { Text($0.name) }.listStyle(.plain).listStyle(.insetGrouped).listStyle(.grouped).listStyle(.inset)
        .listStyle(.sidebar)
      List(names, id: \.self) { name in Text(name) }.listStyle(PlainListStyle()).listStyle(GroupedListStyle())
        .listStyle(InsetGroupedListStyle())
      List(names, id: \.self, selection: $name) { Text($0) }.listStyle(.automatic).listStyle(SidebarListStyle())
        .listStyle(InsetListStyle())
      List(items, selection: $selected) { Text($0.name) }
      List(items, selection: $many) { Text($0.name) }
    }
    Group {
      List(selection: $selected) { ForEach(items) { Text($0.name).tag($0.id) } }
      List(selection: $many) { ForEach(items) { Text($0.name) } }
      List(0..<5) { Text("\($0)") }
      List(1..<6, id: \.self) { i in Text("\(i)") }
      List($items) { $item in Toggle(item.name, isOn: $item.isDone) }
      List($items, id: \.id) { $item in TextField("N", text: $item.name) }
      List($items, editActions: [.delete, .move]) { $item in Text(item.name) }
      List(items, children: \.children) { Text($0.name) }
    }
    sections
    rows
  }

  @ViewBuilder private var sections: some View {
    Group {
      List {
        Section { Text("A") }
        Section("Header") { Text("A") }
        Section(header: Text("H")) { Text("A") }
        Section(header: Text("H"), footer: Text("F")) { Text("A") }
        Section(footer: Text("F")) { Text("A") }
        Section {
          Text("A")
        } header: {
          Text("H")
        }
        Section {
          Text("A")
        } header: {
          Text("H")
        } footer: {
          Text("F")
        }
        Section {
          Text("A")
        } footer: {
          Text("F")
        }
        Section("H", isExpanded: $isOn) { Text("A") }
        Section(names[0]) { OutlineGroup(items, children: \.children) { Text($0.name) } }
      }
    }
  }

  @ViewBuilder private var rows: some View {
    Group {
      List {
        ForEach(items) { Text($0.name) }
          .onDelete { offsets in items.remove(atOffsets: offsets) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        ForEach(items) { Text($0.name) }.onDelete(perform: delete).onMove(perform: move).deleteDisabled(true)
          .moveDisabled(false)
        ForEach(items) { Text($0.name) }.onInsert(of: [.text]) { _, _ in }
        Text("A")
          .swipeActions { Button("Delete", role: .destructive) {} }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button {
            } label: {
              Label("P", systemImage: "pin")
            }.tint(.orange)
          }
          .listRowSeparator(.hidden).listRowSeparator(.hidden, edges: .bottom).listRowSeparatorTint(.red)
          .listSectionSeparator(.hidden)
          .listRowInsets(EdgeInsets()).listRowInsets(.init(top: 1, leading: 2, bottom: 3, trailing: 4)).listRowInsets(
            nil)
        Text("A")
          .listRowBackground(Color.red).listRowBackground(Color(.systemBackground)).listRowSpacing(3)
          .listSectionSpacing(.compact).listSectionSpacing(8)
          .listItemTint(.red).headerProminence(.increased).selectionDisabled().alternatingRowBackgroundsCompat()
      }
      .environment(\.editMode, .constant(.active)).environment(\.defaultMinListRowHeight, 10).environment(
        \.editMode, editMode)
    }
    each0
    each1
    each2
    each3
    each4
    table
  }

  @ViewBuilder private var each0: some View {
    ForEach(0..<3) { Text("\($0)") }
    ForEach(0..<names.count, id: \.self) { index in Text(names[index]) }
    ForEach(0...3, id: \.self) { Text("\($0)") }
    ForEach(names, id: \.self) { name in Text(name) }
    ForEach(names, id: \.self, content: Text.init)
    ForEach(names.indices, id: \.self) { i in Text(names[i]) }
    ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
  }

  @ViewBuilder private var each1: some View {
    ForEach(Array(names.enumerated()), id: \.element) { pair in Text(pair.element) }
    ForEach(Array(items.enumerated()), id: \.element.id) { (index, item) in Text(item.name) }
    ForEach(Array(zip(names, items)), id: \.0) { name, item in Text(name + item.name) }
    ForEach(Array(zip(items.indices, items)), id: \.0) { index, item in Text("\(index)") }
    ForEach(items) { item in if item.isDone { Text(item.name) } else { EmptyView() } }
    ForEach($items) { $item in Toggle(isOn: $item.isDone) { Text(item.name) } }
    ForEach($items, id: \.id) { $item in TextField("", text: $item.name) }
  }

  @ViewBuilder private var each2: some View {
    ForEach($items) { item in TextField("", text: item.name) }
    ForEach(items.indices, id: \.self) { index in TextField("", text: $items[index].name) }
    ForEach(groups.keys.sorted(), id: \.self) { key in ForEach(groups[key] ?? []) { Text($0.name) } }
    ForEach(Array(groups.keys), id: \.self) { Text($0) }
    ForEach(groups.sorted(by: { $0.key < $1.key }), id: \.key) { key, value in Text("\(key) \(value.count)") }
    ForEach(Array(stride(from: 0, to: 10, by: 2)), id: \.self) { Text("\($0)") }
    ForEach(Flavour.allCases, id: \.self) { Text($0.rawValue.capitalized) }
  }

  @ViewBuilder private var each3: some View {
    ForEach(Flavour.allCases, id: \.rawValue) { flavour in Text(flavour.rawValue) }
    ForEach(items.filter { !$0.isDone }.sorted { $0.name < $1.name }.prefix(3)) { Text($0.name) }
    ForEach(items.reversed()) { Text($0.name) }
    ForEach([Color.red, .blue], id: \.self) { color in Circle().fill(color) }
    ForEach([("a", 1), ("b", 2)], id: \.0) { title, count in Text("\(title) \(count)") }
    ForEach(Array(names[0]), id: \.self) { character in Text(String(character)) }
  }

  @ViewBuilder private var each4: some View {
  }

  private var table: some View {
    Table(items, selection: $many, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Done") { item in Text(item.isDone ? "Yes" : "No") }.width(min: 10, ideal: 20, max: 30)
      TableColumn("Name", value: \.name) { Text($0.name) }.width(80)
    }
    .tableStyle(.automatic)
    .onChange(of: order) { _, new in items.sort(using: new) }
  }

  private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  private func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }
}

extension View { fileprivate func alternatingRowBackgroundsCompat() -> some View { self } }

struct Builders: View {
  enum Phase { case loading, loaded([Item]), failed(any Error) }
  @State private var phase: Phase = .loading
  let item: Item?
  let count: Int

  var body: some View {
    content.padding()
    header
    footer(count: 1)
    row(Item(name: "A"))
    Container {
      Text("A"); Text("B")
    }
    Container(title: "T") { Text("A") }
    Card(header: { Text("H") }) { Text("C") }
    Card {
      Text("H")
    } content: {
      Text("C")
    }
    Boxed(content: Text("A"))
    AnyView(erasing: Text("A"))
    count > 3 ? AnyView(Text("A")) : AnyView(Image(systemName: "star"))
    let doubled = count * 2
    Text("\(doubled)")
    if let item { Text(item.name) }
    if let item = item, item.isDone { Text(item.name) } else if count > 2 { Text("B") } else { EmptyView() }
    if case .failed(let error) = phase { Text(error.localizedDescription) }
    if #available(iOS 26, *) { Text("A").glassEffect() } else { Text("A").background(.ultraThinMaterial) }
    if #available(iOS 17.0, macOS 14.0, *) { Text("A").sensoryFeedback(.success, trigger: count) }
    #if os(iOS)
      Text("iOS").navigationBarTitleDisplayMode(.inline)
    #else
      Text("Other")
    #endif
    #if DEBUG
      Text("Debug")
    #endif
    let _ = print("drawn")
  }

  @ViewBuilder private var content: some View {
    switch phase {
    case .loading: ProgressView()
    case .loaded(let items) where items.isEmpty: Text("None")
    case let .loaded(items): ForEach(items) { row($0) }
    case .failed:
      Text("Failed")
      Button("Again") { phase = .loading }
    }
  }

  private var header: some View { Text("H").font(.title) }
  private func footer(count: Int) -> some View { Text("\(count)") }
  @ViewBuilder private func row(_ item: Item) -> some View {
    let title = item.name.uppercased()
    if item.isDone { Text(title).strikethrough() } else { Text(title) }
  }
}

struct Container<Content: View>: View {
  var title: LocalizedStringKey? = nil
  @ViewBuilder var content: () -> Content
  var body: some View {
    VStack {
      if let title { Text(title) }
      content()
    }
  }
}

struct Boxed<Content>: View where Content: View {
  let content: Content
  var body: some View { content }
}

struct Card<Header: View, Content: View>: View {
  private let header: Header
  private let content: Content
  init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
    self.header = header()
    self.content = content()
  }
  var body: some View {
    Group {
      header; content
    }
  }
}

extension Card where Header == EmptyView {
  init(@ViewBuilder content: () -> Content) { self.init(header: { EmptyView() }, content: content) }
}

struct CardModifier: ViewModifier {
  @State private var isOn = false
  @Environment(\.colorScheme) var colorScheme
  var radius: CGFloat = 8
  func body(content: Content) -> some View {
    content.padding().background(colorScheme == .dark ? Color.black : .white).cornerRadius(radius).onTapGesture {
      isOn.toggle()
    }
  }
}

struct ConditionalModifier: ViewModifier {
  let isActive: Bool
  @ViewBuilder func body(content: Self.Content) -> some View {
    if #available(iOS 26.0, *), isActive {
      content.glassEffect(.regular.tint(.red).interactive(), in: .capsule)
    } else {
      content.border(.red)
    }
  }
}

extension View {
  func card(radius: CGFloat = 8) -> some View { modifier(CardModifier(radius: radius)) }
  func concat() -> some View { modifier(CardModifier().concat(ConditionalModifier(isActive: true))) }
  @ViewBuilder func glassIfAvailable() -> some View {
    if #available(iOS 26, *) {
      self.glassEffect(.clear, in: .rect(cornerRadius: 8)).glassEffectID("a", in: Namespace().wrappedValue)
    } else {
      self.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

struct SelectionMenus: View {
  @State private var items: [Item] = []
  @State private var selection: Set<Item.ID> = []
  var body: some View {
    List(items, selection: $selection) { Text($0.name) }
      .contextMenu(forSelectionType: Item.ID.self) { ids in
        if ids.isEmpty { Button("New") {} } else { Button("Delete", role: .destructive) { delete(ids) } }
      } primaryAction: { ids in
        delete(ids)
      }
    Table(items, selection: $selection) { TableColumn("Name", value: \.name) }
      .contextMenu(forSelectionType: Item.ID.self) { _ in Button("Open") {} }
  }
  private func delete(_ ids: Set<Item.ID>) { items.removeAll { ids.contains($0.id) } }
}
