/// A case of a suite in JUnit's sense.
struct TestCase {
  enum Outcome {
    case passed
    case failed(type: String, message: String, text: String)
    case broken(message: String, text: String)
    case skipped(message: String)
  }

  let name: String
  let outcome: Outcome
  /// What is told beside the outcome.
  var output: [String] = []

  func lines(className: String) -> [String] {
    let head = "    <testcase classname=\"\(xml(className))\" name=\"\(xml(name))\""
    var body: [String] =
      switch outcome {
      case .passed: []
      case .failed(let type, let message, let text):
        ["      <failure type=\"\(xml(type))\" message=\"\(xml(message))\">\(xml(text))</failure>"]
      case .broken(let message, let text):
        ["      <error type=\"error\" message=\"\(xml(message))\">\(xml(text))</error>"]
      case .skipped(let message): ["      <skipped message=\"\(xml(message))\"/>"]
      }
    if !output.isEmpty { body.append("      <system-out>\(xml(output.joined(separator: "\n")))</system-out>") }
    return body.isEmpty ? [head + "/>"] : [head + ">"] + body + ["    </testcase>"]
  }
}
