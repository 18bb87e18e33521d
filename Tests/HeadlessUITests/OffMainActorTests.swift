import Foundation
import HeadlessUI
import Observation
import Semantics
import Testing

/// State may be set on any thread; what is set while no action runs shows with the next one.
@MainActor
struct OffMainActorTests {
  /// Work that a handler would detach; a test lets it run on another thread once the action is over, and waits for it.
  @MainActor final class Work {
    private var pending: (@Sendable () async -> Void)?

    func detach(_ work: @escaping @Sendable () async -> Void) { pending = work }

    func finish() async {
      guard let pending else { return }
      await Task.detached(operation: pending).value
    }
  }

  /// Carries something to another thread, as components in Swift 5 mode do without asking.
  struct Sent<Value>: @unchecked Sendable {
    let value: Value
  }

  @Observable final class Model: @unchecked Sendable {
    var count = 0
  }

  final class OldModel: ObservableObject, @unchecked Sendable {
    @Published var count = 0
  }

  private func label(of view: some View, after work: Work, at index: Int = 1) async throws -> String? {
    let view = try MountedView(view)
    let button = view.tree.nodes[0].id
    _ = try view.perform(.activate, on: button)
    await work.finish()
    _ = try view.focus(button)
    return view.tree.nodes[index].label
  }

  @Test func aStateIsSetFromADetachedTask() async throws {
    struct Loading: View {
      let work: Work
      @State private var text = "Nothing"
      var body: some View {
        Button("Load") {
          let text = Sent(value: $text)
          work.detach { text.value.wrappedValue = "Loaded" }
        }
        Text(text)
      }
    }
    let work = Work()
    #expect(try await label(of: Loading(work: work), after: work) == "Loaded")
  }

  @Test func aBindingThatAnimatesIsSetFromADetachedTask() async throws {
    struct Rolling: View {
      let work: Work
      @State private var count = 0
      var body: some View {
        Button("Roll") {
          let count = Sent(value: $count.animation())
          work.detach { count.value.wrappedValue = 1 }
        }
        Text(count, format: .number).contentTransition(.numericText())
      }
    }
    let work = Work()
    let view = try MountedView(Rolling(work: work))
    let button = view.tree.nodes[0].id
    _ = try view.perform(.activate, on: button)
    await work.finish()
    let motion = Motion(effect: "numericText", change: .replace(from: "0", to: "1"))
    #expect(try view.focus(button).map(\.kind) == [.motion(motion)])
  }

  @Test func aModelIsChangedFromADetachedTask() async throws {
    struct Counting: View {
      let work: Work
      let model: Model
      var body: some View {
        Button("Count") {
          let model = model
          work.detach { withAnimation { model.count += 1 } }
        }
        Text("\(model.count)")
      }
    }
    let work = Work()
    #expect(try await label(of: Counting(work: work, model: Model()), after: work) == "1")
  }

  @Test func anObservableObjectIsChangedFromADetachedTask() async throws {
    struct Counting: View {
      let work: Work
      @StateObject var model = OldModel()
      var body: some View {
        Button("Count") {
          let model = model
          work.detach { model.count += 1 }
        }
        Text("\(model.count)")
      }
    }
    let work = Work()
    #expect(try await label(of: Counting(work: work), after: work) == "1")
  }

  @Test func focusIsSetFromADetachedTask() async throws {
    struct Typing: View {
      let work: Work
      @FocusState private var isTyping: Bool
      @AccessibilityFocusState private var isHeard: Bool
      var body: some View {
        Button("Go") {
          let (typing, heard) = (Sent(value: $isTyping), Sent(value: $isHeard))
          work.detach {
            typing.value.wrappedValue = true
            heard.value.wrappedValue = true
          }
        }
        TextField("Name", text: .constant("")).focused($isTyping)
        Text("Here").accessibilityFocused($isHeard)
      }
    }
    let work = Work()
    let view = try MountedView(Typing(work: work))
    let button = view.tree.nodes[0].id
    _ = try view.perform(.activate, on: button)
    await work.finish()
    let events = try view.perform(.activate, on: view.tree.nodes[1].id)
    #expect(view.tree.nodes[1].isEditing == true)
    #expect(events.map(\.kind) == [.focusRequested])
    #expect(events.map(\.node) == [view.tree.nodes[2].id])
  }

  @Test func writesOfManyThreadsAreAllSeen() async throws {
    struct Listing: View {
      let work: Work
      @State private var last = 0
      var body: some View {
        Button("Start") {
          let last = Sent(value: $last)
          work.detach {
            await withTaskGroup { group in
              for number in 1...64 { group.addTask { last.value.wrappedValue = number } }
            }
            last.value.wrappedValue = 100
          }
        }
        Text("\(last)")
      }
    }
    let work = Work()
    #expect(try await label(of: Listing(work: work), after: work) == "100")
  }

  @Test func workThatOutlivesAnAnimatedChangeIsNotAnimated() async throws {
    final class Started {
      var task: Task<Void, Never>?
    }
    struct Rolling: View {
      let work: Started
      @State private var count = 0
      var body: some View {
        Button("Roll") {
          withAnimation {
            work.task = Task { count = 1 }
          }
        }
        Text(count, format: .number).contentTransition(.numericText())
      }
    }
    let work = Started()
    let view = try MountedView(Rolling(work: work))
    let button = view.tree.nodes[0].id
    _ = try view.perform(.activate, on: button)
    await work.task?.value
    #expect(try view.focus(button).isEmpty)
    #expect(view.tree.nodes[1].label == "1")
  }
}
