/// What came of one spec; passed from a worker process as one line of JSON.
struct CheckOutcome: Codable, Sendable {
  enum Kind: String, Codable {
    case clean, differs, recorded, unusable, failed
  }

  var path: String
  var kind: Kind
  var messages: [String] = []
  var notes: [String] = []
  /// The name of the component, in full where the program knows it.
  var component: String?
  /// The line that names the component.
  var line = 1

  init(_ task: CheckTask, _ kind: Kind) {
    path = task.path
    component = task.component
    self.kind = kind
  }
}
