import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// Timers fire as often as falls into the time that is waited.
@MainActor
struct TimerTests {
  @Test func aRepeatingTimerFiresUntilItIsInvalidated() throws {
    struct Counting: View {
      @State private var count = 0
      @State private var timer = Timer()
      var body: some View {
        Text("\(count)").onAppear {
          timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
            MainActor.assumeIsolated { count += 1 }
          }
        }
        Button("Stop") { timer.invalidate() }
      }
    }
    #expect(
      try heard(
        Counting(), .wait(seconds: 1.6), .focus(.label("Stop")), .activate(1), .wait(seconds: 60), .first)
        == ["1", "2", "3", "Stop, button", "Stop", "3"])
  }

  @Test func aTimerPublisherFiresWhileTheViewIsThere() throws {
    struct Countdown: View {
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @Binding var left: Int
      var body: some View {
        Text("\(left) left").onReceive(timer) { _ in if left > 0 { left -= 1 } }
      }
    }
    struct Screen: View {
      @State private var left = 9
      @State private var isShown = true
      var body: some View {
        Button("Close") { isShown = false }
        if isShown { Countdown(left: $left) }
        Text("Total \(left)")
      }
    }
    let view = try MountedView(Screen())
    #expect(
      try heard(view, [.next(1), .wait(seconds: 2.5), .previous(1), .activate(1), .wait(seconds: 5), .last])
        == ["9 left", "8 left", "7 left", "Close, button", "Close", "Total 7"])
  }

  @Test func aTimerOfAModelRunsToo() throws {
    final class Model: ObservableObject {
      @Published var seconds = 0
      private var parts = Set<AnyCancellable>()
      init() {
        Timer.publish(every: 1, on: .main, in: .default).autoconnect()
          .sink { [weak self] _ in self?.seconds += 1 }
          .store(in: &parts)
      }
    }
    struct Watch: View {
      @StateObject private var model = Model()
      var body: some View { Text("\(model.seconds) s") }
    }
    let lines = try heard(Watch(), .wait(seconds: 2), .where)
    #expect(lines == ["1 s", "2 s", "2 s"])
  }

  struct Dispatched: View {
    @State private var count = 0
    @State private var source: (any DispatchSourceTimer)?
    var body: some View {
      Text("\(count)").onAppear {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 1, repeating: .seconds(2))
        source.setEventHandler { MainActor.assumeIsolated { count += 1 } }
        source.resume()
        self.source = source
      }
      Button("Pause") { source?.suspend() }
      Button("Go on") { source?.resume() }
      Button("Stop") { source?.cancel() }
    }
  }

  @Test func aTimerOfDispatchFiresUntilItIsSuspendedOrCancelled() throws {
    let view = try MountedView(Dispatched())
    func count(after seconds: Double) throws -> String? {
      _ = try heard(view, [.wait(seconds: seconds)])
      return view.tree.nodes[0].label
    }
    func press(_ label: String) throws {
      let node = try #require(view.tree.nodes.first { $0.label == label })
      _ = try view.perform(.activate, on: node.id)
    }
    #expect(try count(after: 0.9) == "0")
    #expect(try count(after: 0.2) == "1")
    #expect(try count(after: 4) == "3")
    try press("Pause")
    #expect(try count(after: 60) == "3")
    try press("Go on")
    #expect(try count(after: 1) == "4")
    try press("Stop")
    #expect(try count(after: 60) == "4")
  }

  @Test func aTimerOfDispatchMayFireOnce() throws {
    struct Once: View {
      @State private var text = "Waiting"
      @State private var source: (any DispatchSourceTimer)?
      var body: some View {
        Text(text).onAppear {
          let source = DispatchSource.makeTimerSource(queue: .main)
          source.schedule(deadline: .now() + .milliseconds(500))
          source.setEventHandler { MainActor.assumeIsolated { text += "!" } }
          source.activate()
          self.source = source
        }
      }
    }
    #expect(try heard(Once(), .wait(seconds: 0.4), .wait(seconds: 60), .where) == ["Waiting!", "Waiting!"])
  }

  /// A schedule, the times that are waited, and what is read after each.
  struct Timeline: CustomTestStringConvertible, Sendable {
    let name: String
    let view: @MainActor @Sendable () -> AnyView
    let waits: [Double]
    let lines: [String]
    var testDescription: String { name }

    init<Schedule: TimelineSchedule>(
      _ name: String, _ schedule: @escaping @MainActor @Sendable () -> Schedule, waits: [Double], lines: [String]
    ) {
      self.name = name
      self.waits = waits
      self.lines = lines
      view = {
        AnyView(
          TimelineView(schedule()) { context in
            Text("\(context.date.timeIntervalSince(SemanticEnvironment().now), specifier: "%.1f")")
          })
      }
    }
  }

  nonisolated static let timelines: [Timeline] = [
    Timeline("periodic", { .periodic(from: .now, by: 5) }, waits: [4.9, 0.2, 5], lines: ["0.0", "5.0", "10.0"]),
    Timeline(
      "periodic from before", { .periodic(from: .now - 3, by: 5) }, waits: [1, 1.5], lines: ["-3.0", "2.0"]),
    Timeline("everyMinute", { .everyMinute }, waits: [59, 2, 60], lines: ["0.0", "60.0", "120.0"]),
    Timeline("animation", { .animation }, waits: [0.25, 0.1], lines: ["0.2", "0.3"]),
    Timeline("a slow animation", { .animation(minimumInterval: 2) }, waits: [1, 1], lines: ["0.0", "2.0"]),
    Timeline("a paused animation", { .animation(paused: true) }, waits: [9], lines: ["0.0"]),
    Timeline(
      "explicit", { .explicit([SemanticEnvironment().now + 1, SemanticEnvironment().now + 3]) }, waits: [0.5, 1, 2, 9],
      lines: ["1.0", "1.0", "3.0", "3.0"]),
  ]

  @Test(arguments: timelines) func aTimelineShowsTheDateOfItsEntry(timeline: Timeline) throws {
    let view = try MountedView(environment: SemanticEnvironment(), content: timeline.view)
    var labels: [String?] = []
    for wait in timeline.waits {
      _ = try heard(view, [.wait(seconds: wait)])
      labels.append(view.tree.nodes.first?.label)
    }
    #expect(labels == timeline.lines)
  }
}
