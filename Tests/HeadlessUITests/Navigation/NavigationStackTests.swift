import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// Screens that are pushed and popped: what is in the tree, where the cursor goes, what is kept.
@MainActor
struct NavigationStackTests {
  struct Shop: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink {
            Text("Ripe and sweet").navigationTitle("Apples")
          } label: {
            HStack {
              Image(systemName: "leaf")
              Text("Apples")
              Text("$2")
            }
          }
          NavigationLink("Pears", value: "pears")
          NavigationLink("Plums", value: "plums").disabled(true)
        }
        .navigationTitle("Fruit")
        .navigationDestination(for: String.self) { Text("All about \($0)") }
      }
    }
  }

  @Test func aLinkIsOneButtonNamedByItsTexts() throws {
    #expect(
      try Heard(Shop())(.read) == [
        "Fruit, heading", "Apples, $2, button", "Pears, button", "Plums, dimmed, button",
      ])
  }

  @Test func activationPushesAndTheCursorGoesBelowTheTitle() throws {
    let heard = try Heard(Shop())
    #expect(try heard.activate("Apples, $2") == ["~ screen changed", "Ripe and sweet"])
    #expect(try heard(.read) == ["Fruit, back button", "Apples, heading", "Ripe and sweet"])
    #expect(heard.view.tree.withheld.isEmpty)
  }

  @Test("The back button and escape lead back to the first element below the title", arguments: [true, false])
  func goingBack(byEscape: Bool) throws {
    let heard = try Heard(Shop())
    _ = try heard.activate("Pears")
    let back = byEscape ? try heard(.escape) : try heard.activate("Fruit")
    #expect(back == ["~ screen changed", "Apples, $2, button"])
    #expect(heard.labels == ["Fruit", "Apples, $2", "Pears", "Plums"])
  }

  @Test func theWayBackFromAScreenWithoutATitleIsCalledBack() throws {
    let view = NavigationStack { NavigationLink("Next") { Text("Here") } }
    for (locale, label, spoken) in [("en_US", "Back", "back button"), ("de_DE", "Zurück", "Zurück Taste")] {
      let heard = try Heard(view, locale: locale)
      _ = try heard.activate("Next")
      #expect(heard.labels == [label, "Here"])
      #expect(heard.view.tree.nodes[0].identifier == "BackButton")
      #expect(try heard(.first) == [spoken])
    }
  }

  @Test func whatIsCoveredKeepsItsStateAndWhatIsPoppedLosesIt() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let heard = try Heard(
      NavigationStack {
        Counter(name: "Root")
        NavigationLink("Next") { Counter(name: "Pushed") }
      })
    _ = try heard.activate("Root 0")
    _ = try heard.activate("Next")
    #expect(try heard.activate("Pushed 0") == ["Pushed 0", "Pushed 1"])
    _ = try heard(.escape)
    #expect(heard.labels == ["Root 1", "Next"])
    _ = try heard.activate("Next")
    #expect(heard.labels == ["Back", "Pushed 0"])
  }

  @Test func screensAppearAndDisappear() throws {
    struct Journal: View {
      @State private var entries: [String] = []
      var body: some View {
        NavigationStack {
          VStack {
            Text(entries.joined(separator: " "))
            NavigationLink("Next") {
              Text(entries.joined(separator: " ")).onAppear { entries.append("+next") }
                .onDisappear { entries.append("-next") }
            }
          }
          .onAppear { entries.append("+root") }
          .onDisappear { entries.append("-root") }
        }
      }
    }
    let heard = try Heard(Journal())
    #expect(heard.labels == ["+root", "Next"])
    _ = try heard.activate("Next")
    #expect(heard.labels == ["Back", "+root -root +next"])
    _ = try heard(.escape)
    #expect(heard.labels.first.map { Set($0.split(separator: " ")) } == ["+root", "-root", "+next", "-next"])
    #expect(heard.labels.first?.filter { $0 == "+" }.count == 3)
  }

  @Test func aPathOfTheComponentLeadsAndFollows() throws {
    struct Journey: View {
      @State private var path = ["a", "b"]
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("To a", value: "a").navigationDestination(for: String.self) { place in
            VStack {
              Text("At \(place) by \(path.joined())")
              NavigationLink("On", value: place + "!")
              Button("Home") { path.removeAll() }
            }
            .navigationTitle(place)
          }
        }
      }
    }
    let heard = try Heard(Journey())
    #expect(heard.labels == ["a", "b", "At b by ab", "On", "Home"])
    _ = try heard.activate("On")
    #expect(heard.labels == ["b", "b!", "At b! by abb!", "On", "Home"])
    _ = try heard(.escape)
    #expect(heard.labels == ["a", "b", "At b by ab", "On", "Home"])
    #expect(try heard.activate("Home") == ["~ screen changed", "To a, button"])
  }

  @Test func aPathOfMixedValuesShowsADestinationForEach() throws {
    struct Journey: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") {
            path.append(3)
            path.append("word")
          }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
          .navigationDestination(for: String.self) { Text("Word \($0), \(path.count) deep") }
        }
      }
    }
    let heard = try Heard(Journey())
    #expect(try heard.activate("Go") == ["~ screen changed", "Word word, 2 deep"])
    _ = try heard(.escape)
    #expect(heard.labels == ["Back", "Number 3"])
  }

  @Test func aPathCanBeStored() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let stored = try JSONEncoder().encode(path.codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    #expect(NavigationPath(read) == path)
    struct Secret: Hashable {}
    path.append(Secret())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["no such type", "1"]"#.utf8))
    }
  }

  @Test func outsideOfAStackALinkIsDimmed() throws {
    #expect(try Heard(NavigationLink("Next") { Text("Here") })(.read) == ["Next, dimmed, button"])
  }

  @Test func aLinkWithoutAValueIsDimmed() throws {
    let heard = try Heard(NavigationStack { NavigationLink("Next", value: Optional<Int>.none) })
    #expect(try heard(.read) == ["Next, dimmed, button"])
  }

  @Test func aValueThatNothingShowsLeadsNowhere() throws {
    let heard = try Heard(NavigationStack { NavigationLink("Next", value: 1) })
    #expect(try heard.activate("Next") == ["Next"])
    #expect(heard.labels == ["Next"])
  }

  @Test("A screen that a binding shows ends the binding when it is left", arguments: ["presented", "item"])
  func bindings(form: String) throws {
    struct Root: View {
      let form: String
      @State private var isPresented = false
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          Button("Show \(isPresented) \(item ?? 0)") {
            if form == "item" { item = 7 } else { isPresented = true }
          }
          .navigationDestination(isPresented: $isPresented) { Text("Presented") }
          .navigationDestination(item: $item) { Text("Item \($0)") }
        }
      }
    }
    let heard = try Heard(Root(form: form))
    let shown = form == "item" ? "Item 7" : "Presented"
    #expect(try heard.activate("Show false 0") == ["~ screen changed", shown])
    #expect(heard.labels == ["Back", shown])
    #expect(try heard(.escape) == ["~ screen changed", "Show false 0, button"])
  }

  @Test("Links of iOS 13 follow their binding", arguments: ["active", "tag", "program"])
  func oldLinks(form: String) throws {
    struct Root: View {
      @State private var isActive = false
      @State private var isFollowed = false
      @State private var choice: Int?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("active", destination: Text("Screen"), isActive: $isActive)
            NavigationLink("tag", destination: Text("Screen"), tag: 2, selection: $choice)
            NavigationLink(destination: Text("Screen"), isActive: $isFollowed) { EmptyView() }
            Button("program") { isFollowed = true }
          }
          .navigationBarTitle("Root \(choice ?? 0)", displayMode: .inline)
        }
        .navigationViewStyle(.stack)
      }
    }
    let heard = try Heard(Root())
    #expect(heard.labels == ["Root 0", "active", "tag", "program"])
    #expect(try heard.activate(form) == ["~ screen changed", "Screen"])
    #expect(heard.labels == [form == "tag" ? "Root 2" : "Root 0", "Screen"])
    _ = try heard(.escape)
    #expect(heard.labels == ["Root 0", "active", "tag", "program"])
  }

  @Test("A pushed screen can be dismissed from inside", arguments: [false, true])
  func dismissal(isOld: Bool) throws {
    struct Detail: View {
      let isOld: Bool
      @Environment(\.dismiss) private var dismiss
      @Environment(\.presentationMode) private var presentationMode
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Button("Leave \(isPresented)") {
          if isOld { presentationMode.wrappedValue.dismiss() } else { dismiss() }
        }
      }
    }
    let heard = try Heard(NavigationStack { NavigationLink("Next") { Detail(isOld: isOld) } })
    _ = try heard.activate("Next")
    #expect(try heard.activate("Leave true") == ["~ screen changed", "Next, button"])
  }

  @Test func anAnnouncedFocusOfTheScreenWins() throws {
    struct Detail: View {
      @AccessibilityFocusState private var isFocused: Bool
      var body: some View {
        Text("First")
        Text("Second").accessibilityFocused($isFocused).onAppear { isFocused = true }
      }
    }
    let heard = try Heard(NavigationStack { NavigationLink("Next") { Detail() } })
    #expect(try heard.activate("Next") == ["~ screen changed", "~ focus requested \"Second\"", "Second"])
  }

  @Test func aSheetHasNoPartInTheStackBehindIt() throws {
    struct Root: View {
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          Button("Open") { isPresented = true }
            .navigationTitle("Root")
            .sheet(isPresented: $isPresented) {
              NavigationStack {
                NavigationLink("Inner") { Text("Deep") }.navigationTitle("Sheet")
              }
            }
        }
      }
    }
    let heard = try Heard(Root())
    _ = try heard.activate("Open")
    #expect(heard.labels == ["Sheet", "Inner"])
    #expect(try heard.activate("Inner") == ["~ screen changed", "Deep"])
    #expect(heard.labels == ["Sheet", "Deep"])
    _ = try heard.activate("Sheet")
    #expect(heard.labels == ["Sheet", "Inner"])
  }
}
