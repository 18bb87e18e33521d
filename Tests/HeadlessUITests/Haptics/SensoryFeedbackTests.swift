import Foundation
import HeadlessUI
import Semantics
import Testing

/// Haptics play when a trigger changes, in order, and say whether the platform has them.
@MainActor
struct SensoryFeedbackTests {
  struct Counter<Content: View>: View {
    @State private var count = 0
    @ViewBuilder let content: (Int) -> Content
    var body: some View {
      Button("Add") { withAnimation { count += 1 } }
      content(count)
    }
  }

  @Test(
    arguments: [
      (.success, "success", true, false), (.warning, "warning", true, false), (.error, "error", true, false),
      (.selection, "selection", true, false), (.increase, "increase", false, false),
      (.decrease, "decrease", false, false), (.start, "start", false, false), (.stop, "stop", false, false),
      (.alignment, "alignment", true, true), (.levelChange, "levelChange", false, true),
      (.pathComplete, "pathComplete", true, false), (.impact, "impact", true, false),
      (.impact(weight: .heavy), "impact heavy", true, false),
      (.impact(flexibility: .soft, intensity: 0.5), "impact soft", true, false),
      (.press(.button), "press button", false, false), (.release(.slider), "release slider", false, false),
      (.selection(.on), "selection on", false, false),
    ] as [(SensoryFeedback, String, Bool, Bool)])
  func everyFeedbackHasANameAndItsPlatforms(
    feedback: SensoryFeedback, name: String, iOS: Bool, macOS: Bool
  ) throws {
    for (platform, isPlayed) in [(Platform.iOS18, iOS), (Platform(.macOS, version: 15), macOS)] {
      let view = try MountedView(
        Counter { Text("\($0)").sensoryFeedback(feedback, trigger: $0) },
        environment: SemanticEnvironment(platform: platform))
      #expect(view.takePendingEvents().isEmpty)
      #expect(view.tree.haptics == [HapticTrigger(feedback: name, trigger: "0", nodes: [view.tree.nodes[1].id])])
      let events = try view.perform(.activate, on: view.tree.nodes[0].id)
      #expect(events.map(\.kind) == [.haptic(name: name, isPlayed: isPlayed)])
      #expect(events.map(\.node) == [view.tree.nodes[1].id])
    }
  }

  @Test func aConditionAndAChoiceSeeBothValues() throws {
    let view = try MountedView(
      Counter { count in
        Text("\(count)")
          .sensoryFeedback(.success, trigger: count) { old, new in old == 0 && new == 1 }
          .sensoryFeedback(trigger: count) { old, new in new == 2 ? .error : nil }
      })
    let id = view.tree.nodes[0].id
    #expect(try view.perform(.activate, on: id).map(\.kind) == [.haptic(name: "success", isPlayed: true)])
    #expect(try view.perform(.activate, on: id).map(\.kind) == [.haptic(name: "error", isPlayed: true)])
    #expect(try view.perform(.activate, on: id).isEmpty)
    #expect(view.tree.haptics.map(\.feedback) == ["success"])
  }

  @Test func hapticsComeBeforeMovementsAndOuterOnesBeforeInnerOnes() throws {
    let view = try MountedView(
      Counter { count in
        VStack {
          Text("\(count)").contentTransition(.numericText()).sensoryFeedback(.selection, trigger: count)
          Text("b").sensoryFeedback(.error, trigger: count)
        }
        .sensoryFeedback(.success, trigger: count)
      })
    let events = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(
      events.map(\.kind) == [
        .haptic(name: "success", isPlayed: true), .haptic(name: "selection", isPlayed: true),
        .haptic(name: "error", isPlayed: true),
        .motion(Motion(effect: "numericText", change: .replace(from: "0", to: "1"))),
      ])
    #expect(view.tree.haptics.map(\.feedback) == ["success", "selection", "error"])
  }

  @Test func aViewThatComesBackStartsAnew() throws {
    let view = try MountedView(
      Counter { count in
        if count != 1 { Text("x").sensoryFeedback(.success, trigger: count) }
      })
    let id = view.tree.nodes[0].id
    for _ in 1...2 { #expect(try view.perform(.activate, on: id).isEmpty) }
    #expect(try view.perform(.activate, on: id).count == 1)
  }
}
