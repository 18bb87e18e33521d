import Narration
import Semantics

extension Walk {
  /// Proves with new instances what was found with used ones: that each state is where its gestures lead, and that a
  /// gesture without effect has none for somebody who has just come; for each gesture the first and the last such step.
  func finished() throws -> Exploration {
    notePauses()
    guard !isExact else { return exploration }
    for (place, state) in exploration.states.enumerated() where !passed.contains(place) && !state.gestures.isEmpty {
      try prove(state.gestures, leadTo: place)
    }
    struct Kind: Hashable {
      let role: Role?
      let label: String?
      let gesture: Gesture
    }
    var idle: [Kind: (first: Int, last: Int)] = [:]
    for (place, step) in exploration.steps.enumerated() where !step.changed {
      idle[Kind(role: step.node?.role, label: step.node?.label, gesture: step.gesture), default: (place, place)].last =
        place
    }
    for place in Set(idle.values.flatMap { [$0.first, $0.last] }).sorted() {
      try prove(exploration.steps[place].gestures, leadTo: exploration.steps[place].to)
    }
    return exploration
  }

  private func prove(_ gestures: [Gesture], leadTo state: Int) throws {
    let instance = try Instance(explorer, screens: screens, isTwin: false)
    guard (try? instance.perform(gestures)) != nil, places[instance.screen.key] == state else {
      throw HiddenState()
    }
  }
}
