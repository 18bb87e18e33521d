import Foundation
import Semantics

/// The bytes of a spec, split into lines and found to be text.
struct SpecText {
  private(set) var lines: [(text: String, ending: SpecLine.Ending)] = []
  private(set) var hasByteOrderMark = false
  private(set) var warnings: [SpecProblem] = []

  init(_ data: Data, path: String) throws(SpecProblems) {
    func fail(_ line: Int, _ message: String) -> SpecProblems {
      SpecProblems(problems: [SpecProblem(path: path, line: line, message: message)])
    }
    guard data.count <= GoldenSpec.largestSize else {
      throw fail(1, "the file is too long: a spec has at most \(GoldenSpec.largestSize) bytes")
    }
    var bytes = Array(data)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw fail(1, "the file is UTF-16; save it as UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      hasByteOrderMark = true
      bytes.removeFirst(3)
      warnings.append(
        SpecProblem(path: path, line: 1, message: "the file begins with a byte order mark; it is not needed"))
    }
    guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) else {
      throw fail(1, "the file is empty; begin with “component: NAME”, then “> read”")
    }
    var hasCarriageReturns = false
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A)
      var line = rest[..<(end ?? rest.endIndex)]
      var ending = end == nil ? SpecLine.Ending.none : .lineFeed
      if end != nil, line.last == 0x0D {
        line.removeLast()
        ending = .carriageReturn
      }
      let number = lines.count + 1
      if line.contains(0) { throw fail(number, "the file is binary: it has a zero byte in this line") }
      guard let text = String(validating: line, as: UTF8.self) else {
        throw fail(number, "the line is not UTF-8; save the file as UTF-8")
      }
      if ending == .carriageReturn, !hasCarriageReturns {
        hasCarriageReturns = true
        let message = "lines end in CRLF; that is understood and kept, but LF is the rule"
        warnings.append(SpecProblem(path: path, line: number, message: message))
      }
      lines.append((text, ending))
      rest = end.map { rest[($0 + 1)...] } ?? []
    }
  }
}
