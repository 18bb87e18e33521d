import Foundation
import HeadlessUI
import Observation
import Semantics
import Testing

/// State, identity and what happens around updates.
@MainActor
struct StateTests {
  @Observable final class Model {
    var count = 0
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func stateOutlivesUpdatesAndEachPlaceHasItsOwn() throws {
    let view = try MountedView(
      VStack {
        Counter()
        Counter()
      })
    _ = try view.perform(.activate, on: view.tree.nodes[1].id)
    _ = try view.perform(.activate, on: view.tree.nodes[1].id)
    #expect(view.tree.nodes.map(\.label) == ["Count 0", "Count 2"])
  }

  @Test func aBranchThatIsLeftForgets() throws {
    struct Switching: View {
      @State private var isOn = true
      var body: some View {
        Toggle("On", isOn: $isOn)
        if isOn { Counter() } else { Text("Off") }
      }
    }
    let view = try MountedView(Switching())
    let toggle = view.tree.nodes[0].id
    _ = try view.perform(.activate, on: view.tree.nodes[1].id)
    #expect(view.tree.nodes.last?.label == "Count 1")
    _ = try view.perform(.activate, on: toggle)
    #expect(view.tree.nodes.last?.label == "Off")
    _ = try view.perform(.activate, on: toggle)
    #expect(view.tree.nodes.last?.label == "Count 0")
    #expect(view.tree.nodes[0].id == toggle)
  }

  @Test func aViewWithAnotherIdentifierStartsAnew() throws {
    struct Renewing: View {
      @State private var round = 1
      var body: some View {
        Button("Again") { round += 1 }
        Counter().id(round)
      }
    }
    let view = try MountedView(Renewing())
    _ = try view.perform(.activate, on: view.tree.nodes[1].id)
    #expect(view.tree.nodes.map(\.label) == ["Again", "Count 1"])
    let before = view.tree.nodes[1].id
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes.map(\.label) == ["Again", "Count 0"])
    #expect(view.tree.nodes[1].id != before)
  }

  @Test func rowsKeepTheirIdentityWhenTheOrderChanges() throws {
    struct Rows: View {
      @State private var names = ["a", "b"]
      var body: some View {
        Button("Swap") { names.reverse() }
        ForEach(names, id: \.self) { name in HStack { Text(name) } }
      }
    }
    let view = try MountedView(Rows())
    let before = Dictionary(uniqueKeysWithValues: view.tree.nodes.map { ($0.label, $0.id) })
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes.map(\.label) == ["Swap", "b", "a"])
    #expect(Dictionary(uniqueKeysWithValues: view.tree.nodes.map { ($0.label, $0.id) }) == before)
  }

  @Test func observableModelsAreFollowed() throws {
    struct Reading: View {
      let model: Model
      var body: some View { Button("\(model.count)") { model.count += 1 } }
    }
    let view = try MountedView(Reading(model: Model()))
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes[0].label == "1")
  }

  @Test func modelsMoveInAnAnimatedChangeOnly() throws {
    struct Rolling: View {
      let model: Model
      var body: some View {
        Button("Roll") { withAnimation { model.count += 1 } }
        Button("Jump") { model.count += 1 }
        Text(model.count, format: .number).contentTransition(.numericText())
      }
    }
    let view = try MountedView(Rolling(model: Model()))
    let motion = Motion(effect: "numericText", change: .replace(from: "0", to: "1"))
    #expect(try view.perform(.activate, on: view.tree.nodes[0].id).map(\.kind) == [.motion(motion)])
    #expect(try view.perform(.activate, on: view.tree.nodes[1].id).isEmpty)
  }

  @Test func changesAndAppearancesAreTold() throws {
    struct Telling: View {
      @State private var count = 0
      @State private var log = ""
      var body: some View {
        Button("Add") { count += 1 }
          .onAppear { log += "appeared " }
          .onChange(of: count) { old, new in log += "\(old)>\(new) " }
        Text(verbatim: log)
      }
    }
    let view = try MountedView(Telling())
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes[1].label == "appeared 0>1 ")
  }

  @Test func aViewThatNeverSettlesIsNamed() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    let error = #expect(throws: HostError.self) { _ = try MountedView(Restless()) }
    #expect(error == .neverSettles(view: "Restless"))
  }

  @Test func hapticsFireOnChangeOnly() throws {
    struct Feeling: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }.sensoryFeedback(.increase, trigger: count / 2)
      }
    }
    let view = try MountedView(Feeling())
    #expect(view.takePendingEvents().isEmpty)
    let id = view.tree.nodes[0].id
    #expect(try view.perform(.activate, on: id).isEmpty)
    #expect(try view.perform(.activate, on: id).map(\.kind) == [.haptic(name: "increase", isPlayed: false)])
  }

  @Test func announcementsCarryTheirPriority() throws {
    struct Announcing: View {
      var body: some View {
        Button("Say") {
          var text = AttributedString("Saved")
          text.accessibilitySpeechAnnouncementPriority = .high
          AccessibilityNotification.Announcement(text).post()
        }
      }
    }
    let view = try MountedView(Announcing())
    let events = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(events.map(\.kind) == [.announcement(text: "Saved", priority: .high)])
  }

  @Test func focusGoesBothWays() throws {
    struct Focusing: View {
      @AccessibilityFocusState private var isFocused: Bool
      var body: some View {
        Button("Jump") { isFocused = true }
        Text(isFocused ? "Here" : "There").accessibilityFocused($isFocused)
      }
    }
    let view = try MountedView(Focusing())
    let text = view.tree.nodes[1].id
    let events = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(events.map(\.kind) == [.focusRequested])
    #expect(events.map(\.node) == [text])
    _ = try view.focus(text)
    #expect(view.tree.nodes[1].label == "Here")
    _ = try view.focus(view.tree.nodes[0].id)
    #expect(view.tree.nodes[1].label == "There")
  }
}
