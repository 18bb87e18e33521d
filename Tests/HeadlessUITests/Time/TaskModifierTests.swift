import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// The task modifier: when its work begins, and when it is cancelled.
@MainActor
struct TaskModifierTests {
  final class Diary {
    var lines: [String] = []
  }

  struct Loading: View {
    @State private var text = "Loading"
    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .milliseconds(500))
        text = "Loaded"
        AccessibilityNotification.Announcement("Loaded").post()
      }
    }
  }

  @Test func itsWorkIsHeardWhenItsTimeHasCome() throws {
    #expect(
      try heard(Loading(), .where, .wait(seconds: 0.4), .wait(seconds: 0.2))
        == ["Loading", "~ announcement default", "Loaded", "Loaded"])
  }

  struct Leaving: View {
    let diary: Diary
    @State private var isShown = true
    var body: some View {
      Toggle("Show", isOn: $isShown)
      if isShown {
        Text("Here").task {
          do {
            try await Task.sleep(for: .seconds(2))
            diary.lines.append("slept")
          } catch {
            diary.lines.append("cancelled: \(Task.isCancelled)")
          }
        }
      }
    }
  }

  @Test func itIsCancelledWhenTheViewGoes() throws {
    let diary = Diary()
    _ = try heard(Leaving(diary: diary), .wait(seconds: 1), .activate(1), .wait(seconds: 5))
    #expect(diary.lines == ["cancelled: true"])
  }

  @Test func itEndsWhenTheViewStays() throws {
    let diary = Diary()
    _ = try heard(Leaving(diary: diary), .wait(seconds: 1), .wait(seconds: 5))
    #expect(diary.lines == ["slept"])
  }

  struct Searching: View {
    let diary: Diary
    @State private var page = 1
    var body: some View {
      Button("Next") { page += 1 }
        .task(id: page) { [page] in
          do {
            try await Task.sleep(for: .seconds(1))
            diary.lines.append("page \(page)")
          } catch {
            diary.lines.append("not page \(page)")
          }
        }
    }
  }

  @Test func itBeginsAnewWithAnotherValue() throws {
    let diary = Diary()
    _ = try heard(Searching(diary: diary), .wait(seconds: 0.5), .activate(1), .wait(seconds: 2), .activate(1))
    #expect(diary.lines == ["not page 1", "page 2"])
  }

  @Test func anActionThatIsIsolatedElsewhereRuns() throws {
    actor Shelf {
      var books = 3
    }
    struct Counting: View {
      let shelf = Shelf()
      @State private var count = 0
      var body: some View {
        Text("\(count) books").task(priority: .background) { count = await shelf.books }
      }
    }
    #expect(try heard(Counting(), .where) == ["3 books"])
  }

  @Test func refreshRunsTheActionAround() throws {
    struct Reloading: View {
      @Environment(\.refresh) private var refresh
      var body: some View {
        Button("Reload") { Task { await refresh?() } }
      }
    }
    struct Page: View {
      @State private var text = "Old"
      var body: some View {
        VStack {
          Text(text)
          Reloading()
        }
        .refreshable {
          try? await Task.sleep(for: .seconds(1))
          await MainActor.run { text = "New" }
        }
      }
    }
    #expect(
      try heard(Page(), .focus(.label("Reload")), .activate(1), .first, .wait(seconds: 1))
        == ["Reload, button", "Reload", "Old", "New"])
  }

  @Test func anAnimationsCompletionSeesTheChange() throws {
    struct Fading: View {
      @State private var isOn = false
      @AccessibilityFocusState private var isDone: Bool
      var body: some View {
        Button("Fade") {
          withAnimation {
            isOn = true
          } completion: {
            isDone = true
          }
        }
        if isOn { Text("Faded").accessibilityFocused($isDone) }
      }
    }
    #expect(try heard(Fading(), .activate(1)) == ["~ focus requested \"Faded\"", "Faded"])
  }
}
