package import Foundation

/// The bundles of resources that belong to the running program: Swift packages put them beside it.
package enum LinkedBundles {
  /// A bundle, and the target whose resources it has.
  package struct Linked: Sendable {
    package let url: URL
    package let module: String
  }

  /// By name. Bundles of targets that only lie there, since something else was built, are left out.
  package static let all: [Linked] = {
    let folder = Bundle.main.bundleURL
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".resources") && $0.contains("_") }
    guard !names.isEmpty, let path = Bundle.main.executablePath,
      let program = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
    else { return [] }
    return names.compactMap { name in
      // The code by which a target finds its bundle has the bundle's name in it.
      guard program.holds(name), let end = name.lastIndex(of: ".") else { return nil }
      let module = name[..<end].split(separator: "_", maxSplits: 1).last.map(String.init) ?? ""
      // What a package manager builds for the host is called after that.
      return Linked(url: folder.appending(path: name), module: module.replacing(/-tool$/, with: ""))
    }
  }()

  static var haveTables: Bool { !known.isEmpty }

  /// The tables of all of them, those of a module first.
  static func tables(of module: String?) -> [StringTables] {
    guard let module, let own = known.firstIndex(where: { $0.module == module }), own > 0 else {
      return known.map(\.tables)
    }
    return [known[own].tables] + known.indices.filter { $0 != own }.map { known[$0].tables }
  }

  /// The tables of a module's own resources.
  static func ownTables(of module: String?) -> [StringTables] {
    known.filter { $0.module == module && module != nil }.map(\.tables)
  }

  private static let known: [(module: String, tables: StringTables)] =
    (StringTables.of(.main).map { [("", $0)] } ?? [])
    + all.compactMap { linked in
      Bundle(url: linked.url).flatMap { StringTables.of($0) }.map { (linked.module, $0) }
    }
}

extension Data {
  /// Whether a text stands anywhere in the bytes.
  ///
  /// Every start of a program asks it of all of its code, so the C library looks for where the text may begin.
  fileprivate func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, bytes.count >= wanted.count else { return false }
      let end = base + (bytes.count - wanted.count + 1)
      var place = base
      while place < end, let found = memchr(place, Int32(first), end - place) {
        if memcmp(found, wanted, wanted.count) == 0 { return true }
        place = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
