import Semantics

/// Finds what keeps the parts of a run from being the whole of it.
struct MergeCheck {
  private typealias Part = (shard: AuditReport.Part, report: AuditReport)

  private(set) var problems: [String] = []
  /// Whether the parts are of one run at all.
  private(set) var belongTogether = true
  /// What was planned and is in no part.
  private(set) var unseen: [String] = []

  mutating func run(_ parts: [AuditReport]) {
    var numbered: [Part] = []
    for (number, report) in parts.enumerated() {
      guard let shard = report.shard else {
        note("report \(number + 1) of \(parts.count) is a whole run, and no part of one", breaksUp: true)
        continue
      }
      guard shard.count >= 1, (1...shard.count).contains(shard.index) else {
        note(
          "report \(number + 1) of \(parts.count) calls itself part \(shard.index) of \(shard.count)", breaksUp: true)
        continue
      }
      numbered.append((shard, report))
    }
    guard let first = numbered.first else { return }
    for (shard, report) in numbered.dropFirst() { compare(shard, report, with: first.shard, first.report) }
    guard belongTogether else { return }
    findMissing(numbered.map { $0.shard.index }, of: first.shard.count)
    findComponents(numbered, planned: first.shard.planned)
  }

  private mutating func compare(
    _ shard: AuditReport.Part, _ report: AuditReport, with first: AuditReport.Part, _ other: AuditReport
  ) {
    let pair = "\(MergeCheck.name(shard)) and \(MergeCheck.name(first))"
    if shard.count != first.count {
      return note("\(pair) are of different runs", breaksUp: true)
    }
    if report.rules != other.rules {
      let rules = Set(report.rules).symmetricDifference(other.rules).map(\.rawValue).sorted()
      let difference = rules.isEmpty ? "" : ": \(MergeCheck.list(rules))"
      note("\(pair) asked different rules\(difference)", breaksUp: true)
    } else if report.configuration != other.configuration {
      note(
        "\(pair) have different configurations: \(MergeCheck.difference(report.configuration, other.configuration))",
        breaksUp: true)
    }
    if Set(shard.planned) != Set(first.planned) {
      let names = Set(shard.planned).symmetricDifference(first.planned).sorted()
      note("\(pair) planned different components: \(MergeCheck.list(names))", breaksUp: true)
    }
  }

  private mutating func findMissing(_ indices: [Int], of count: Int) {
    let counts = Dictionary(indices.map { ($0, 1) }, uniquingKeysWith: +)
    for (index, times) in counts.sorted(by: { $0.key < $1.key }) where times > 1 {
      note("part \(index) of \(count) is there \(times == 2 ? "twice" : "\(times) times")")
    }
    // A count from outside can be huge: what is told is bounded.
    let missing = (1...count).lazy.filter { counts[$0] == nil }.prefix(20)
    let missingCount = count - counts.count
    guard missingCount > 0 else { return }
    let shown = missing.map(String.init).joined(separator: ", ") + (missingCount > 20 ? ", …" : "")
    note("part\(missingCount == 1 ? "" : "s") \(shown) of \(count) \(missingCount == 1 ? "is" : "are") missing")
  }

  private mutating func findComponents(_ parts: [Part], planned: [String]) {
    var homes: [String: Set<Int>] = [:]
    for (shard, report) in parts {
      var own: Set<String> = []
      for name in report.components.map(\.component) + report.excluded {
        if !own.insert(name).inserted { note("\(name) is twice in \(MergeCheck.name(shard))") }
        homes[name, default: []].insert(shard.index)
      }
    }
    for (name, parts) in homes.sorted(by: { $0.key < $1.key }) where parts.count > 1 {
      note("\(name) is in the parts \(parts.sorted().map(String.init).joined(separator: " and "))")
    }
    let plan = Set(planned)
    let extra = homes.keys.filter { !plan.contains($0) }.sorted()
    if !extra.isEmpty { note("judged and not planned: \(MergeCheck.list(extra))") }
    let unaudited = Set(parts.flatMap { $0.report.unaudited })
    unseen = plan.filter { homes[$0] == nil && !unaudited.contains($0) }.sorted()
    if !unseen.isEmpty { note("planned and not judged: \(MergeCheck.list(unseen))") }
  }

  private mutating func note(_ problem: String, breaksUp: Bool = false) {
    problems.append(problem)
    if breaksUp { belongTogether = false }
  }

  private static func name(_ shard: AuditReport.Part) -> String { "part \(shard.index) of \(shard.count)" }

  /// The first names of many.
  private static func list(_ names: [String]) -> String {
    let limit = 20
    let more = names.count > limit ? ", and \(names.count - limit) more" : ""
    return names.prefix(limit).joined(separator: ", ") + more
  }

  /// The first words in which two texts differ.
  private static func difference(_ left: String, _ right: String) -> String {
    let left = left.split(separator: " ")
    let right = right.split(separator: " ")
    let place =
      zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(left.count, right.count)
    func word(_ words: [Substring]) -> String {
      guard place < words.count else { return "nothing" }
      return "“\(words[place].prefix(200))”"
    }
    return "\(word(left)) and \(word(right))"
  }
}
