import Accessibility
import Combine
import Foundation
import Narration
import OSLog
import Semantics
import SwiftUI
import Testing
import os

/// Models in the idiom of Combine, as views show them.
@MainActor
struct ModelTests {
  /// A search field's model: what is typed is looked up once typing has paused.
  @MainActor final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var results = "No results"
    private var cancellables = Set<AnyCancellable>()
    private let logger = Logger(subsystem: "shop", category: "search")

    init() {
      $query
        .dropFirst()
        .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .removeDuplicates()
        .map { "Results for \($0)" }
        .receive(on: DispatchQueue.main)
        .sink { [weak self] text in
          self?.logger.info("found \(text, privacy: .public)")
          self?.results = text
          AccessibilityNotification.Announcement(text).post()
        }
        .store(in: &cancellables)
    }
  }

  struct SearchView: View {
    @StateObject private var model = Search()
    var body: some View {
      TextField("Search", text: $model.query)
      Text(model.results)
    }
  }

  @Test func aDebouncedSearchAnnouncesOnce() throws {
    #expect(
      try heard(
        SearchView(), .activate(1), .type("te"), .wait(seconds: 0.2), .type("a"), .wait(seconds: 0.2),
        .wait(seconds: 0.2), .last
      ).suffix(5) == ["te", "a", "~ announcement default", "Results for tea", "Results for tea"])
  }

  @Test func publishedTellsTheNewValueBeforeItIsSet() {
    final class Model: ObservableObject {
      @Published var count = 1
    }
    let model = Model()
    var lines: [String] = []
    let parts = [
      model.objectWillChange.sink { lines.append("will change from \(model.count)") },
      model.$count.sink { lines.append("\($0), still \(model.count)") },
    ]
    model.count = 2
    #expect(lines == ["1, still 1", "will change from 1", "2, still 1"])
    #expect(parts.count == 2)
  }

  @Test func assignWritesToAPublishedProperty() {
    final class Model: ObservableObject {
      @Published var name = ""
      @Published var greeting = ""
      init() { $name.map { "Hello \($0)" }.assign(to: &$greeting) }
    }
    let model = Model()
    model.name = "Ann"
    #expect(model.greeting == "Hello Ann")
  }

  @Test func aModelThatSendsByItselfIsShown() throws {
    final class Model: ObservableObject {
      var count = 0
      func count(up: Int) {
        objectWillChange.send()
        count += up
      }
    }
    struct Counting: View {
      @ObservedObject var model: Model
      var body: some View {
        Button("Count") { model.count(up: 2) }
        Text("\(model.count)")
      }
    }
    #expect(try heard(Counting(model: Model()), .activate(1), .last) == ["Count", "2"])
  }

  @Test func aModelWithAPublisherOfItsOwnIsShown() throws {
    final class Model: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var count = 0 {
        willSet { objectWillChange.send() }
      }
    }
    struct Counting: View {
      @StateObject var model = Model()
      var body: some View {
        Button("Count") { model.count += 1 }
        Text("\(model.count)")
      }
    }
    #expect(try heard(Counting(), .activate(1), .last) == ["Count", "1"])
  }

  @Test func aNotificationIsReceivedWhileTheViewIsThere() throws {
    let name = Notification.Name("basket")
    struct Basket: View {
      let name: Notification.Name
      @State private var count = 0
      var body: some View {
        Button("Add") { NotificationCenter.default.post(name: name, object: nil) }
        Text("\(count)").onReceive(NotificationCenter.default.publisher(for: name)) { _ in count += 1 }
      }
    }
    #expect(try heard(Basket(name: name), .activate(2), .last) == ["Add", "Add", "2"])
  }

  @Test func aValueIsReceivedWheneverItIsAnother() throws {
    struct Digits: View {
      @State private var text = ""
      var body: some View {
        TextField("Digits", text: $text).onReceive(Just(text)) { new in
          let digits = new.filter(\.isNumber)
          if digits != new { text = digits }
        }
      }
    }
    let view = try MountedView(environment: SemanticEnvironment()) { Digits() }
    _ = try heard(view, [.activate(1), .type("1a2b")])
    #expect(view.tree.nodes[0].value == "12")
  }
}
