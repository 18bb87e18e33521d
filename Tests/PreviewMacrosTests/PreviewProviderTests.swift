import Foundation
import HeadlessUI
import Semantics
import Testing

/// Providers of previews are found by their conformance, as nothing registers them.
@MainActor
struct PreviewProviderTests {
  private func previews(_ stem: String) -> [PreviewEntry] {
    PreviewRegistry.all.filter { $0.fileID == "PreviewMacrosTests/\(stem).swift" }
  }

  @Test("Each view of a provider is a preview, called by the type and by its display name")
  func names() throws {
    let signs = previews("FixtureSign")
    #expect(signs.map(\.name) == ["Closed", nil])
    #expect(try signs.map { try MountedView($0.makeView()).tree.nodes.map(\.label) } == [["Closed"], ["Open"]])
    #expect(
      PreviewNames.unique(signs.map { ($0.fileID, $0.name) }) == ["FixtureSign/Closed", "FixtureSign"])
  }

  @Test("What stands over a group of previews stands over each of them")
  func modifiedGroups() throws {
    let doors = previews("FixtureDoor")
    #expect(doors.map(\.name) == ["Shut", "Ajar"])
    #expect(try doors.map { try MountedView($0.makeView()).tree.nodes.map(\.hint) } == [["A door"], ["A door"]])
  }

  @Test("A provider inside another type, called by nothing else, is called by that type")
  func nested() {
    #expect(previews("FixtureShelf").map(\.name) == [nil])
  }
}
