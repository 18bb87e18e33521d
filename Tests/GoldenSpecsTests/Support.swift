import Foundation
import GoldenSpecs

let path = "Specs/Counter.transcript"

func parse(_ text: String) throws -> GoldenSpec { try GoldenSpec.parse(Data(text.utf8), path: path) }

/// Every problem of a spec as it is printed.
func problems(_ bytes: Data) -> [String] {
  do {
    _ = try GoldenSpec.parse(bytes, path: path)
    return []
  } catch {
    return error.problems.map(\.description)
  }
}

func problems(_ text: String) -> [String] { problems(Data(text.utf8)) }

func problem(gesture text: String) -> String? {
  do {
    _ = try GestureText.parse(text)
    return nil
  } catch {
    return error.description
  }
}

func problem(gestures text: String) -> String? {
  do {
    _ = try GestureText.parseList(text)
    return nil
  } catch {
    return error.description
  }
}

/// Random numbers that are the same in every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

let example = """
  # The counter stops at five and says so.
  component: CounterStepper/Tickets
  reader: voiceover-ios
  locale: en_US
  reduce-motion: both

  > read
  Decrease, button
  Tickets, 3
  Increase, button

  > focus "Increase"
  Increase, button

  > activate 2
  ~ haptic selection
  ~ motion numericText "3" to "4" | none
  Increase
  ~ haptic selection
  ~ motion numericText "4" to "5" | none
  Increase

  > where
  Increase, dimmed, button

  > previous
  Tickets, 5

  """
