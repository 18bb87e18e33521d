import GoldenSpecs
import Narration
import Semantics
import Testing

/// Specs replayed against a counter made by hand.
@MainActor
struct ReplayTests {
  @Test func exampleIsHeardExactly() throws {
    let spec = try parse(example)
    let replay = spec.replay { CounterHost($0) }
    #expect(replay.problem == nil)
    #expect(spec.compare(replay) == [])
    #expect(spec.record(replay) == example)
  }

  @Test func everyGestureHasItsLines() throws {
    let spec = try parse("component: Counter\n> focus \"Increase\"\n> activate\n")
    let replay = spec.replay { CounterHost($0) }
    #expect(
      replay.steps == [
        ["Increase, button"],
        ["~ haptic selection", "~ motion numericText \"3\" to \"4\"", "Increase"],
      ])
  }

  @Test func oneSettingHasNoReducedForm() throws {
    let spec = try parse("component: Counter\nreduce-motion: on\n> focus \"Increase\"\n> activate\n")
    let replay = spec.replay { CounterHost($0) }
    #expect(replay.steps[1] == ["~ haptic selection", "Increase"])
  }

  @Test func eachSettingGetsAHostOfItsOwn() throws {
    var settings: [Bool] = []
    _ = try parse(example).replay { environment in
      settings.append(environment.reduceMotion)
      return CounterHost(environment)
    }
    #expect(settings == [false, true])
  }

  @Test(arguments: [
    ("opacity", "~ motion numericText \"3\" to \"4\" | opacity"),
    ("identity", "~ motion numericText \"3\" to \"4\" | none"),
    ("numericText", "~ motion numericText \"3\" to \"4\" | numericText"),
    (nil, "~ motion numericText \"3\" to \"4\" | none"),
  ])
  func motionTellsItsReducedForm(effect: String?, line: String) throws {
    let spec = try parse("component: Counter\nreduce-motion: both\n> focus \"Increase\"\n> activate\n")
    let replay = spec.replay { CounterHost($0, reducedEffect: effect) }
    #expect(replay.steps[1] == ["~ haptic selection", line, "Increase"])
  }

  @Test func whatOnlyOneSettingBringsIsMarked() throws {
    let spec = try parse("component: Counter\nreduce-motion: both\n> focus \"Increase\"\n> activate\n")
    let replay = spec.replay { CounterHost($0, announcesReduced: true) }
    #expect(
      replay.steps[1] == [
        "~ haptic selection", "~ motion numericText \"3\" to \"4\" | none",
        "reduced: ~ announcement default", "reduced: Calm", "Increase",
      ])
  }

  @Test func linesThatDifferStandInPairs() throws {
    let spec = try parse("component: Counter\nreduce-motion: both\n> read\n")
    let replay = spec.replay { CounterHost($0, title: $0.reduceMotion ? "Still" : "Lively") }
    #expect(
      replay.steps == [["Decrease, button", "full: Lively, 3", "reduced: Still, 3", "Increase, button"]])
  }

  @Test func gestureThatNamesNothingStopsTheReplayAtItsLine() throws {
    let spec = try parse("component: Counter\n\n> read\n> focus \"Add\"\n> where\n")
    let replay = spec.replay { CounterHost($0) }
    #expect(replay.steps.count == 1)
    #expect(replay.problem?.line == 4)
  }

  @Test func failureOfOneSettingSaysWhich() throws {
    let spec = try parse("component: Counter\nreduce-motion: both\n> focus \"Still\"\n")
    let replay = spec.replay { CounterHost($0, title: $0.reduceMotion ? "Still" : "Lively") }
    #expect(replay.problem?.message.hasPrefix("with Reduce Motion off only: ") == true)
  }

  @Test func hostThatCannotBeMadeIsAProblemOfTheComponentLine() throws {
    let spec = try parse("# Never settles.\ncomponent: Counter\n> read\n")
    let replay = spec.replay { _ in throw HostError.neverSettles(view: "Counter") }
    #expect(replay.problem?.description.hasPrefix("\(path):2: Counter changes its own state") == true)
    #expect(replay.neverSettles)
  }

  @Test func bodyShowsGesturesWhenAsked() throws {
    let gestures = try GestureText.parseList("focus \"Increase\"; activate; where")
    var scenario = Scenario()
    scenario.reduceMotion = .both
    let body = try Replay.lines(of: gestures, scenario: scenario, showsGestures: true, explains: false) {
      CounterHost($0, count: 4)
    }
    #expect(
      body.lines == [
        "> focus \"Increase\"", "Increase, button",
        "> activate", "~ haptic selection", "~ motion numericText \"4\" to \"5\" | none", "Increase",
        "> where", "Increase, dimmed, button",
      ])
  }

  @Test func bodyEndsBeforeTheGestureThatFails() throws {
    let gestures = try GestureText.parseList("focus \"Tickets\"; focus \"Add\"")
    let body = try Replay.lines(of: gestures, scenario: Scenario(), showsGestures: false, explains: false) {
      CounterHost($0)
    }
    #expect(body.lines == ["Tickets, 3"])
    #expect(body.problem?.hasPrefix("focus \"Add\": ") == true)
  }

  @Test func reasonsAreComments() throws {
    let body = try Replay.lines(of: [.read], scenario: Scenario(), showsGestures: false, explains: true) {
      CounterHost($0)
    }
    #expect(body.lines[0] == "Decrease, button")
    #expect(body.lines[1].hasPrefix("#   label \"Decrease"))
  }
}
