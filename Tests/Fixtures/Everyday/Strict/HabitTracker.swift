import SwiftUI

@MainActor
@Observable
final class HabitStore {
  private(set) var habits: [Habit] = []
  private(set) var isLoading = false

  nonisolated init() {}

  func load(from source: some HabitSource = SampleHabits()) async {
    isLoading = true
    defer { isLoading = false }
    habits = await source.habits()
  }

  func toggle(_ habit: Habit) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    habits[index].isDone.toggle()
  }
}

struct Habit: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var isDone = false
}

protocol HabitSource: Sendable {
  func habits() async -> [Habit]
}

struct SampleHabits: HabitSource {
  func habits() async -> [Habit] {
    try? await Task.sleep(for: .milliseconds(300))
    return [Habit(id: 1, name: "Stretch"), Habit(id: 2, name: "Read"), Habit(id: 3, name: "Walk", isDone: true)]
  }
}

struct HabitTracker: View {
  @State private var store = HabitStore()
  @State private var newHabit: String = ""
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.habits) { habit in
          Button {
            store.toggle(habit)
          } label: {
            HStack {
              Text(habit.name)
                .strikethrough(habit.isDone)
              Spacer()
              Image(systemName: habit.isDone ? "checkmark.circle.fill" : "circle")
                .contentTransition(.symbolEffect(.replace))
                .accessibilityHidden(true)
            }
          }
          .accessibilityAddTraits(.isToggle)
          .accessibilityAddTraits(habit.isDone ? .isSelected : [])
        }
      }
      .overlay {
        if store.isLoading {
          ProgressView("Loading habits")
        }
      }
      .navigationTitle("Habits")
      .toolbar {
        Button("New Habit", systemImage: "plus") { isAdding = true }
      }
      .alert("New habit", isPresented: $isAdding) {
        TextField("Name", text: $newHabit)
        Button("Cancel", role: .cancel) {}
        Button("Add") { newHabit = "" }
          .disabled(newHabit.isEmpty)
      }
      .task { await store.load() }
    }
  }
}

#Preview {
  HabitTracker()
}
