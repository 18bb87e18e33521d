import Narration
import Semantics

/// What came of gestures.
struct Performed {
  /// The last step.
  let step: Step
  /// What was heard where the twin was the first to sound otherwise.
  let difference: Difference?
  /// What the gestures moved by much, with either setting of Reduce Motion.
  var unreduced: [DeclaredMotion] = []

  struct Difference {
    let own: [String]
    let twin: [String]
  }
}

/// A component that is being used, and its twin with the other setting of Reduce Motion.
@MainActor
final class Instance {
  let host: any SemanticHost
  let reader: ScreenReader
  /// The place of the state it is in.
  var state = 0
  private var twin: ScreenReader?
  private var twinHost: (any SemanticHost)?
  private let screens: Screens
  private var lastScreen: Screens.Screen
  private var knownStops: [SpokenStop]?

  init(_ explorer: Explorer, screens: Screens, isTwin: Bool = true) throws {
    host = try explorer.makeHost()
    reader = ScreenReader(host: host, voice: explorer.voice)
    self.screens = screens
    lastScreen = screens.screen(of: host.tree)
    if isTwin, let makeTwin = explorer.makeTwin {
      let host = try makeTwin()
      twinHost = host
      twin = ScreenReader(host: host, voice: explorer.voice)
    }
    screens.work += lastScreen.tree.entries.count * (twin == nil ? 1 : 2)
  }

  var hasTwin: Bool { twin != nil }

  /// What is shown now.
  var screen: Screens.Screen {
    let now = host.tree
    if now != lastScreen.tree.tree {
      lastScreen = screens.screen(of: now)
      knownStops = nil
    }
    return lastScreen
  }

  var stops: [SpokenStop] {
    _ = screen
    if let knownStops { return knownStops }
    let stops = reader.spokenStops()
    knownStops = stops
    return stops
  }

  /// Makes gestures.
  @discardableResult
  func perform(_ gestures: [Gesture]) throws(GestureError) -> Performed {
    var difference: Performed.Difference?
    var last: Step?
    var unreduced: [DeclaredMotion] = []
    for gesture in gestures {
      let step = try reader.perform(gesture)
      screens.work += lastScreen.tree.entries.count * (twin == nil ? 1 : 2)
      if case .wait = gesture, let former = last { last = former.followed(by: step) } else { last = step }
      let found = compare(step)
      if twin != nil, let others = twinHost?.tree.shifts {
        unreduced = host.tree.shifts.filter { own in
          others.contains { $0.effect == own.effect && $0.source == own.source }
        }
      }
      guard let found else { continue }
      difference = found
      // What comes after it would only follow from it.
      twin = nil
    }
    guard let last else { throw .nothingOnScreen }
    return Performed(step: last, difference: difference, unreduced: unreduced)
  }

  /// How long a gesture is given for what it brings about.
  static var patience: Gesture { .wait(.seconds(1)) }

  /// Makes a gesture and gives what it brings about a moment to happen.
  ///
  /// - Returns: What came of it, and the gestures that replay it: with the wait where something happened in it.
  func performPatiently(_ gesture: Gesture) throws(GestureError) -> (performed: Performed, gestures: [Gesture]) {
    let made = try perform([gesture])
    let shown = screen.tree.tree
    let waited = try perform([Self.patience])
    let isQuiet = waited.step.lines.isEmpty && waited.step.events.isEmpty && screen.tree.tree == shown
    guard !isQuiet || waited.difference != nil else { return (made, [gesture]) }
    let both = Performed(
      step: made.step.followed(by: waited.step), difference: made.difference ?? waited.difference,
      unreduced: made.unreduced)
    return (both, [gesture, Self.patience])
  }

  private func compare(_ step: Step) -> Performed.Difference? {
    guard let twin else { return nil }
    let own = heard(step)
    let other = (try? twin.perform(step.gesture)).map(heard) ?? ["nothing: the gesture cannot be made"]
    return own == other ? nil : Performed.Difference(own: own, twin: other)
  }

  /// Everything but the movement.
  private func heard(_ step: Step) -> [String] {
    Transcript.lines(step.lines.filter { if case .event(.motion) = $0 { false } else { true } })
  }
}

extension Step {
  /// The step with what was heard while somebody waited after it.
  fileprivate func followed(by wait: Step) -> Step {
    var step = self
    step.lines += wait.lines
    step.phrases += wait.phrases
    step.events += wait.events
    step.cursorAfter = wait.cursorAfter
    return step
  }
}
