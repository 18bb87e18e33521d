import Foundation
import HeadlessUI
import Semantics
import Testing

/// What is kept of texts that stand side by side, and of how they would be spoken.
@MainActor
struct TextRowTests {
  private func tree(_ view: some View) throws -> SemanticTree {
    try MountedView(view, environment: SemanticEnvironment()).tree
  }

  private func rows(_ view: some View) throws -> [Int?] { try tree(view).nodes.map { $0.appearance?.row?.index } }

  @Test func textsSideBySideKnowTheirPlaces() throws {
    #expect(
      try rows(
        HStack {
          Text("Tea"); Spacer(); Text("3 euros")
        }) == [1, 2])
    #expect(
      try rows(
        GridRow {
          Text("Tea"); Text("3 euros"); Text("hot")
        }) == [1, 2, 3])
    #expect(
      try rows(
        HStack {
          Text("Tea"); Button("Buy") {}
        }) == [nil, nil])
    #expect(
      try rows(
        VStack {
          Text("Tea"); Text("3 euros")
        }) == [nil, nil])
    #expect(try rows(HStack { Text("Tea") }) == [nil])
  }

  @Test func aBorderIsPainted() throws {
    #expect(try tree(Text("x")).paints.isEmpty)
    #expect(try tree(Text("x").border(Color(red: 1, green: 0, blue: 0))).paints == [.init(red: 1, green: 0, blue: 0)])
  }

  @Test func howARunIsSpokenIsKeptWithIt() throws {
    var text = AttributedString("Call 555")
    let range = try #require(text.range(of: "555"))
    text[range].accessibilitySpeechSpellsOutCharacters = true
    text[range].accessibilitySpeechPhoneticNotation = "faɪv"
    text.accessibilityHeadingLevel = .h2
    #expect(text.runs.map(\.accessibilitySpeechSpellsOutCharacters) == [nil, true])
    #expect(try tree(Text(text)).nodes.map(\.label) == ["Call 555"])
  }

  @Test func textsAndAddressesCanBeHandedOver() {
    _ = NSItemProvider(object: "Mug" as NSString)
    #expect(NSItemProvider(contentsOf: nil) == nil)
    #expect(UIKeyboardType.alphabet == .asciiCapable)
  }

  @Test func theControlThatTurnsPagesIsWhereTheyAre() throws {
    let line = #line + 1
    let pages = TabView {
      Text("One").tag(1); Text("Two").tag(2)
    }.tabViewStyle(.page)
    #expect(try tree(pages).nodes.last?.source?.line == line)
  }
}
