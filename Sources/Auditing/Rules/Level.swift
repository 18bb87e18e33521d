/// How loudly a finding is reported.
public enum Level: String, Sendable, Hashable, Codable, CaseIterable {
  case note, warning, error
}
