/// One spec that is to be checked, or made; passed to a worker process as JSON.
struct CheckTask: Codable, Sendable {
  /// The path as a person would write it. Two paths that Swift holds equal may be two files, so nothing compares them.
  var path: String
  /// The component that gets a first spec; nil where the spec is there already.
  var component: String?
  /// Whether what is heard is written into the spec.
  var records = false
}
