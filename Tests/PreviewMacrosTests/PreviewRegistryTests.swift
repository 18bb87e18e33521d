import Foundation
import HeadlessUI
import Semantics
import Testing

@MainActor
struct PreviewRegistryTests {
  private var previews: [PreviewEntry] {
    PreviewRegistry.all.filter { $0.fileID == "PreviewMacrosTests/PreviewFixtures.swift" }
  }

  @Test("Every preview that is linked in is found, in the order of its file")
  func registered() {
    #expect(previews.map(\.name) == [nil, "Two views", "Returned"])
    #expect(previews.map(\.line) == [12, 17, 24])
    #expect(previews.allSatisfy { $0.filePath.hasSuffix("PreviewFixtures.swift") })
    #expect(
      previews.map(\.traits) == [
        [], [.sizeThatFitsLayout], [.fixedLayout(width: 100, height: 40), .landscapeLeft],
      ])
  }

  @Test("The view of a preview publishes what is in its body")
  func views() throws {
    let labels = try previews.map { preview in
      try MountedView(preview.makeView()).tree.nodes.map { $0.label ?? "" }
    }
    #expect(labels == [["Cards", "Count 3"], ["One", "Two } \" {"], ["Cards", "Count 7"]])
  }
}
