import SwiftUI

enum Route: Hashable { case detail(Int), settings }
enum Problem: LocalizedError {
  case offline
  var errorDescription: String? { "Offline" }
}

struct Item: Identifiable, Hashable, Codable {
  let id: UUID
  var name: String
  var isDone = false
  var children: [Item]?
  init(id: UUID = UUID(), name: String) { self.id = id; self.name = name }
  static let samples = [Item(name: "A"), Item(name: "B")]
}

struct Screens: View {
  @State private var path = NavigationPath()
  @State private var routes: [Route] = []
  @State private var isShown = false
  @State private var item: Item?
  @State private var error: Problem?
  @State private var selection: Item.ID?
  @State private var tab = 0
  @State private var query = ""
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var detent = PresentationDetent.medium
  @State private var active: Int? = nil
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dismiss) var dismissAction: DismissAction
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
  @Environment(\.openURL) private var openURL
  @Environment(\.isPresented) private var isPresented
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    NavigationStack {
      List { NavigationLink("A") { Text("B") } }.navigationTitle("Title")
    }
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Detail", value: Route.detail(1))
        NavigationLink(value: Route.settings) { Label("A", systemImage: "gear") }
        NavigationLink(value: item) { Text("Optional") }
        NavigationLink(destination: Text("B")) { Text("A") }
        NavigationLink(destination: { Text("B") }) { Text("A") }
        NavigationLink {
          Text("B")
        } label: {
          Text("A")
        }
        NavigationLink(destination: Text("B"), isActive: $isShown) { EmptyView() }
        NavigationLink(destination: Text("B"), tag: 1, selection: $active) { Text("A") }
        NavigationLink("A", destination: Text("B"))
        NavigationLink("A", isActive: $isShown) { Text("B") }
        Button("Push") {
          path.append(Route.settings); path.removeLast(); path.removeLast(path.count); path = .init()
        }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .detail(let id): Text("\(id)")
        case .settings: Text("S")
        }
      }
      .navigationDestination(isPresented: $isShown) { Text("B") }
      .navigationDestination(item: $item) { Text($0.name) }
      .navigationTitle("T").navigationTitle(query).navigationTitle(Text("T")).navigationTitle($query)
      .navigationSubtitle("Sub")
      .navigationBarTitleDisplayMode(.inline).navigationBarTitleDisplayMode(.large).toolbarTitleDisplayMode(
        .inlineLarge
      )
      .navigationBarTitle("T").navigationBarTitle(Text("T"), displayMode: .inline).navigationBarTitle(
        "T", displayMode: .large
      )
      .navigationBarItems(leading: Button("A") {}, trailing: Button("B") {}).navigationBarItems(trailing: Text("A"))
      .navigationBarHidden(true).navigationBarBackButtonHidden(true).navigationBarBackButtonHidden()
      .toolbarRole(.editor).toolbarBackground(.visible, for: .navigationBar).toolbarBackground(
        .red, for: .navigationBar, .tabBar
      )
      .toolbarColorScheme(.dark, for: .navigationBar).toolbar(.hidden, for: .tabBar).toolbar(.hidden).toolbarVisibility(
        .hidden, for: .navigationBar
      )
      .toolbarBackgroundVisibility(.visible, for: .navigationBar).toolbarTitleMenu { Button("A") {} }
    }
    NavigationStack(path: $routes) { Text("A") }
    NavigationView { Text("A") }.navigationViewStyle(.stack).navigationViewStyle(StackNavigationViewStyle())
    NavigationSplitView {
      List(Item.samples, selection: $selection) { Text($0.name) }
    } detail: {
      Text("D")
    }
    NavigationSplitView(columnVisibility: $visibility) {
      Text("S")
    } content: {
      Text("C")
    } detail: {
      Text("D")
    }
    .navigationSplitViewStyle(.balanced).navigationSplitViewColumnWidth(200).navigationSplitViewColumnWidth(
      min: 1, ideal: 2, max: 3)
    toolbars
    modals
    tabs
  }

  @ViewBuilder private var toolbars: some View {
    Text("A")
      .toolbar { Button("A") {} }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
        ToolbarItem(placement: .topBarLeading) { Button("A") {} }
        ToolbarItem { Button("A") {} }
        ToolbarItem(placement: .principal) { Text("A").font(.headline) }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Done") { presentationMode.wrappedValue.dismiss() } }
        ToolbarItem(placement: .destructiveAction) { Button("D", role: .destructive) { mode.wrappedValue.dismiss() } }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("A") {}; Spacer(); Button("B") {}
        }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("A") {}
        } label: {
          Text("L")
        }
        ToolbarItem(placement: .status) { Text("S") }
      }
      .toolbar {
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarSpacer(.flexible)
        ToolbarItem(placement: .topBarTrailing) { Button("A") {} }.sharedBackgroundVisibility(.hidden)
        if isShown { ToolbarItem(placement: .automatic) { Button("A") {} } }
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        items
      }
      .toolbar(id: "main") { ToolbarItem(id: "a", placement: .secondaryAction) { Button("A") {} } }
    Text("A")
      .toolbar(content: makeToolbar)
      .searchable(text: $query)
      .searchable(text: $query, prompt: "Search")
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("S"))
    Text("A")
      .searchable(text: $query, isPresented: $isShown, prompt: "Search")
      .searchSuggestions { Text("A").searchCompletion("a") }
      .searchScopes($tab) { Text("A").tag(0) }
      .tabViewSearchActivation(.searchTabSelection)
      .searchPresentationToolbarBehavior(.avoidHidingContent).searchToolbarBehavior(.minimize)
    Text("A")
      .onSubmit(of: .search) { openURL(URL(string: "https://example.org")!) }
      .refreshable { await load() }
      .environment(\.openURL, OpenURLAction { url in .handled })
      .environment(\.openURL, OpenURLAction { _ in return .systemAction })
    Text("A")
      .onOpenURL { url in query = url.absoluteString }
      .safeAreaBar(edge: .bottom) { Text("Bar") }
      .scrollEdgeEffectStyle(.soft, for: .top)
    Text("A")
      .backgroundExtensionEffect()
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) { Text("A") }
    ToolbarItem(placement: .topBarLeading) { Text("B") }
  }

  @ToolbarContentBuilder func makeToolbar() -> some ToolbarContent {
    ToolbarItemGroup(placement: .navigationBarLeading) { Text("A") }
  }

  private var modals: some View {
    VStack {
      Text("A")
        .sheet(isPresented: $isShown) { Text("S") }
        .sheet(isPresented: $isShown, onDismiss: { item = nil }) { Text("S").presentationDetents([.medium, .large]) }
        .sheet(isPresented: $isShown, onDismiss: reset, content: { NavigationStack { Text("S") } })
        .sheet(isPresented: $isShown, onDismiss: reset, content: makeSheet)
      Text("A")
        .sheet(isPresented: $isShown, content: makeSheet)
        .sheet(item: $item) { item in Text(item.name) }
        .sheet(item: $item, onDismiss: reset) { Text($0.name) }
        .sheet(item: $item, content: { Text($0.name) })
      Text("A")
        .fullScreenCover(isPresented: $isShown) { Text("F") }
        .fullScreenCover(item: $item) { Text($0.name) }
        .fullScreenCover(isPresented: $isShown, onDismiss: reset) { Text("F") }
        .popover(isPresented: $isShown) { Text("P").presentationCompactAdaptation(.popover) }
      Text("A")
        .popover(isPresented: $isShown, attachmentAnchor: .point(.top), arrowEdge: .bottom) { Text("P") }
        .popover(isPresented: $isShown, arrowEdge: .top) { Text("P") }
        .popover(item: $item) { Text($0.name) }
        .inspector(isPresented: $isShown) { Text("I").inspectorColumnWidth(min: 1, ideal: 2, max: 3) }
      Text("A")
        .presentationDetents([.fraction(0.3), .height(200), .large], selection: $detent)
        .presentationDragIndicator(.visible).presentationCornerRadius(8).presentationBackground(.thinMaterial)
        .presentationBackground { Color.red }.presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationContentInteraction(.scrolls).presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
      Text("A")
        .presentationSizing(.fitted).interactiveDismissDisabled().interactiveDismissDisabled(isShown)
        .alert("Title", isPresented: $isShown) { Button("OK", role: .cancel) {} }
        .alert("Title", isPresented: $isShown) {
          Button("OK") {}
        } message: {
          Text("M")
        }
        .alert(query, isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("M") })
      Text("A")
        .alert(Text("T"), isPresented: $isShown) {
          TextField("N", text: $query); Button("OK") {}
        }
        .alert("T", isPresented: $isShown, presenting: item) { item in
          Button(item.name) {}
        } message: {
          Text($0.name)
        }
        .alert(isPresented: $isShown, error: error) { Button("OK") {} }
        .alert(isPresented: $isShown, error: error) { _ in
          Button("OK") {}
        } message: {
          Text($0.failureReason ?? "")
        }
      Text("A")
        .alert(isPresented: $isShown) { Alert(title: Text("T")) }
        .alert(isPresented: $isShown) {
          Alert(title: Text("T"), message: Text("M"), dismissButton: .default(Text("OK")))
        }
        .alert(isPresented: $isShown) {
          Alert(
            title: Text("T"), message: Text("M"), primaryButton: .destructive(Text("D")) { reset() },
            secondaryButton: .cancel())
        }
        .alert(item: $item) { item in
          Alert(
            title: Text(item.name), message: nil, primaryButton: .default(Text("A"), action: reset),
            secondaryButton: .cancel(Text("C")))
        }
      Text("A")
        .actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("T"), message: Text("M"),
            buttons: [.default(Text("A")) {}, .destructive(Text("D"), action: reset), .cancel()])
        }
        .confirmationDialog("T", isPresented: $isShown) { Button("D", role: .destructive) {} }
        .confirmationDialog("T", isPresented: $isShown, titleVisibility: .visible) {
          Button("A") {}
        } message: {
          Text("M")
        }
        .confirmationDialog(Text("T"), isPresented: $isShown, titleVisibility: .hidden, presenting: item) { item in
          Button(item.name) {}
        }
      Text("A")
        .dialogIcon(Image(systemName: "star")).dialogSeverity(.critical)
        .contextMenu {
          Button("A") {};
          Button(role: .destructive) {
          } label: {
            Label("D", systemImage: "trash")
          }
        }
        .contextMenu {
          Button("A") {}
        } preview: {
          Text("P")
        }
        .contextMenu(menuItems: { Button("A") {} })
      Text("A")
        .hoverEffect().hoverEffect(.lift).onHover { isShown = $0 }.defaultHoverEffect(.highlight)
        .onDrag { NSItemProvider() }
        .draggable("A").draggable(query) { Text("P") }
      Text("A")
        .dropDestination(for: String.self) { items, location in
          !items.isEmpty
        } isTargeted: {
          isShown = $0
        }
        .onContinuousHover { phase in if case .active(let point) = phase { query = "\(point)" } }
    }
  }

  private var tabs: some View {
    VStack {
      TabView {
        Text("A").tabItem { Label("A", systemImage: "star") }
        Text("B").tabItem {
          Image(systemName: "star"); Text("B")
        }.badge(3).badge("New")
      }
      TabView(selection: $tab) {
        ForEach(0..<3) { index in Text("\(index)").tag(index) }
      }
      .tabViewStyle(.page).tabViewStyle(.page(indexDisplayMode: .never)).tabViewStyle(
        PageTabViewStyle(indexDisplayMode: .always)
      )
      .indexViewStyle(.page(backgroundDisplayMode: .always)).indexViewStyle(
        PageIndexViewStyle(backgroundDisplayMode: .interactive)
      )
      .tabViewStyle(.automatic).tabViewStyle(.sidebarAdaptable).tabViewStyle(DefaultTabViewStyle())
      .tabBarMinimizeBehavior(.onScrollDown)
      TabView(selection: $tab) {
        Tab("A", systemImage: "star", value: 0) { Text("A") }
        Tab("B", image: "asset", value: 1) { Text("B") }.badge(2)
        Tab("C", systemImage: "star", value: 2, role: .search) { Text("C") }
        Tab(value: 3) {
          Text("D")
        } label: {
          Label("D", systemImage: "star")
        }
        TabSection("More") { Tab("E", systemImage: "star", value: 4) { Text("E") } }
      }
      TabView {
        Tab("A", systemImage: "star") { Text("A") }
        Tab(role: .search) { Text("S") }
        Tab {
          Text("A")
        } label: {
          Text("L")
        }
      }
      .tabViewBottomAccessory { Text("Acc") }
    }
  }

  @ViewBuilder private func makeSheet() -> some View { if isPresented { Text("S") } else { Text("T") } }
  private func reset() {}
  private func load() async {}
}

/// Tabs as a type of its own, which says by its body what they are told by.
struct MainTabs: TabContent {
  var body: some TabContent<Int> {
    Tab("Home", systemImage: "house", value: 1) { Text("A") }
    Tab("Mail", systemImage: "envelope", value: 2) { Text("B") }.badge(3).swipeActions { Button("A") {} }
  }
}

struct MainScreen: View {
  @State private var tab = 1
  var body: some View { TabView(selection: $tab) { MainTabs() } }
}
