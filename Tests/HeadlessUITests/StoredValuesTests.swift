import Foundation
import HeadlessUI
import Semantics
import Testing

/// What is kept between launches: for one run, and never in the machine's defaults.
@MainActor
struct StoredValuesTests {
  enum Size: String { case small, large }

  private struct Settings: View {
    @AppStorage("count") private var count = 3
    @AppStorage("size") private var size = Size.small
    @AppStorage("name") private var name: String?
    @SceneStorage("count") private var place = 0
    var body: some View {
      Button("Change") {
        count += 1
        size = .large
        name = name == nil ? "Ann" : nil
        place -= 1
      }
      Text("\(count) \(size.rawValue) \(name ?? "nobody") \(place)")
      Reader()
    }
  }

  private struct Reader: View {
    @AppStorage("count") private var count = 0
    var body: some View { Stepper("Count", value: $count) }
  }

  @Test func whatIsSetIsKeptForAllThatNameIt() throws {
    let view = try MountedView(Settings())
    #expect(view.tree.nodes[1].label == "3 small nobody 0")
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes[1].label == "4 large Ann -1")
    #expect(view.tree.nodes[2].value == "4")
    _ = try view.perform(.increment, on: view.tree.nodes[2].id)
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes[1].label == "6 large nobody -2")
  }

  @Test func anotherRunBeginsAnew() throws {
    let view = try MountedView(Settings())
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(try MountedView(Settings()).tree.nodes[1].label == "3 small nobody 0")
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
  }

  @Test func otherDefaultsAreKeptApart() throws {
    struct Both: View {
      let other: UserDefaults
      @AppStorage("count") private var count = 0
      var body: some View {
        Button("Add") { count += 1 }
        Text("\(count)")
        Reader().defaultAppStorage(other)
      }
    }
    let other = try #require(UserDefaults(suiteName: "other"))
    let view = try MountedView(Both(other: other))
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes[1].label == "1")
    #expect(view.tree.nodes[2].value == "0")
  }
}
