import GoldenSpecs

/// One part of several, as CI matrices split a run.
struct Shard {
  let index: Int
  let count: Int

  init?(_ text: String?) throws {
    guard let text else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else {
      throw UsageError("--shard needs a part and a number of parts, such as 1/4, not \(quoted(text))")
    }
    self.index = index
    self.count = count
  }

  /// Whether the element at an index of a list, counted from 0, is in this part.
  func holds(_ element: Int) -> Bool { element % count == index - 1 }
}
