/// The level of a criterion of WCAG 2.2, and the version that brought it.
struct SuccessCriterion: Hashable {
  enum Level: String {
    case a, aa, aaa
  }

  let level: Level
  /// 20, 21 or 22.
  let version: Int

  /// The tag of its level, as axe writes it: `wcag2a`, `wcag21aa`.
  var tag: String { "wcag\(version == 20 ? "2" : String(version))\(level.rawValue)" }

  /// The criterion of a number such as `4.1.2`.
  static func numbered(_ number: String) -> SuccessCriterion? { all[number] }

  /// Every criterion; 4.1.1 is gone from 2.2.
  static let all: [String: SuccessCriterion] = Dictionary(
    uniqueKeysWithValues: lists.flatMap { list in
      list.numbers.split(separator: " ").map {
        (String($0), SuccessCriterion(level: list.level, version: list.version))
      }
    })

  private static let lists: [(version: Int, level: Level, numbers: String)] = [
    (
      20, .a,
      """
      1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 3.1.1 \
      3.2.1 3.2.2 3.3.1 3.3.2 4.1.2
      """
    ),
    (20, .aa, "1.2.4 1.2.5 1.4.3 1.4.4 1.4.5 2.4.5 2.4.6 2.4.7 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4"),
    (
      20, .aaa,
      """
      1.2.6 1.2.7 1.2.8 1.2.9 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.3.2 2.4.8 2.4.9 2.4.10 3.1.3 3.1.4 3.1.5 \
      3.1.6 3.2.5 3.3.5 3.3.6
      """
    ),
    (21, .a, "2.1.4 2.5.1 2.5.2 2.5.3 2.5.4"),
    (21, .aa, "1.3.4 1.3.5 1.4.10 1.4.11 1.4.12 1.4.13 4.1.3"),
    (21, .aaa, "1.3.6 2.2.6 2.3.3 2.5.5 2.5.6"),
    (22, .a, "3.2.6 3.3.7"),
    (22, .aa, "2.4.11 2.5.7 2.5.8 3.3.8"),
    (22, .aaa, "2.4.12 2.4.13 3.3.9"),
  ]
}
