import Foundation

/// The digest by which a page's security policy knows its own style sheet (FIPS 180-4).
enum SHA256 {
  /// The digest in Base64.
  static func base64(_ text: String) -> String { Data(digest(Array(text.utf8))).base64EncodedString() }

  static func digest(_ message: [UInt8]) -> [UInt8] {
    var hash = primes.prefix(8).map { fraction($0.squareRoot()) }
    let padded = padded(message)
    for start in stride(from: 0, to: padded.count, by: 64) { compress(padded[start..<start + 64], into: &hash) }
    return hash.flatMap(bigEndian)
  }

  private static let primes: [Double] = (2...311).filter { number in
    (2..<number).allSatisfy { !number.isMultiple(of: $0) }
  }.map(Double.init)

  private static let constants = primes.map { fraction(cbrt($0)) }

  /// The first 32 bits behind the point.
  private static func fraction(_ number: Double) -> UInt32 { UInt32((number - number.rounded(.down)) * 0x1p32) }

  private static func bigEndian(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let bits = UInt64(message.count) * 8
    let zeros = (119 - message.count % 64) % 64
    let length = bigEndian(UInt32(truncatingIfNeeded: bits >> 32)) + bigEndian(UInt32(truncatingIfNeeded: bits))
    return message + [0x80] + Array(repeating: 0, count: zeros) + length
  }

  private static func compress(_ block: ArraySlice<UInt8>, into hash: inout [UInt32]) {
    func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let first = turned(far, 7) ^ turned(far, 18) ^ far >> 3
      let second = turned(near, 17) ^ turned(near, 19) ^ near >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var state = hash
    for index in 0..<64 {
      let (a, b, c, e, f, g) = (state[0], state[1], state[2], state[4], state[5], state[6])
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let first = state[7] &+ sum &+ choice &+ constants[index] &+ words[index]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      state = [first &+ second, a, b, c, state[3] &+ first, e, f, g]
    }
    hash = zip(hash, state).map { $0 &+ $1 }
  }
}
