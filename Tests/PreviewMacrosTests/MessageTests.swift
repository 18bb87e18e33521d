import Foundation
import Testing

@testable import PreviewMacros

/// The protocol between compiler and plugin, in the compiler's own words.
struct MessageTests {
  private func answer(_ request: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(reply(to: Array(request.utf8))), as: UTF8.self)
  }

  private func attached(_ type: String, _ role: String, _ source: String, context: String) -> String {
    """
    {"expandAttachedMacro": {"macro": {"moduleName": "PreviewMacros", "typeName": "\(type)", "name": "\(type)"},
      "macroRole": "\(role)", "discriminator": "$s4Shop",
      "attributeSyntax": {"kind": "attribute", "source": "@\(type)", "location": \(location)},
      "declSyntax": {"kind": "declaration", "source": "\(source)", "location": \(location)},
      "lexicalContext": [{"kind": "declaration", "source": "\(context)", "location": \(location)}]}}
    """
  }

  private let location = """
    {"fileID": "Shop/Card.swift", "fileName": "/src/Card.swift", "offset": 100, "line": 10, "column": 1}
    """

  @Test("The compiler is told which protocol is spoken")
  func capability() throws {
    #expect(
      try answer(#"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
    #expect(try answer(#"{"getCapability": {}}"#).hasPrefix(#"{"getCapabilityResult""#))
  }

  @Test("A preview is expanded, or refused at its place in the file")
  func freestanding() throws {
    let request = """
      {"expandFreestandingMacro": {"macro": {"moduleName": "PreviewMacros", "typeName": "Preview", "name": "Preview"},
        "macroRole": "declaration", "discriminator": "$s4Shop", "lexicalContext": [],
        "syntax": {"kind": "expression", "source": "SOURCE", "location": \(location)}}}
      """
    #expect(
      try answer(request.replacing("SOURCE", with: "#Preview { A() }"))
        .hasPrefix(#"{"expandMacroResult":{"diagnostics":[],"expandedSource":"nonisolated struct $s4Shop7PreviewfMu_:"#)
    )
    #expect(
      try answer(request.replacing("SOURCE", with: "\\n#Preview { ) }"))
        == #"{"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"message":"this ‘)’ closes nothing","#
        + #""notes":[],"position":{"fileName":"/src/Card.swift","offset":112},"severity":"error"}]}}"#)
    #expect(
      try answer(request.replacing("SOURCE", with: "\\n#Preview")).contains(#""offset":101}"#), "blanks do not count")
    #expect(
      try answer(request.replacing(#""typeName": "Preview""#, with: #""typeName": "Other""#))
        .contains("there is no macro ‘#Other’ here"))
  }

  @Test("Each role of an attached macro is answered")
  func roles() throws {
    let home = "extension EnvironmentValues {}"
    #expect(
      try answer(attached("Entry", "accessor", "@Entry var a = 1", context: home))
        .contains(#""expandedSource":"get { self[__Key_a.self] }\nset { self[__Key_a.self] = newValue }""#))
    #expect(
      try answer(attached("Entry", "peer", "@Entry var a = 1", context: home))
        .contains(#""expandedSource":"private struct __Key_a: "#))
    #expect(
      try answer(attached("Previewable", "peer", "@Previewable @State var a = 1", context: "#Preview {}"))
        .contains(#""diagnostics":[],"expandedSource":"""#))
    #expect(
      try answer(attached("Previewable", "peer", "@Previewable @State var a = 1", context: "struct A {}"))
        .contains("‘@Previewable’ belongs on a variable in the body of a ‘#Preview’"))
    #expect(
      try answer(attached("Entry", "member", "@Entry var a = 1", context: home))
        .contains("there is no macro ‘@Entry’ for the role member here"))
  }

  @Test(
    "What is no request is refused",
    arguments: [
      "", "{", "[]", "{}", "null", #"{"expandAttachedMacro": 3}"#, #"{"expandFreestandingMacro": {}}"#, "\u{0}",
    ])
  func unknown(request: String) throws {
    #expect(
      try answer(request).contains("the compiler sent a request that the preview macros of this version do not know"))
  }

  @Test("A message is its length in eight bytes, the lowest first, then itself")
  func framing() {
    #expect(MessageChannel.framed([1, 2]) == [2, 0, 0, 0, 0, 0, 0, 0, 1, 2])
    #expect(MessageChannel.framed(Array(repeating: 0, count: 258)).prefix(8) == [2, 1, 0, 0, 0, 0, 0, 0])
  }

  @Test(
    "Messages are read to the end; a broken one ends the conversation",
    arguments: [
      ([3, 0, 0, 0, 0, 0, 0, 0, 7, 8, 9], [7, 8, 9]), ([], nil), ([3, 0], nil), ([3, 0, 0, 0, 0, 0, 0, 0, 7], nil),
      ([0, 0, 0, 0, 0, 0, 0, 0], nil), ([255, 255, 255, 255, 255, 255, 255, 255, 7], nil),
    ] as [([UInt8], [UInt8]?)])
  func receiving(bytes: [UInt8], message: [UInt8]?) throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: bytes)
    try pipe.fileHandleForWriting.close()
    #expect(MessageChannel(input: pipe.fileHandleForReading.fileDescriptor, output: -1).receive() == message)
  }

  @Test("A reply is written whole, and a closed pipe is noticed")
  func sending() throws {
    let pipe = Pipe()
    let channel = MessageChannel(
      input: pipe.fileHandleForReading.fileDescriptor, output: pipe.fileHandleForWriting.fileDescriptor)
    #expect(channel.send(.getCapabilityResult(capability: PluginCapability())))
    let message = try #require(channel.receive())
    #expect(String(decoding: message, as: UTF8.self).contains("protocolVersion"))
    #expect(!MessageChannel(input: -1, output: -1).send(.getCapabilityResult(capability: PluginCapability())))
  }
}
