import Foundation
import GoldenSpecs
import Semantics

/// The specs that a run is about.
struct SpecLibrary {
  static let folder = "Specs"

  /// What is to be checked, in a fixed order.
  let tasks: [CheckTask]

  /// - Parameters:
  ///   - operands: Paths of specs and folders; none means the whole of the standard folder.
  ///   - makes: The components of which a spec may be made where an operand is its path.
  /// - Throws: ``UsageError`` for a path that is nothing, and for a folder without specs.
  init(_ operands: [String], shard: Shard?, makes: [String]) throws {
    var found: [CheckTask] = []
    for operand in operands {
      let specs = try SpecFolder.specs(at: operand)
      if let specs {
        guard !specs.isEmpty else { throw UsageError("there is no spec in the folder \(quoted(operand))") }
        found += specs.map { CheckTask(path: $0) }
      } else if let component = makes.first(where: { SpecLibrary.path(for: $0).utf8.elementsEqual(operand.utf8) }) {
        found.append(CheckTask(path: operand, component: component))
      } else {
        throw try SpecLibrary.unknown(operand)
      }
    }
    // A package that has no specs yet misses all of them, which is told later.
    if operands.isEmpty { found = try SpecFolder.specs(at: SpecLibrary.folder)?.map { CheckTask(path: $0) } ?? [] }
    // Bytes tell files apart: two names that differ in how Unicode composes a letter are two files.
    var seen: Set<[UInt8]> = []
    let sorted = found.filter { seen.insert(Array($0.path.utf8)).inserted }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    tasks = sorted.enumerated().filter { index, _ in shard?.holds(index) ?? true }.map(\.element)
  }

  private static func unknown(_ operand: String) throws -> UsageError {
    let specs = try SpecFolder.specs(at: folder) ?? []
    let folders = Set(specs.map { String($0[..<($0.lastIndex(of: "/") ?? $0.endIndex)]) })
    let hint = suggestion(
      for: operand, among: folders.sorted() + specs, otherwise: "a path is that of a spec or of a folder of specs")
    return UsageError("there is no spec and no folder \(quoted(operand)); \(hint)")
  }

  /// The components that no spec is about.
  ///
  /// - Parameter outcomes: Those of the tasks.
  func missing(from names: [String], after outcomes: [CheckOutcome]) -> [String] {
    let covered = Set(outcomes.compactMap(\.component))
    // A spec that cannot be read names no component; where it lies tells whose it is.
    let unread = Set(outcomes.filter { $0.component == nil }.map { Array($0.path.utf8) })
    return names.filter { !covered.contains($0) && !unread.contains(Array(SpecLibrary.path(for: $0).utf8)) }
  }

  /// Where the first spec of a component lies: its path is the component's name.
  static func path(for name: String) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: true).map { part in
      let clean = String(part.map { $0 == ":" || $0.isNewline ? "-" : $0 })
      return clean.hasPrefix(".") ? "_" + clean.dropFirst() : clean
    }
    return folder + "/" + (parts.isEmpty ? "_" : parts.joined(separator: "/")) + ".transcript"
  }
}
