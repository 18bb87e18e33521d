public import Semantics

/// A screen reader over a host: a cursor, and what a person does with it.
@MainActor
public final class ScreenReader {
  let host: any SemanticHost
  let voice: Voice
  let speaker: Speaker
  private(set) var stops: [Stop] = []
  /// The nodes that the stops were made of.
  private var shown: [SemanticNode] = []
  var index = 0
  /// The stop that was spoken last, whose containers need no introduction.
  var lastSpoken: Stop?
  private var isFresh = true

  /// - Parameters:
  ///   - host: What is read.
  ///   - voice: The reader and its language.
  ///   - hints: Whether hints are spoken, as the person's settings have it.
  ///   - notation: How phrases are written.
  public init(host: any SemanticHost, voice: Voice, hints: Bool = true, notation: Notation = .speech) {
    self.host = host
    self.voice = voice
    speaker = Speaker(
      book: voice.phrasebook, notation: notation, hints: hints, platform: host.tree.environment.platform)
    refresh()
  }

  /// The node under the cursor; nil on an empty screen.
  public var cursor: NodeID? { current?.node.id }

  var current: Stop? { stops.indices.contains(index) ? stops[index] : nil }

  /// Looks at the screen again; one that did not change since is not projected anew.
  func refresh() {
    let tree = host.tree
    guard tree.nodes != shown else { return }
    shown = tree.nodes
    stops = voice.projection.stops(of: tree, words: voice.phrasebook)
  }

  /// Makes a gesture.
  ///
  /// - Returns: What the listener got.
  /// - Throws: ``GestureError`` when the gesture names nothing, two things, or something that cannot be done.
  public func perform(_ gesture: Gesture) throws(GestureError) -> Step {
    var telling = Telling()
    let before = cursor
    if isFresh {
      isFresh = false
      tell(host.takePendingEvents(), in: &telling)
      try arrive(at: takeLanding(in: &telling) ?? 0, isSilent: true, in: &telling)
    }
    try make(gesture, in: &telling)
    telling.endSpeech()
    return Step(
      gesture: gesture, lines: telling.lines, phrases: telling.phrases, events: telling.events, cursorBefore: before,
      cursorAfter: cursor)
  }

  private func make(_ gesture: Gesture, in telling: inout Telling) throws(GestureError) {
    switch gesture {
    case .read: readAll(in: &telling)
    case .where: say(in: &telling)
    case .next(let count): try step(by: 1, times: count, in: &telling)
    case .previous(let count): try step(by: -1, times: count, in: &telling)
    case .first: try land(on: 0, in: &telling)
    case .last: try land(on: stops.count - 1, in: &telling)
    case .focus(let target): try land(on: try find(target), in: &telling)
    case .activate(let count): try times(count, in: &telling, activate)
    case .increment(let count):
      try times(count, in: &telling) { telling throws(GestureError) in try adjust(.increment, in: &telling) }
    case .decrement(let count):
      try times(count, in: &telling) { telling throws(GestureError) in try adjust(.decrement, in: &telling) }
    case .perform(let name): try performNamed(name, in: &telling)
    case .escape: try performNearest(.escape, in: &telling)
    case .magicTap: try performNearest(.magicTap, in: &telling)
    case .type(let text): try type(text, in: &telling)
    case .scroll(let direction): try performNearest(.scroll(direction), in: &telling)
    case .rotor(let name, let forward): try turn(to: name, forward: forward, in: &telling)
    case .wait(let duration): try wait(duration, in: &telling)
    case .tree: telling.lines += Outline(host.tree).lines.map { .outline($0) }
    }
  }

  /// Makes one gesture several times, each after the speech of the one before has ended.
  private func times(
    _ count: Int, in telling: inout Telling, _ gesture: (inout Telling) throws(GestureError) -> Void
  ) throws(GestureError) {
    for _ in 0..<count {
      try gesture(&telling)
      telling.endSpeech()
    }
  }

  // MARK: - Moving

  private func step(by distance: Int, times count: Int, in telling: inout Telling) throws(GestureError) {
    try times(count, in: &telling) { telling throws(GestureError) in
      try land(on: min(max(index + distance, 0), max(stops.count - 1, 0)), in: &telling)
    }
  }

  func land(on place: Int, in telling: inout Telling) throws(GestureError) {
    guard stops.indices.contains(place) else { throw .nothingOnScreen }
    try arrive(at: place, in: &telling)
  }

  private func find(_ target: Gesture.Target) throws(GestureError) -> Int {
    func name(_ stop: Stop) -> String? {
      switch target {
      case .label: stop.label
      case .identifier: stop.identifier
      }
    }
    let wanted =
      switch target {
      case .label(let text), .identifier(let text): text
      }
    let places = stops.indices.filter { name(stops[$0]) == wanted }
    if places.count == 1 { return places[0] }
    guard places.isEmpty else {
      throw .ambiguous(
        target, places: places.map { "\($0 + 1): " + text(of: speaker.phrase(for: stops[$0])) })
    }
    let names = stops.compactMap(name)
    let close = nearest(wanted, in: names)
    throw .nothingNamed(target, candidates: close.isEmpty ? Array(names.prefix(8)) : close)
  }

  // MARK: - Speaking

  func text(of phrase: Phrase) -> String { phrase.text(in: speaker.notation, of: speaker.book) }

  func say(_ detail: Speaker.Detail = .full, in telling: inout Telling) {
    guard let current else { return }
    let entering = detail == .full ? current.containers.filter { lastSpoken?.containers.contains($0) != true } : []
    var phrase = speaker.phrase(for: current, entering: entering, detail: detail)
    if telling.opensScreen, current.node.role == .alert { phrase.pieces += message(after: index) }
    say(phrase, in: &telling)
    lastSpoken = current
  }

  /// What an alert says on opening besides its title: the texts up to its first control.
  ///
  /// Recorded on an iPhone: title and message are heard at once, and are two stops all the same.
  private func message(after title: Int) -> [Phrase.Piece] {
    stops[(title + 1)...].prefix { $0.node.role == .text }
      .compactMap { $0.label.map { Phrase.Piece(.label, $0, rule: "an alert opens with its message") } }
  }

  func say(_ phrase: Phrase, in telling: inout Telling) {
    telling.lines.append(.speech(text(of: phrase)))
    telling.phrases.append(phrase)
  }

  private func readAll(in telling: inout Telling) {
    telling.lines.reserveCapacity(stops.count)
    telling.phrases.reserveCapacity(stops.count)
    var previous: [ContainerLabel] = []
    for stop in stops {
      let entering = stop.containers.isEmpty ? [] : stop.containers.filter { !previous.contains($0) }
      say(speaker.phrase(for: stop, entering: entering), in: &telling)
      previous = stop.containers
    }
  }
}

/// What a gesture has brought about so far.
struct Telling {
  var lines: [TranscriptLine] = []
  /// What waits until other speech has ended.
  var queued: [TranscriptLine] = []
  var phrases: [Phrase] = []
  var events: [SemanticEvent] = []

  /// Lets what waited be heard.
  mutating func endSpeech() {
    lines += queued
    queued = []
  }

  /// Where the program sent the cursor.
  var landing: Landing?
  /// Whether a screen has opened and nothing of it was said yet.
  var opensScreen = false

  enum Landing {
    case node(NodeID)
    case start
  }
}
