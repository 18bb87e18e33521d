import Foundation
import GoldenSpecs

/// One part of several, as CI matrices split a run.
struct Shard {
  let index: Int
  let count: Int

  init?(_ text: String?) throws {
    guard let text else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else {
      throw UsageError("--shard needs a part and a number of parts, such as 1/4, not \(quoted(text))")
    }
    self.index = index
    self.count = count
  }

  /// The part that an option names, or else the part that Bazel's test runner gives this process.
  static func asked(_ text: String?) throws -> Shard? {
    try Shard(text) ?? Shard(bazel: ProcessInfo.processInfo.environment)
  }

  /// The convention of Bazel: an index counted from 0, and a file that tells the runner that parts are understood.
  init?(bazel environment: [String: String]) throws {
    guard let total = environment["TEST_TOTAL_SHARDS"], let index = environment["TEST_SHARD_INDEX"] else { return nil }
    guard let count = Int(total), let place = Int(index), count >= 1, (0..<count).contains(place) else {
      throw UsageError(
        "TEST_SHARD_INDEX \(quoted(index)) and TEST_TOTAL_SHARDS \(quoted(total)) name no part of a run")
    }
    self.index = place + 1
    self.count = count
    guard let file = environment["TEST_SHARD_STATUS_FILE"], !file.isEmpty else { return }
    guard FileManager.default.createFile(atPath: file, contents: nil) else {
      throw UsageError("the file \(quoted(file)) of TEST_SHARD_STATUS_FILE cannot be made")
    }
  }

  /// Whether the element at an index of a list, counted from 0, is in this part.
  func holds(_ element: Int) -> Bool { element % count == index - 1 }
}
