/// How long somebody waits, as a number with its unit.
enum WaitText {
  static let usage = "500ms, 2s or 1m, up to 60m"
  private static let limit = 3_600_000
  /// The units with their milliseconds, the largest first.
  private static let units = [("m", 60_000), ("s", 1_000), ("ms", 1)]

  static func duration(of word: String) -> Duration? {
    let digits = word.unicodeScalars.prefix { ("0"..."9").contains($0) }
    let unit = String(word.unicodeScalars.dropFirst(digits.count))
    guard let (_, factor) = units.first(where: { $0.0 == unit }), let count = Int(String(digits)) else { return nil }
    let (milliseconds, isTooLong) = count.multipliedReportingOverflow(by: factor)
    guard !isTooLong, (1...limit).contains(milliseconds) else { return nil }
    return .milliseconds(milliseconds)
  }

  /// Returns a duration in the largest unit that it is a whole number of; what is less than a millisecond counts as one.
  static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = min(max(Int(min(seconds, 3_600)) * 1_000 + Int(attoseconds / 1_000_000_000_000_000), 1), limit)
    let (unit, factor) = units.first { milliseconds.isMultiple(of: $0.1) } ?? ("ms", 1)
    return "\(milliseconds / factor)\(unit)"
  }
}
