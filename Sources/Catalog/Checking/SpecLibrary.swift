import Foundation
import GoldenSpecs

/// The specs that a run is about.
struct SpecLibrary {
  static let folder = "Specs"

  /// The paths of the specs, as a person would write them, in a fixed order.
  let paths: [String]
  /// Whether it is the whole of the standard folder, so that a component without a spec is missed.
  let isWhole: Bool

  init(paths operands: [String], shard: Shard?) throws {
    isWhole = operands.isEmpty && shard == nil
    var found: [String] = []
    for operand in operands.isEmpty ? [SpecLibrary.folder] : operands {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
        // A package that has no specs yet misses all of them, which is told later.
        if operands.isEmpty { continue }
        throw UsageError("there is no spec and no folder “\(operand)”")
      }
      found += isFolder.boolValue ? SpecLibrary.specs(in: operand) : [operand]
    }
    let sorted = Array(Set(found)).sorted()
    paths = sorted.enumerated().filter { index, _ in shard.map { index % $0.count == $0.index - 1 } ?? true }.map(
      \.element)
  }

  private static func specs(in folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".transcript") }.map {
      (folder.hasSuffix("/") ? folder : folder + "/") + $0
    }
  }

  /// The components that no spec is about.
  func missing(from names: [String]) -> [String] {
    let covered = Set(
      paths.compactMap { path in
        FileManager.default.contents(atPath: path).flatMap { try? GoldenSpec.parse($0, path: path) }?.component
      })
    return names.filter { !covered.contains($0) }
  }

  /// Writes a first spec for a component, which reads the screen; its path is the component's name.
  func make(for name: String) throws -> String {
    let safe = name.split(separator: "/", omittingEmptySubsequences: true).map { part in
      let clean = String(part.map { $0 == ":" || $0.isNewline ? "-" : $0 })
      return clean.hasPrefix(".") ? "_" + clean.dropFirst() : clean
    }
    let path = SpecLibrary.folder + "/" + safe.joined(separator: "/") + ".transcript"
    guard let template = GoldenSpec.template(component: name) else {
      throw UsageError("“\(name)” cannot be the name of a component in a spec; rename the preview")
    }
    guard !FileManager.default.fileExists(atPath: path) else {
      throw UsageError("\(path) exists and is about another component; rename one of them")
    }
    try writeAtomically(template, to: path)
    return path
  }
}
