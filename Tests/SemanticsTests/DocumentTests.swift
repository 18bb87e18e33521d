import Foundation
import Semantics
import Testing

/// JSON documents in and out, and what is said of those that cannot be read.
struct DocumentTests {
  private func document(_ nodes: String) -> Data {
    Data("{\"format\": \"aloud-tree\", \"version\": 1,\n\"nodes\": \(nodes)}".utf8)
  }

  private func problem(_ data: Data) -> String? {
    do {
      _ = try TreeDocument.decode(data, file: "tree.json")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func everyFacetSurvivesTheRoundTrip() throws {
    var node = SemanticNode(
      id: "a", role: .slider, traits: [.header, .selected, .backButton], label: "L", value: "V", hint: "H",
      isEnabled: false, actions: [.increment, .decrement, .named("Remove"), .scroll(.up), .scroll(.down)])
    node.placeholder = "P"
    node.identifier = "I"
    node.inputLabels = ["x", "y"]
    node.language = "de"
    node.headingLevel = 2
    node.customContent = [CustomContent(label: "k", value: "v", importance: .high)]
    node.toggle = .mixed
    node.isExpanded = true
    node.isEditing = false
    node.range = SemanticRange(lower: 0, step: 0.5, current: 3)
    node.container = .tabBar
    node.position = Position(index: 1, count: 2)
    node.cell = TableCell(row: 1, column: 2, rowSpan: 3, columnHeaders: [.init(label: "Price", value: nil)])
    node.drawn = ["L"]
    node.source = SourceLocation(file: "A.swift", line: 3)
    var appearance = Appearance()
    appearance.foreground = .init(red: 1, green: 0, blue: 0)
    appearance.frame = .init(width: 44)
    appearance.hasUnknownBackground = true
    node.appearance = appearance
    node.children = [SemanticNode(id: "b")]
    let tree = SemanticTree(
      environment: SemanticEnvironment(
        locale: "de_DE", platform: Platform(.iOS, version: 26), reduceMotion: true,
        now: Date(timeIntervalSince1970: 86_400)),
      nodes: [node], withheld: [WithheldNode(node: SemanticNode(id: "c", role: .image), reason: .hidden, owner: "a")],
      haptics: [HapticTrigger(feedback: "selection", trigger: "3", nodes: ["a"])],
      motions: [DeclaredMotion(effect: "numericText", reduced: "identity", nodes: ["b"])])
    let text = TreeDocument.text(tree)
    let (back, warnings) = try TreeDocument.decode(Data(text.utf8), file: "tree.json")
    #expect(back == tree)
    #expect(warnings.isEmpty)
    #expect(TreeDocument.text(back) == text)
  }

  @Test(arguments: [
    (
      "[{\"id\": \"a\", \"role\": \"buton\"}]",
      "tree.json:2: unknown role “buton”; did you mean button? (nodes[0].role)"
    ),
    (
      "[{\"id\": \"a\",\n\"traits\": [\"hedder\"]}]",
      "tree.json:3: unknown trait “hedder”; did you mean header? (nodes[0].traits)"
    ),
    ("[{\"id\": \"a\"},\n{\"id\": \"a\"}]", "tree.json:3: the id “a” is given to two nodes (nodes[1].id)"),
    ("[{\"label\": \"x\"}]", "tree.json:2: “id” is missing (nodes[0])"),
    ("[{\"id\": \"a\", \"label\": 3}]", "tree.json:2: a text is expected here (nodes[0].label)"),
    ("[{\"id\": \"a\", \"id\": \"b\"}]", "tree.json:2: the key “id” stands twice in one object"),
    (
      "[{\"id\": \"a\", \"headingLevel\": 9}]",
      "tree.json:2: a heading level is 1 to 6, not 9 (nodes[0].headingLevel)"
    ),
  ])
  func faultsNameTheirPlace(nodes: String, message: String) {
    #expect(problem(document(nodes)) == message)
  }

  @Test func oddFilesAreErrors() {
    #expect(problem(Data()) == "tree.json:1: the file is empty")
    #expect(
      problem(Data("{\"format\": \"aloud-tree\", \"version\": 1, \"environment\": {\"now\": \"noon\"}}".utf8))
        == "tree.json:1: “noon” is no moment; write it as 2025-01-01T12:00:00Z (environment.now)")
    #expect(problem(Data([0xFF, 0xFE, 0x00])) == "tree.json:1: the file is not UTF-8 text")
    #expect(
      problem(Data("{\"format\": \"aloud-tree\", \"version\": 2}".utf8))
        == "tree.json:1: version 2 is not known; this program reads version 1 (version)")
    #expect(
      problem(Data("{\"format\": \"aloud-tree\",".utf8))?.hasPrefix("tree.json:1: this is no complete JSON") == true)
  }

  @Test func aHundredThousandLevelsAreAnError() {
    let open = String(repeating: "{\"id\":\"a\",\"children\":[", count: 100_000)
    #expect(problem(document("[" + open)) == "tree.json:1: nodes nest more than 128 levels deep")
  }

  @Test func unknownKeysAreWarnings() throws {
    let (_, warnings) = try TreeDocument.decode(document("[{\"id\": \"a\", \"lable\": \"x\"}]"), file: "tree.json")
    #expect(warnings.map(\.description) == ["tree.json:2: warning: unknown key “lable”; did you mean label?"])
  }

  @Test func mutatedDocumentsNeverBringTheReaderDown() {
    var random = SplitMix64(state: 7)
    let valid = Array(
      TreeDocument.text(
        SemanticTree(nodes: [
          SemanticNode(id: "a", role: .button, traits: .header, label: "x", actions: [.activate, .named("n")])
        ])
      ).utf8)
    for _ in 0..<2000 {
      var bytes = valid
      for _ in 0..<Int(random.next() % 4 + 1) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      if random.next() % 3 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
      _ = problem(Data(bytes))
    }
  }
}

/// Random numbers that are the same in every run.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
