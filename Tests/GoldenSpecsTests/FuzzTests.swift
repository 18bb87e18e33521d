import Foundation
import GoldenSpecs
import Narration
import Testing

/// Parsers under bytes that nobody wrote, the same in every run.
struct FuzzTests {
  private static let splices: [[UInt8]] =
    [
      "\n", "\r\n", "> ", "~ ", "# ", "\\", "\"", ";", "focus ", "#", "\u{0}", "\u{FEFF}", "\u{301}", "<<<<<<< a\n",
      ">>>>>>> a\n", "9999999999", "component: ", "\\u{", "}", ": ", "full: ",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]

  private func mutated(_ seed: [UInt8], upTo most: Int, _ random: inout SplitMix64) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...most, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 12))
      case 3: bytes.insert(contentsOf: bytes[..<min(place, 40)], at: place)
      default: bytes.insert(contentsOf: Self.splices.randomElement(using: &random) ?? [], at: place)
      }
    }
    return bytes
  }

  @Test func specParserNeverTrapsAndKeepsEveryByte() throws {
    var random = SplitMix64(state: 0x5EC5)
    var accepted = 0
    for _ in 0..<2000 {
      let bytes = mutated(Array(example.utf8), upTo: 6, &random)
      let spec: GoldenSpec
      do {
        spec = try GoldenSpec.parse(Data(bytes), path: path)
      } catch {
        #expect(!error.problems.isEmpty)
        continue
      }
      accepted += 1
      let asExpected = Replay(steps: spec.actions.map { $0.heard.map(\.text) })
      #expect(Array(spec.record(asExpected).utf8) == bytes)
      let silent = spec.record(Replay(steps: spec.actions.map { _ in [] }))
      let again = try GoldenSpec.parse(Data(silent.utf8), path: path)
      #expect(again.actions.map(\.gesture) == spec.actions.map(\.gesture))
      #expect(again.actions.allSatisfy { $0.heard.isEmpty })
    }
    #expect(accepted > 200)
  }

  @Test func gestureParserNeverTrapsAndIsStable() {
    let seeds = GestureTextTests.gestures.map { Array($0.0.utf8) }
    var random = SplitMix64(state: 0x6E57)
    var accepted = 0
    for round in 0..<2000 {
      let text = String(decoding: mutated(seeds[round % seeds.count], upTo: 2, &random), as: UTF8.self)
      guard let gestures = try? GestureText.parseList(text) else { continue }
      accepted += 1
      let printed = gestures.map(GestureText.text(of:)).joined(separator: "; ")
      let again = try? GestureText.parseList(printed)
      #expect(again == gestures, "\(text.debugDescription) became \(printed.debugDescription)")
      #expect(again.map { $0.map(GestureText.text(of:)).joined(separator: "; ") } == printed)
    }
    #expect(accepted > 150)
  }
}
