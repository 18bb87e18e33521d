/// What a check found, in words and as a status.
struct CheckSummary {
  private var checked = 0
  private var counts: [CheckOutcome.Kind: Int] = [:]
  private var notes: [String] = []
  var missing: [String] = []

  mutating func add(_ outcomes: [CheckOutcome]) {
    checked += outcomes.count
    for outcome in outcomes {
      counts[outcome.kind, default: 0] += 1
      Output.lines(outcome.messages)
      for note in outcome.notes where !notes.contains(note) {
        notes.append(note)
        Output.error("note: \(note)")
      }
      if outcome.kind == .recorded { Output.line("recorded \(outcome.path)") }
    }
  }

  /// Prints the summary in one line.
  func report(program: String) -> ExitStatus {
    for name in missing {
      Output.line("\(name): no spec is about it; “\(program) check --record” makes one")
    }
    var parts = ["\(checked) \(checked == 1 ? "spec" : "specs") checked"]
    for (kind, word) in [
      (CheckOutcome.Kind.differs, "differ"), (.unusable, "cannot be replayed"), (.failed, "failed"),
      (.recorded, "recorded"),
    ] {
      if let count = counts[kind] { parts.append("\(count) \(word)") }
    }
    if !missing.isEmpty { parts.append("\(missing.count) without a spec") }
    let isGreen = counts.keys.allSatisfy { $0 == .clean || $0 == .recorded } && missing.isEmpty
    if isGreen { parts.append("all green") }
    Output.line(parts.joined(separator: ", "))
    if counts[.failed] != nil { return .failure }
    if counts[.unusable] != nil { return .usage }
    return isGreen ? .clean : .differences
  }
}
