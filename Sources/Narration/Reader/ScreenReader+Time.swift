import Semantics

extension ScreenReader {
  /// Moments at which something may happen while a listener waits.
  private static var momentLimit: Int { 10_000 }

  /// Lets time pass, and tells what happens in it and what is new about the focused stop, moment by moment.
  func wait(_ duration: Duration, in telling: inout Telling) throws(GestureError) {
    let start = current
    var remaining = duration
    for _ in 0..<Self.momentLimit {
      let old = current
      let passage: Passage
      do {
        passage = try host.wait(remaining)
      } catch {
        throw .host(error)
      }
      refresh()
      tell(passage.events, in: &telling)
      remaining = passage.remaining
      let hasEnded = remaining <= .zero
      if let place = follow(from: old, in: &telling) {
        try arrive(at: place, in: &telling)
      } else if let new = current {
        // What updates frequently is looked at now and then instead of being told at each change.
        let isPolled = new.node.traits.contains(.updatesFrequently)
        if let former = isPolled ? start : old, former.key == new.key, !isPolled || hasEnded {
          speakChange(from: former, to: new, in: &telling)
        }
        lastSpoken = new
      }
      telling.endSpeech()
      if hasEnded { return }
    }
    throw .neverQuiet(limit: Self.momentLimit)
  }
}
