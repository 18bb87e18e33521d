public import Semantics

/// Why a gesture could not be made.
public enum GestureError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nothing on the screen is called so.
  case nothingNamed(Gesture.Target, candidates: [String])
  /// More than one thing is called so.
  case ambiguous(Gesture.Target, places: [String])
  case noSuchAction(String, candidates: [String])
  /// The focused element does not take the gesture.
  case cannot(String, label: String, offers: [String])
  case nothingOnScreen
  case unknownRotor(String, candidates: [String])
  /// The program sends the cursor on and on.
  case cursorNeverRests(label: String)
  /// More happens than anybody could listen to.
  case neverQuiet(limit: Int)
  case host(HostError)

  public var description: String {
    switch self {
    case .nothingNamed(let target, let candidates):
      "nothing on the screen is called \(Self.text(target))" + Self.hint(candidates)
    case .ambiguous(let target, let places):
      "\(places.count) things are called \(Self.text(target)): " + places.joined(separator: "; ")
    case .noSuchAction(let name, let candidates):
      "the focused element has no action “\(escaped(name))”" + Self.hint(candidates)
    case .cannot(let gesture, let label, let offers):
      "“\(escaped(label))” cannot be used with \(gesture); it offers "
        + (offers.isEmpty ? "nothing" : offers.map(escaped).joined(separator: ", "))
    case .cursorNeverRests(let label):
      "the program sends the cursor on and on, last to “\(escaped(label))”: "
        + "look for focus states that are set when another one changes"
    case .neverQuiet(let limit):
      "something happens at more than \(limit) moments of the time that is waited: "
        + "wait for less at a time, or look for a timer with a very short interval"
    case .nothingOnScreen: "there is nothing on the screen to use"
    case .unknownRotor(let name, let candidates): "there is no rotor “\(escaped(name))”" + Self.hint(candidates)
    case .host(let error): "\(error)"
    }
  }

  private static func hint(_ candidates: [String]) -> String {
    candidates.isEmpty ? "" : "; there is " + candidates.map { "“\(escaped($0))”" }.joined(separator: ", ")
  }

  private static func text(_ target: Gesture.Target) -> String {
    switch target {
    case .label(let label): "“\(escaped(label))”"
    case .identifier(let identifier): "#\(escaped(identifier))"
    }
  }
}
