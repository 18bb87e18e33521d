import Components
import Foundation
import GoldenSpecs
import HeadlessUI
import Narration
import Semantics
import Testing

@testable import Catalog

/// Every shipped preview can be written as a document and read back as the same tree, which sounds the same.
@MainActor
struct PreviewDocumentTests {
  private static let stories = StoryIndex(stories: []).stories.filter {
    $0.source.file.contains("/Sources/Components/")
  }

  @Test func allPreviewsAreHere() {
    #expect(Self.stories.count >= 27)
  }

  @Test(arguments: [false, true]) func treesReadBack(reduceMotion: Bool) throws {
    for story in Self.stories {
      let environment = SemanticEnvironment(reduceMotion: reduceMotion)
      var tree = try story.mount(environment).tree
      tree.pairMotions(with: try story.mount(SemanticEnvironment(reduceMotion: true)).tree)
      let text = TreeDocument.text(tree)
      let contents = try TreeDocument.decode(Data(text.utf8), file: story.name + ".json")
      let back = contents.tree
      #expect(back == tree, "\(story.name)")
      #expect(contents.warnings.isEmpty, "\(story.name)")
      #expect(TreeDocument.text(back) == text, "\(story.name)")
      #expect(Outline(back).lines == Outline(tree).lines, "\(story.name)")
      #expect(!Outline(tree).lines.isEmpty, "\(story.name)")
    }
  }

  @Test(arguments: ["en_US", "de_DE", "ar_EG"]) func documentsSoundAsTheirComponents(locale: String) throws {
    var scenario = Scenario()
    scenario.locale = locale
    for story in Self.stories {
      let spoken = try Replay.lines(of: [.read], scenario: scenario, showsGestures: false, explains: false) {
        try story.mount($0)
      }
      let text = TreeDocument.text(try story.mount(scenario.environment(reduceMotion: false)).tree)
      let tree = try TreeDocument.decode(Data(text.utf8), file: story.name + ".json").tree
      let read = try Replay.lines(of: [.read], scenario: scenario, showsGestures: false, explains: false) { _ in
        DocumentHost(tree)
      }
      #expect(read.lines == spoken.lines, "\(story.name)")
      #expect(!spoken.lines.isEmpty, "\(story.name)")
    }
  }

  @Test func infiniteBoundsAreAbsent() throws {
    let story = Story("Endless") {
      Slider(value: .constant(3), in: 0...Double.infinity) { Text("Volume") }
      Stepper("Guests", value: .constant(2.5), in: -Double.infinity...Double.infinity, step: 0.5)
      Text("Wide").frame(width: .infinity, height: .infinity)
    }
    let tree = try story.mount(SemanticEnvironment()).tree
    let back = try TreeDocument.decode(Data(TreeDocument.text(tree).utf8), file: "Endless.json").tree
    try #require(back.nodes.map(\.label) == ["Volume", "Guests", "Wide"])
    #expect(back.nodes[0].range == SemanticRange(lower: 0, current: 3))
    #expect(back.nodes[1].range == SemanticRange(step: 0.5, current: 2.5))
    #expect(back.nodes.last?.appearance?.frame == nil)
  }
}
