import Semantics

extension Baseline {
  /// The document: a line for each entry, so that two people who change two entries have no conflict.
  public var text: String {
    let lines = entries.map { "    {" + Baseline.members(of: $0).joined(separator: ", ") + "}" }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return """
      {
        "format": \(JSONText.literal(Baseline.format)),
        "version": \(Baseline.version),
        "entries": \(list)
      }

      """
  }

  private static func members(of entry: Entry) -> [String] {
    func member(_ key: String, _ text: String) -> String { "\"\(key)\": \(JSONText.literal(text))" }
    var members = [
      member("rule", entry.place.rule.rawValue), member("component", entry.place.component),
      member("path", entry.place.path),
    ]
    if entry.place.isReview { members.append(member("outcome", Outcome.review.rawValue)) }
    if entry.count != 1 { members.append("\"count\": \(entry.count)") }
    if let reason = entry.reason { members.append(member("reason", reason)) }
    if let expires = entry.expires { members.append(member("expires", expires.description)) }
    return members
  }
}
