import Narration

/// Reads the lines of a spec from first to last and collects everything that is wrong with them.
struct SpecParser {
  private static let version = "1"
  private static let versionKey = "aloud-spec"
  private static let componentKey = "component"
  private static let mostProblems = 50

  private let path: String
  private let text: SpecText
  private var lines: [SpecLine] = []
  private var header: [GoldenSpec.HeaderEntry] = []
  private var actions: [GoldenSpec.Action] = []
  private var scenario = Scenario()
  private var problems: [SpecProblem] = []
  private var hasGestureLine = false

  init(path: String, text: SpecText) {
    self.path = path
    self.text = text
  }

  mutating func parse() throws(SpecProblems) -> GoldenSpec {
    let conflicts = MergeConflict.lines(in: text.lines.map(\.text))
    for (index, line) in text.lines.enumerated() {
      let number = index + 1
      var kind = SpecLine.Kind.blank
      if conflicts.contains(number) {
        report(number, "a merge conflict was left here; keep one side and remove the markers")
      } else if !MergeConflict.isMarker(line.text) || conflicts.isEmpty {
        kind = read(line.text, number)
      }
      lines.append(SpecLine(kind: kind, text: line.text, ending: line.ending))
      if problems.count >= Self.mostProblems { break }
    }
    let component = header.first { $0.key == Self.componentKey }?.value
    if problems.isEmpty {
      if component == nil { report(1, "the component is missing; name it in a line “component: NAME”") }
      if !hasGestureLine { report(lines.count, "there is no gesture; “> read” reads the whole screen") }
    }
    guard problems.isEmpty, let component else { throw SpecProblems(problems: problems) }
    return GoldenSpec(
      path: path, component: component, scenario: scenario, header: header, actions: actions,
      warnings: text.warnings, lines: lines, hasByteOrderMark: text.hasByteOrderMark)
  }

  private mutating func report(_ line: Int, _ message: String) {
    problems.append(SpecProblem(path: path, line: line, message: message))
  }

  private mutating func read(_ line: String, _ number: Int) -> SpecLine.Kind {
    let scalars = line.unicodeScalars
    guard !scalars.allSatisfy(isSpace) else { return .blank }
    if scalars.contains("\r") {
      report(number, "there is a carriage return within the line; lines end in LF")
      return .blank
    }
    switch scalars.first {
    case "#": return .comment
    case ">":
      readGesture(line, number)
      return .gesture
    default:
      if hasGestureLine {
        // A gesture that could not be read has been reported; what follows it needs no report of its own.
        if !actions.isEmpty { actions[actions.count - 1].heard.append(GoldenSpec.Heard(text: line, line: number)) }
        return .heard
      }
      readHeader(line, number)
      return .header
    }
  }

  private mutating func readGesture(_ line: String, _ number: Int) {
    hasGestureLine = true
    do {
      let gesture = try GestureText.parse(String(line.unicodeScalars.dropFirst()), column: 2)
      actions.append(GoldenSpec.Action(gesture: gesture, line: number, heard: []))
    } catch {
      report(number, "\(error)")
    }
  }

  private mutating func readHeader(_ line: String, _ number: Int) {
    let scalars = line.unicodeScalars
    let first = scalars.first
    guard let colon = scalars.firstIndex(of: ":"), first != "~", first != "\\" else {
      let rule = "a header line is “key: value”, and what is heard stands after a gesture such as “> read”"
      return report(number, "\(quoted(line)) stands before the first gesture; \(rule)")
    }
    let key = trimmed(scalars[..<colon])
    let value = trimmed(scalars[scalars.index(after: colon)...])
    if let earlier = header.first(where: { $0.key == key }) {
      return report(number, "the key \(quoted(key)) stands already in line \(earlier.line)")
    }
    let problem = problem(of: key, value)
    if let problem { report(number, problem) }
    header.append(GoldenSpec.HeaderEntry(key: key, value: value, line: number))
  }

  private mutating func problem(of key: String, _ value: String) -> String? {
    let names = [Self.componentKey] + Scenario.keys.map(\.name)
    guard key == Self.versionKey || names.contains(key) else {
      return "unknown key \(quoted(key)); \(suggestion(for: key, among: names + [Self.versionKey]))"
    }
    guard !value.isEmpty else { return "the value of “\(key)” is missing" }
    switch key {
    case Self.componentKey: return nil
    case Self.versionKey:
      guard header.isEmpty else { return "“\(Self.versionKey)” stands before every other key" }
      guard value == Self.version else {
        return "the format is version \(quoted(value)); version “\(Self.version)” is the only one known"
      }
      return nil
    default:
      do {
        try scenario.set(key, to: value)
        return nil
      } catch {
        return error.description
      }
    }
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  private func trimmed(_ text: Substring.UnicodeScalarView) -> String {
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }
}
