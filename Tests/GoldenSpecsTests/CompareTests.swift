import GoldenSpecs
import Testing

/// What is told when a spec and a replay do not agree.
@MainActor
struct CompareTests {
  private func differences(_ text: String) throws -> [String] {
    let spec = try parse(text)
    return spec.compare(spec.replay { CounterHost($0) }).map(\.description)
  }

  @Test func changedLineIsShownBothWays() throws {
    #expect(
      try differences("component: Counter\n> read\nDecrease, button\nTickets, 4\nIncrease, button\n") == [
        """
        Specs/Counter.transcript:4: 1 line heard differently after “> read”
          - Tickets, 4
          + Tickets, 3
        """
      ])
  }

  @Test func extraLineIsADifference() throws {
    #expect(
      try differences("component: Counter\n> focus \"Tickets\"\nTickets, 3\nTickets, 3\n") == [
        """
        Specs/Counter.transcript:4: 1 line not heard after “> focus "Tickets"”
          - Tickets, 3
        """
      ])
  }

  @Test func missingLineIsADifferenceWhereItBelongs() throws {
    #expect(
      try differences("component: Counter\n> read\nDecrease, button\nIncrease, button\n") == [
        """
        Specs/Counter.transcript:4: 1 line too many heard after “> read”
          + Tickets, 3
        """
      ])
  }

  @Test func linesMissingAtTheEndPointAtTheLastLine() throws {
    #expect(
      try differences("component: Counter\n> read\nDecrease, button\n\n# done\n") == [
        """
        Specs/Counter.transcript:3: 2 lines too many heard after “> read”
          + Tickets, 3
          + Increase, button
        """
      ])
  }

  @Test func distantLinesAreGroupsOfTheirOwn() throws {
    let all = try differences("component: Counter\n> read\nDecrease\nTickets, 3\nIncrease\n")
    #expect(all.map { $0.prefix(26) } == ["Specs/Counter.transcript:3", "Specs/Counter.transcript:5"])
  }

  @Test func spaceAndUnicodeFormCount() throws {
    let spec = try parse("component: Counter\n> focus \"Caf\u{E9}\"\nCaf\u{E9}, 3 \n")
    let spaced = spec.compare(spec.replay { CounterHost($0, title: "Caf\u{E9}") })
    #expect(spaced.map(\.line) == [3])
    let composed = try parse("component: Counter\n> read\nDecrease, button\nCaf\u{E9}, 3\nIncrease, button\n")
    let decomposed = composed.compare(composed.replay { CounterHost($0, title: "Cafe\u{301}") })
    #expect(
      decomposed.map(\.message) == [
        "1 line heard differently after “> read”; they look the same and differ in their Unicode form"
      ])
  }
}
