import HeadlessUI
import Narration
import Semantics
import SwiftUI
import Testing

@testable import Auditing

@MainActor
struct ExplorerTests {
  private func explore(
    _ limits: Explorer.Limits = Explorer.Limits(), _ makeHost: @escaping @MainActor () throws -> any SemanticHost
  ) throws -> Exploration {
    let voice = try #require(Voice.named("voiceover-ios", environment: SemanticEnvironment()))
    return try Explorer(limits: limits, voice: voice, makeHost: makeHost).explore()
  }

  @Test("Every value of a stepper is a state, found on a shortest way")
  func states() throws {
    struct Guests: View {
      @State var guests = 2
      var body: some View { Stepper("Guests", value: $guests, in: 1...4) }
    }
    let exploration = try explore { try MountedView(Guests()) }
    #expect(exploration.states.map { $0.tree.nodes.first { _ in true }?.value } == ["2", "1", "3", "4"])
    #expect(exploration.states.map(\.gestures.count) == [0, 2, 2, 4])
    #expect(exploration.stepCount == 6)
    let isExact = exploration.isExact
    #expect(!isExact)
  }

  @Test("A screen is laid out once, however often it is met")
  func onceLaidOut() throws {
    struct Guests: View {
      @State var guests = 2
      var body: some View { Stepper("Guests", value: $guests, in: 1...4) }
    }
    let exploration = try explore { try MountedView(Guests()) }
    #expect(!exploration.steps.isEmpty)
    for step in exploration.steps {
      #expect(step.before === exploration.states[step.from].tree)
      #expect(step.after === exploration.states[step.to].tree)
    }
  }

  @Test("The same walk gives the same result")
  func deterministic() throws {
    struct Row: View {
      @State var count = 1
      @State var isGift = false
      var body: some View {
        Toggle("Gift wrap", isOn: $isGift)
        if isGift { Text("Wrapped") }
        Stepper("Mugs", value: $count, in: 0...3)
      }
    }
    func lines() throws -> [String] {
      try explore { try MountedView(Row()) }.steps.map { "\($0.from)→\($0.to) \($0.gestures) \($0.heard)" }
    }
    let first = try lines()
    #expect(first.count == 20)
    #expect(try lines() == first)
  }

  @Test("A bound is told, and only when something was left")
  func bounds() throws {
    struct Endless: View {
      @State var count = 0
      var body: some View { Button("More, \(count)") { count += 1 } }
    }
    let states = try explore(.init(states: 3, steps: 100)) { try MountedView(Endless()) }
    #expect(states.bound == "3 states")
    #expect(states.stepCount == 3)
    let steps = try explore(.init(states: 100, steps: 5)) { try MountedView(Endless()) }
    #expect(steps.bound == "5 steps")
    #expect(steps.stepCount == 5)
    struct Once: View {
      @State var isDone = false
      var body: some View { Button(isDone ? "Done" : "Do") { isDone = true } }
    }
    #expect(try explore(.init(states: 2, steps: 2)) { try MountedView(Once()) }.bound == nil)
  }

  @Test("What a component remembers and does not show is found out, and walked from the start each time")
  func hiddenState() throws {
    struct Tired: View {
      @State var count = 0
      @State var presses = 0
      var body: some View {
        Stepper(
          "Count",
          value: Binding {
            count
          } set: { new in
            presses += 1
            if presses <= 6 { count = new }
          }, in: 0...20)
      }
    }
    let exploration = try explore { try MountedView(Tired()) }
    let found = (exploration.isExact, exploration.stateCount, exploration.problems.count)
    #expect(found == (true, 7, 0))
  }

  @Test("A problem is told with the gestures that lead to it, and the rest is walked")
  func problems() throws {
    struct Restless: View {
      @State var count = 0
      @State var isOn = false
      var body: some View {
        Button("Spin") { count = 1 }
          .onChange(of: count) { count += 1 }
        Toggle("Light", isOn: $isOn)
      }
    }
    let exploration = try explore { try MountedView(Restless()) }
    #expect(exploration.problems.first?.gestures == [.focus(.label("Spin")), .activate(1)])
    #expect(exploration.problems.first?.message.contains("never settles") == true)
    #expect(exploration.stateCount == 2)
  }

  @Test("What cannot appear at all is an error")
  func unmountable() {
    struct Broken: View {
      @State var count = 0
      var body: some View { Text("\(count)").onAppear { count += 1 }.onChange(of: count) { count += 1 } }
    }
    #expect(throws: HostError.self) { try explore { try MountedView(Broken()) } }
  }

  @Test("A text is typed once on a way, and a container's own actions are taken from its first stop")
  func actions() throws {
    struct Note: View {
      @State var text = ""
      @State var isClosed = false
      var body: some View {
        if isClosed {
          Text("Closed")
        } else {
          VStack { TextField("Note", text: $text) }
            .accessibilityElement(children: .contain)
            .accessibilityAction(.escape) { isClosed = true }
        }
      }
    }
    let exploration = try explore { try MountedView(Note()) }
    #expect(exploration.steps.count { $0.gesture == .type("1") } == 2)
    #expect(exploration.steps.contains { $0.gesture == .escape && $0.changed })
  }

  @Test("A long way is walked on, not made anew")
  func quick() throws {
    struct Counter: View {
      @State var count = 0
      var body: some View { Stepper("Count", value: $count, in: 0...60) }
    }
    var made = 0
    let exploration = try explore {
      made += 1
      return try MountedView(Counter())
    }
    #expect(exploration.stateCount == 61)
    #expect(made < 10)
  }
}
