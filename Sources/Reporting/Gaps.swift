import Auditing

/// What a run did not look at, as sentences: no report leaves them out.
struct Gaps {
  let sentences: [String]

  init(_ report: AuditReport) {
    var sentences: [String] = []
    if let part = report.shard {
      sentences.append("this is part \(part.index) of \(part.count): what the other parts judge is not in it")
    }
    sentences += report.unaudited.map { "\($0): not audited" }
    sentences += report.leftOut
    if !report.uncheckedEntries.isEmpty {
      let count = report.uncheckedEntries.count
      sentences.append("\(count) \(count == 1 ? "entry" : "entries") of the baseline: not checked")
    }
    for component in report.components {
      sentences += component.errors.map { "\(component.component): \($0)" }
      sentences += component.notLookedAt.map { "\(component.component): \($0)" }
    }
    self.sentences = sentences
  }
}
