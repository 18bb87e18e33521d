import Foundation
import Semantics
import Testing

/// Documents spoilt at random, the same ones in every run.
struct DocumentFuzzTests {
  @Test(arguments: 1...4) func spoiltDocumentsGiveATreeOrAPlace(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let valid = Array(TreeDocument.text(Samples.everything).utf8)
    for _ in 0..<500 {
      var bytes = valid
      for _ in 0..<random.below(3) + 1 { spoil(&bytes, with: &random) }
      let lines = bytes.count { $0 == 0x0A } + bytes.count { $0 == 0x0D } + 1
      do throws(DocumentProblems) {
        let tree = try TreeDocument.decode(Data(bytes), file: "tree.json").tree
        let text = TreeDocument.text(tree)
        #expect((try? read(text).tree) == tree, "\(text)")
      } catch {
        #expect(!error.problems.isEmpty)
        for problem in error.problems {
          #expect((1...lines).contains(problem.line))
          #expect(problem.column >= 1)
          #expect(!problem.message.hasPrefix("this cannot be read"), "\(problem)")
          #expect(problem.description.unicodeScalars.allSatisfy { !isInvisible($0) })
        }
      }
    }
  }

  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "true", "NaN", "1e999", "-1", "0", "9223372036854775807", "\\u0000",
    "\\uD800", "\"id\": \"a\",", "\"in\": \"c\",", "\"children\": [{\"id\": \"a\"}],", "\u{FEFF}", "\u{202E}", "\n",
    "\r",
  ].map { Array($0.utf8) }

  private func spoil(_ bytes: inout [UInt8], with random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    let end = min(bytes.count, place + random.below(40))
    switch random.below(6) {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes.insert(contentsOf: Self.tokens[random.below(Self.tokens.count)], at: place)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
    case 4: bytes.replaceSubrange(place..<end, with: Self.tokens[random.below(Self.tokens.count)])
    default: bytes.removeLast(random.below(4) == 0 ? bytes.count - place : 0)
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

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
