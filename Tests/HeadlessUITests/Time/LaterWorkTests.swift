import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// Work that a component does later happens when its time has come, and never before.
@MainActor
struct LaterWorkTests {
  /// A way to do something in a second.
  struct Way: CustomTestStringConvertible, Sendable {
    let name: String
    let inASecond: @MainActor @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
    var testDescription: String { name }

    init(
      _ name: String, _ inASecond: @escaping @MainActor @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
    ) {
      self.name = name
      self.inASecond = inASecond
    }
  }

  nonisolated static let ways: [Way] = [
    Way("Task.sleep(for:)") { act in
      Task {
        try? await Task.sleep(for: .seconds(1))
        act()
      }
    },
    Way("Task.sleep(nanoseconds:)") { act in
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        act()
      }
    },
    Way("Task.sleep(until:clock:)") { act in
      Task {
        try? await Task.sleep(until: .now + .seconds(1), clock: .continuous)
        act()
      }
    },
    Way("ContinuousClock().sleep(for:)") { act in
      Task {
        try await ContinuousClock().sleep(for: .seconds(1))
        act()
      }
    },
    Way("SuspendingClock().sleep(for:)") { act in
      Task {
        try await SuspendingClock().sleep(for: .seconds(1))
        act()
      }
    },
    Way("Task.detached and MainActor.run") { act in
      Task.detached {
        try? await Task.sleep(for: .seconds(1))
        await MainActor.run { act() }
      }
    },
    Way("withCheckedContinuation") { act in
      Task {
        await withCheckedContinuation { continuation in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume() }
        }
        act()
      }
    },
    Way("for await over AsyncStream") { act in
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      Task {
        for await number in stream where number == 2 { act() }
      }
      Task {
        for number in 1...2 {
          continuation.yield(number)
          try? await Task.sleep(for: .seconds(1))
        }
        continuation.finish()
      }
    },
    Way("a task group") { act in
      Task {
        await withTaskGroup(of: Void.self) { group in
          for half in 1...2 { group.addTask { try? await Task.sleep(for: .milliseconds(half * 500)) } }
          await group.waitForAll()
        }
        act()
      }
    },
    Way("asyncAfter(deadline:)") { act in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { act() }
    },
    Way("asyncAfter(deadline:) of a DispatchTimeInterval") { act in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1_000)) { act() }
    },
    Way("asyncAfter(wallDeadline:)") { act in
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { act() }
    },
    Way("a DispatchWorkItem") { act in
      DispatchQueue.main.asyncAfter(
        deadline: .now() + 1, execute: DispatchWorkItem { MainActor.assumeIsolated { act() } })
    },
    Way("a background queue and back") { act in
      DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + 0.5) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { act() }
      }
    },
    Way("a dispatch group") { act in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
      DispatchQueue.global().async(group: group) {}
      group.notify(queue: .main) { act() }
    },
    Way("Timer.scheduledTimer") { act in
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { act() } }
    },
    Way("RunLoop.main.add") { act in
      let timer = Timer(timeInterval: 1, repeats: true) { timer in
        timer.invalidate()
        MainActor.assumeIsolated { act() }
      }
      RunLoop.main.add(timer, forMode: .common)
    },
  ]

  struct Delayed: View {
    let way: Way
    @State private var text = "Waiting"
    var body: some View {
      Text(text)
      Button("Go") { way.inASecond { text = "Done" } }
    }
  }

  @Test(arguments: ways) func workIsDoneWhenItIsDue(way: Way) throws {
    let view = try MountedView(Delayed(way: way))
    let lines = try heard(
      view, [.focus(.label("Go")), .activate(1), .first, .wait(seconds: 0.9), .where, .wait(seconds: 0.2), .where])
    #expect(lines == ["Go, button", "Go", "Waiting", "Waiting", "Done", "Done"])
  }

  @Test func whatIsDueNowIsDoneAtOnce() throws {
    struct Ready: View {
      @State private var words: [String] = []
      var body: some View {
        Button("Go") {
          words.append("handler")
          DispatchQueue.main.async { words.append("queue") }
          Task { words.append("task") }
          RunLoop.main.perform { MainActor.assumeIsolated { words.append("loop") } }
        }
        Text(words.joined(separator: " "))
      }
    }
    #expect(try heard(Ready(), .activate(1), .last) == ["Go", "handler queue task loop"])
  }

  @Test func aTaskThatIsCancelledStops() throws {
    struct Cancelling: View {
      @State private var text = "Waiting"
      @State private var task: Task<Void, Never>?
      var body: some View {
        Text(text).onAppear {
          task = Task {
            do {
              try await Task.sleep(for: .seconds(5))
              text = "Slept"
            } catch {
              text = "Cancelled"
            }
          }
        }
        Button("Stop") { task?.cancel() }
      }
    }
    #expect(
      try heard(Cancelling(), .focus(.label("Stop")), .activate(1), .first, .wait(seconds: 9))
        == ["Stop, button", "Stop", "Cancelled"])
  }

  @Test func aComponentReadsTheTimeOfItsScenario() throws {
    struct Clock: View {
      @State private var dates: [String] = []
      var body: some View {
        Text(dates.joined(separator: " ")).task {
          dates.append(Date().formatted(.iso8601))
          let start = ContinuousClock.now
          try? await Task.sleep(for: .seconds(90))
          dates.append(Date.now.formatted(.iso8601))
          dates.append("\(start.duration(to: .now))")
        }
      }
    }
    #expect(
      try heard(Clock(), .wait(seconds: 100), .where).last
        == "2025-01-01T12:00:00Z 2025-01-01T12:01:30Z 90.0 seconds")
    #expect(Date() > Date(timeIntervalSince1970: 1_735_740_000))
  }

  @Test func dateTextsFollowTheTimeThatPassed() throws {
    let start = SemanticEnvironment().now
    #expect(
      try heard(Text(start, style: .timer), .where, .wait(seconds: 75), .where) == ["0:00", "1:15", "1:15"])
  }
}
