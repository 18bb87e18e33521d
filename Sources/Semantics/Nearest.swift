/// The words that are likely meant by one that is not known, best first.
///
/// - Parameters:
///   - word: What was written.
///   - candidates: What could have been meant.
///   - count: How many to return at most.
public func nearest(_ word: String, in candidates: some Sequence<String>, count: Int = 3) -> [String] {
  let wanted = Array(word.lowercased().prefix(100))
  let limit = max(1, (wanted.count + 1) / 3)
  var scored: [(distance: Int, place: Int, candidate: String)] = []
  for (place, candidate) in candidates.enumerated() {
    let lower = candidate.lowercased()
    let distance = distance(wanted, Array(lower.prefix(100)))
    if distance <= limit {
      scored.append((distance, place, candidate))
    } else if wanted.count >= 3, lower.contains(word.lowercased()) {
      scored.append((limit + 1, place, candidate))
    }
  }
  return scored.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(count).map(\.candidate)
}

/// How many characters must be changed, added or taken away to make one text of the other.
private func distance(_ left: [Character], _ right: [Character]) -> Int {
  guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  var previous = Array(0...right.count)
  for (row, character) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      current.append(
        min(previous[column + 1] + 1, current[column] + 1, previous[column] + (character == other ? 0 : 1)))
    }
    previous = current
  }
  return previous[right.count]
}
