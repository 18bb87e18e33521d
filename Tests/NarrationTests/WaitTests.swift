import Narration
import Semantics
import Testing

/// What is heard while a listener waits.
@MainActor
struct WaitTests {
  /// A host on which something happens each second, as written.
  final class TimedHost: SemanticHost {
    var tree: SemanticTree
    private var moments: [(TimedHost) -> [SemanticEvent]]

    init(_ nodes: [SemanticNode], _ moments: [(TimedHost) -> [SemanticEvent]]) {
      tree = SemanticTree(environment: SemanticEnvironment(), nodes: nodes)
      self.moments = moments
    }

    func perform(_ action: SemanticAction, on id: NodeID) throws(HostError) -> [SemanticEvent] { [] }
    func focus(_ id: NodeID?) throws(HostError) -> [SemanticEvent] { [] }
    func takePendingEvents() -> [SemanticEvent] { [] }

    func wait(_ duration: Duration) throws(HostError) -> Passage {
      guard duration >= .seconds(1), !moments.isEmpty else { return Passage() }
      return Passage(events: moments.removeFirst()(self), remaining: duration - .seconds(1))
    }
  }

  /// The lines of three seconds.
  private func lines(
    _ nodes: [SemanticNode], _ moments: (TimedHost) -> [SemanticEvent]...
  ) throws -> [String] {
    let host = TimedHost(nodes, moments)
    let voice = try #require(Voice.named("voiceover-ios", environment: host.tree.environment))
    return Transcript.lines(try ScreenReader(host: host, voice: voice).perform(.wait(.seconds(3))).lines)
  }

  @Test func nothingIsHeardWhereNothingHappens() throws {
    #expect(try lines([.text("a", "A")]) { _ in [] } == [])
  }

  @Test func aNewLabelUnderTheCursorIsSpoken() throws {
    #expect(
      try lines([.text("a", "A"), .text("b", "B")]) { host in
        host.tree.nodes[0].label = "A2"
        host.tree.nodes[1].label = "B2"
        return []
      } == ["A2"])
  }

  @Test func whatUpdatesFrequentlyIsSpokenOnceAtTheEnd() throws {
    let tick: (TimedHost) -> [SemanticEvent] = { host in
      host.tree.nodes[0].label = "A" + (host.tree.nodes[0].label ?? "")
      return []
    }
    #expect(try lines([.text("a", "A").with { $0.traits.insert(.updatesFrequently) }], tick, tick) == ["AAA"])
    #expect(try lines([.text("a", "A")], tick, tick) == ["AA", "AAA"])
  }

  @Test func theCursorFollowsEachMoment() throws {
    #expect(
      try lines(
        [.text("a", "A"), .text("b", "B")],
        { _ in [SemanticEvent(.focusRequested, node: "b", cause: .time)] },
        { host in
          host.tree.nodes.removeLast()
          return [SemanticEvent(.announcement(text: "Gone", priority: .low), cause: .time)]
        }) == ["~ focus requested \"B\"", "B", "~ focus lost \"B\"", "A", "~ announcement low", "Gone"])
  }

  @Test func aDocumentHasNothingToWaitFor() throws {
    let host = DocumentHost(SemanticTree(nodes: [.text("a", "A")]))
    let voice = try #require(Voice.named("voiceover-ios", environment: host.tree.environment))
    #expect(try ScreenReader(host: host, voice: voice).perform(.wait(.seconds(9))).lines == [])
  }
}
