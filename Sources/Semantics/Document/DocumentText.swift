import Foundation

/// The bytes of a document with its name, from which problems get their places.
struct DocumentText {
  let file: String
  private let bytes: [UInt8]
  private let start: Int

  init(_ data: Data, file: String) {
    self.file = file
    bytes = [UInt8](data)
    start = TextEncoding.markLength(of: bytes)
  }

  /// The JSON without a byte order mark.
  var json: Data { Data(bytes[start...]) }

  /// - Parameters:
  ///   - depthLimit: How deep lists and objects may nest.
  ///   - depthRemark: What a message about the limit says beside it.
  /// - Throws: The one problem that keeps the text from being JSON.
  func value(depthLimit: Int, depthRemark: String = "") throws(DocumentProblems) -> JSONValue {
    guard bytes.contains(where: { !($0 == 0x20 || (0x09...0x0D).contains($0)) }) else {
      throw problems(Findings(error: "the file is empty", at: 0))
    }
    if let fault = TextEncoding.fault(in: bytes) { throw problems(of: fault) }
    var parser = JSONParser(bytes, from: start, depthLimit: depthLimit, depthRemark: depthRemark)
    do {
      return try parser.document()
    } catch {
      throw problems(of: error)
    }
  }

  /// The errors of a document that cannot be read, with its warnings, which may be why.
  func problems(_ findings: Findings) -> DocumentProblems {
    DocumentProblems(problems: located(findings.errors, isWarning: false) + warnings(findings))
  }

  func warnings(_ findings: Findings) -> [DocumentProblem] { located(findings.warnings, isWarning: true) }

  func place(of offset: Int) -> TextPlace {
    TextPlace.places(of: [offset], in: bytes, from: start)[offset] ?? TextPlace()
  }

  /// The lines of named bytes.
  func lines<Name: Hashable>(of offsets: [Name: Int]) -> [Name: Int] {
    let places = TextPlace.places(of: Array(offsets.values), in: bytes, from: start)
    return offsets.compactMapValues { places[$0]?.line }
  }

  private func problems(of fault: JSONFault) -> DocumentProblems {
    var message = fault.message
    if let opening = fault.opening, let place = TextPlace.places(of: [opening], in: bytes, from: start)[opening] {
      message += "; what begins at line \(place.line), column \(place.column) is not closed"
    }
    return problems(Findings(error: message, at: fault.offset))
  }

  private func located(_ group: Findings.Group, isWarning: Bool) -> [DocumentProblem] {
    let findings = group.inOrder
    guard !findings.isEmpty else { return [] }
    let places = TextPlace.places(of: findings.map(\.offset), in: bytes, from: start)
    return findings.map { finding in
      let place = places[finding.offset] ?? TextPlace()
      return DocumentProblem(
        file: file, line: place.line, column: place.column, message: finding.message, isWarning: isWarning)
    }
  }
}

extension Findings {
  /// One error and nothing else.
  init(error message: String, at offset: Int) { note(at: offset, message) }
}
