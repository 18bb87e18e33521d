import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// What is posted later is heard in its moment, in the same order on every run, and endless work is named.
@MainActor
struct MomentsTests {
  /// The idiom of many accessibility examples: the focus moves a little later, when the view is there.
  struct Signing: View {
    @State private var hasFailed = false
    @AccessibilityFocusState private var isOnError: Bool
    var body: some View {
      Button("Sign in") {
        hasFailed = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isOnError = true }
      }
      if hasFailed { Text("Wrong password").accessibilityFocused($isOnError) }
    }
  }

  @Test func aDelayedFocusMovesTheCursorInItsMoment() throws {
    #expect(
      try heard(Signing(), .activate(1), .where, .wait(seconds: 1), .where)
        == [
          "Sign in", "Sign in, button", "~ focus requested \"Wrong password\"", "Wrong password", "Wrong password",
        ])
  }

  /// A bit of everything, of which each has its moment.
  struct Busy: View {
    @State private var text = "Start"
    @State private var count = 0
    @AccessibilityFocusState private var isHere: Bool
    let timer = Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()
    var body: some View {
      Button("Go") {
        Task {
          try? await Task.sleep(for: .milliseconds(300))
          AccessibilityNotification.Announcement("Almost").post()
          try? await Task.sleep(for: .milliseconds(300))
          text = "Ready"
          isHere = true
        }
        Task.detached { await MainActor.run { text = "Working" } }
        DispatchQueue.global().async {
          DispatchQueue.main.async { AccessibilityNotification.Announcement("Soon").post() }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          AccessibilityNotification.Announcement("Over").post()
          withAnimation { count = 100 }
        }
      }
      .sensoryFeedback(.success, trigger: text)
      Text(text).accessibilityFocused($isHere)
      Text("\(count)").contentTransition(.numericText()).onReceive(timer) { _ in count += 1 }
    }
  }

  private func transcript() throws -> [String] {
    try heard(Busy(), .activate(1), .wait(seconds: 0.5), .wait(seconds: 0.5), .wait(seconds: 5), .last)
  }

  @Test func eachMomentIsHeardInItsOrder() throws {
    let lines = try transcript()
    #expect(
      lines
        == [
          "~ haptic success", "~ announcement default", "Soon", "Go",
          "~ announcement default", "Almost",
          "~ focus requested \"Ready\"", "~ haptic success", "Ready",
          "~ announcement default", "Over", "~ motion numericText \"2\" to \"100\"",
          "113",
        ])
  }

  @Test func everyRunIsTheSame() throws {
    let first = try transcript()
    for _ in 0..<50 { #expect(try transcript() == first) }
  }

  @Test func aTaskThatOnlyYieldsIsNamed() throws {
    struct Yielding: View {
      var body: some View {
        Text("Hello").task { while !Task.isCancelled { await Task.yield() } }
      }
    }
    let line = #line - 3
    let error = #expect(throws: HostError.self) { _ = try MountedView(Yielding()) }
    #expect(error == .neverRests(work: "the task at HeadlessUITests/MomentsTests.swift:\(line)"))
  }

  @Test func workThatStartsItselfAgainIsStopped() throws {
    struct Spinning: View {
      @State private var count = 0
      var body: some View {
        Button("Spin") { spin() }
      }
      func spin() {
        count += 1
        DispatchQueue.main.async { spin() }
      }
    }
    let view = try MountedView(Spinning())
    let error = #expect(throws: HostError.self) { _ = try view.perform(.activate, on: view.tree.nodes[0].id) }
    #expect(error == .neverRests(work: "Spinning"))
  }

  @Test func anEndlessTimerIsTooMuchToListenTo() throws {
    struct Ticking: View {
      let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
      var body: some View { Text("Tick").onReceive(timer) { _ in } }
    }
    let error = #expect(throws: GestureError.self) { _ = try heard(Ticking(), .wait(seconds: 60)) }
    #expect(
      error.map { "\($0)" }
        == "something happens at more than 10000 moments of the time that is waited: "
        + "wait for less at a time, or look for a timer with a very short interval")
  }
}
