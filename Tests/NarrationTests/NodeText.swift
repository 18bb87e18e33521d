import Foundation
import Narration
import Semantics
import Testing

/// The lines that a screen is read with, given its nodes as they stand in a JSON document.
@MainActor
func reading(
  _ nodes: String, notation: Notation = .speech, hints: Bool = true, locale: String = "en_US",
  platform: String = "iOS 18"
) throws -> [String] {
  let document = """
    {"format": "aloud-tree", "version": 1, "environment": {"locale": "\(locale)", "platform": "\(platform)"},
     "nodes": [\(nodes)]}
    """
  let tree = try TreeDocument.decode(Data(document.utf8), file: "row.json").tree
  let voice = try #require(Voice.named("voiceover-ios", environment: tree.environment))
  let reader = ScreenReader(host: DocumentHost(tree), voice: voice, hints: hints, notation: notation)
  return Transcript.lines(try reader.perform(.read).lines)
}
