import HeadlessUI
import Narration
import Semantics
import Testing

/// Tabs: the bar beneath them, what is kept of them, and pages.
@MainActor
struct TabViewTests {
  struct Tabs: View {
    @State private var selection = "home"
    var body: some View {
      TabView(selection: $selection) {
        Text("Home content").tabItem { Label("Home", systemImage: "house") }.tag("home")
        NavigationStack {
          NavigationLink("Deeper") { Text("Deep") }.navigationTitle("Mail")
        }
        .tabItem { Label("Messages", systemImage: "envelope") }
        .badge(3)
        .tag("mail")
        Text("Me").tabItem {
          Image(systemName: "person")
          Text("Profile")
        }
        .badge("new")
        .tag("me")
      }
    }
  }

  @Test func theContentIsReadBeforeTheBar() throws {
    #expect(
      try Heard(Tabs())(.read) == [
        "Home content", "selected, Home, tab, 1 of 3", "Messages, 3 items, tab, 2 of 3", "Profile, new, tab, 3 of 3",
      ])
  }

  /// Reference images of iOS 26.2 have no badge in the tree.
  @Test func fromIOS26ABadgeIsNotExposed() throws {
    let view = try MountedView(Tabs(), environment: SemanticEnvironment(platform: Platform(.iOS, version: 26)))
    #expect(view.tree.nodes.last?.children.map(\.value) == [nil, nil, nil])
    #expect(view.tree.nodes.last?.children.map(\.drawn) == [["Home"], ["Messages", "3"], ["Profile", "new"]])
  }

  @Test func activationSelectsAndTheCursorStaysOnTheTab() throws {
    let heard = try Heard(Tabs())
    #expect(try heard.activate("Messages") == ["selected, Messages, 2 of 3"])
    #expect(
      try heard(.read) == [
        "Mail, heading", "Deeper, button", "Home, tab, 1 of 3", "selected, Messages, 3 items, tab, 2 of 3",
        "Profile, new, tab, 3 of 3",
      ])
  }

  @Test func aTabThatWasLeftKeepsItsScreens() throws {
    let heard = try Heard(Tabs())
    _ = try heard.activate("Messages")
    _ = try heard.activate("Deeper")
    _ = try heard.activate("Home")
    #expect(heard.labels == ["Home content", "Home", "Messages", "Profile"])
    _ = try heard.activate("Messages")
    #expect(heard.labels == ["Mail", "Deep", "Home", "Messages", "Profile"])
  }

  @Test func aTabAppearsWhenItIsShownAndDisappearsWhenItIsLeft() throws {
    struct Journal: View {
      @State private var entries: [String] = []
      var body: some View {
        TabView {
          ForEach(["a", "b"], id: \.self) { name in
            Text(entries.joined(separator: " ")).tabItem { Text(name) }
              .onAppear { entries.append("+\(name)") }.onDisappear { entries.append("-\(name)") }
          }
        }
      }
    }
    let heard = try Heard(Journal())
    #expect(heard.labels == ["+a", "a", "b"])
    _ = try heard.activate("b")
    #expect(Set(heard.labels[0].split(separator: " ")) == ["+a", "-a", "+b"])
    _ = try heard.activate("a")
    #expect(heard.labels[0].split(separator: " ").count == 5)
  }

  @Test func tabsOfAComponentsOwnTypeTellWhatTheyAreCalled() throws {
    struct Settings: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.tabItem { Text("Settings \(count)") }
      }
    }
    let heard = try Heard(
      TabView {
        Settings()
        Settings().onAppear {}.padding()
      })
    #expect(heard.labels == ["Count 0", "Settings 0", "Settings 0"])
    _ = try heard.activate("Count 0")
    #expect(heard.labels == ["Count 1", "Settings 1", "Settings 0"])
  }

  @Test func theTabsOfIOS18() throws {
    enum Place: Hashable { case home, search, more }
    struct Root: View {
      @State private var place = Place.home
      let isAdult: Bool
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: Place.home) { Text("At home") }.badge(1)
          if isAdult { Tab("More", image: "more", value: Place.more) { Text("More") }.accessibilityIdentifier("more") }
          TabSection("Finding") {
            Tab(value: Place.search, role: .search) { Text("Results for \(String(describing: place))") }
          }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let heard = try Heard(Root(isAdult: true))
    #expect(
      try heard(.read) == [
        "At home", "selected, Home, 1 item, tab, 1 of 3", "More, tab, 2 of 3", "Search, tab, 3 of 3",
      ])
    #expect(heard.view.tree.nodes.last?.children[1].identifier == "more")
    _ = try heard.activate("Search")
    #expect(heard.labels == ["Results for search", "Home", "More", "Search"])
    #expect(try Heard(Root(isAdult: false)).labels == ["At home", "Home", "Search"])
  }

  @Test func tabsWithoutValuesAndHiddenOnes() throws {
    let heard = try Heard(
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        Tab("Two", systemImage: "2.circle") { Text("Second") }.hidden(true)
        Tab {
          Text("Third")
        } label: {
          Text("Three")
        }
      })
    #expect(try heard(.read) == ["First", "selected, One, tab, 1 of 2", "Three, tab, 2 of 2"])
    _ = try heard.activate("Three")
    #expect(heard.labels == ["Third", "One", "Three"])
  }

  /// A system tab is never dimmed.
  @Test func aDisabledTabIsNotSaidToBeDimmedAndDoesNothing() throws {
    let heard = try Heard(
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        Tab("Two", systemImage: "2.circle") { Text("Second") }.disabled(true)
      })
    #expect(try heard(.focus(.label("Two"))) == ["Two, tab, 2 of 2"])
    _ = try heard(.activate(1))
    #expect(heard.labels.first == "First")
  }

  @Test func aScreenCanHideTheBar() throws {
    let heard = try Heard(
      TabView {
        NavigationStack { NavigationLink("Next") { Text("Here").toolbar(.hidden, for: .tabBar) } }
          .tabItem { Text("One") }
      })
    #expect(heard.labels == ["Next", "One"])
    _ = try heard.activate("Next")
    #expect(heard.labels == ["Back", "Here"])
  }

  @Test func anAccessoryIsReadBeforeTheBar() throws {
    let heard = try Heard(
      TabView { Text("Content").tabItem { Text("One") } }.tabViewBottomAccessory { Text("Now playing") })
    #expect(heard.labels == ["Content", "Now playing", "One"])
  }

  struct Many: View {
    @State private var selection = 1
    var body: some View {
      TabView(selection: $selection) {
        ForEach(1..<8) { number in
          Button("Number \(number), then 2") { selection = 2 }.tabItem { Text("Tab \(number)") }.tag(number)
        }
      }
    }
  }

  @Test func moreThanFiveTabsAreFourAndAListOfTheRest() throws {
    let heard = try Heard(Many())
    #expect(
      try heard(.read) == [
        "Number 1, then 2, button", "selected, Tab 1, tab, 1 of 5", "Tab 2, tab, 2 of 5", "Tab 3, tab, 3 of 5",
        "Tab 4, tab, 4 of 5", "More, tab, 5 of 5",
      ])
    #expect(try heard.activate("More") == ["selected, More, 5 of 5"])
    #expect(
      try heard(.read) == [
        "More, heading", "Tab 5, button", "Tab 6, button", "Tab 7, button", "Tab 1, tab, 1 of 5", "Tab 2, tab, 2 of 5",
        "Tab 3, tab, 3 of 5", "Tab 4, tab, 4 of 5", "selected, More, tab, 5 of 5",
      ])
  }

  @Test func aTabOfTheListStandsOnTopOfIt() throws {
    let heard = try Heard(Many())
    _ = try heard(.last, .activate(1))
    #expect(try heard.activate("Tab 6") == ["~ screen changed", "Number 6, then 2, button"])
    #expect(try heard(.first) == ["More, back button"])
    #expect(try heard(.escape) == ["~ screen changed", "Tab 5, button"])
    _ = try heard.activate("Tab 7")
    _ = try heard.activate("Number 7, then 2")
    #expect(heard.labels == ["Number 2, then 2", "Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
  }

  @Test func fiveTabsHaveAPlaceEach() throws {
    let heard = try Heard(TabView { ForEach(1..<6) { number in Text("Page").tabItem { Text("Tab \(number)") } } })
    #expect(heard.labels == ["Page", "Tab 1", "Tab 2", "Tab 3", "Tab 4", "Tab 5"])
  }

  struct Pages: View {
    let style: PageTabViewStyle
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { Text("Page \($0 + 1)").tag($0) }
      }
      .tabViewStyle(style)
      Text("On \(page)")
    }
  }

  @Test func pagesHaveAControlThatTurnsThem() throws {
    let heard = try Heard(Pages(style: .page))
    #expect(try heard(.read) == ["Page 1", "page 1 of 3, adjustable", "On 0"])
    #expect(try heard(.next(1), .increment(1)) == ["page 1 of 3, adjustable", "page 2 of 3"])
    #expect(try heard(.read) == ["Page 2", "page 2 of 3, adjustable", "On 1"])
    #expect(try heard(.decrement(3)) == ["page 1 of 3", "page 1 of 3", "page 1 of 3"])
  }

  @Test func thePageControlKnowsItsPages() throws {
    let tree = try MountedView(Pages(style: .page)).tree
    let control = try #require(tree.nodes.first { $0.role == .pageControl })
    #expect(control.range == SemanticRange(lower: 1, upper: 3, step: 1, current: 1))
  }

  @Test func aScrollTurnsThePageAndLeadsOntoIt() throws {
    let heard = try Heard(Pages(style: .page(indexDisplayMode: .never)))
    #expect(try heard(.read) == ["Page 1", "On 0"])
    #expect(try heard(.scroll(.left)) == ["page 2 of 3", "~ layout changed", "Page 2"])
    #expect(try heard(.scroll(.right), .scroll(.right)) == ["page 1 of 3", "~ layout changed", "Page 1"])
  }
}
