import Foundation

/// How long the library takes to build and a view of forty rows to type-check; told, and never judged.
enum CompileTimes {
  /// A view with so many rows, each of a few modifiers.
  static func source(rows count: Int) -> String {
    let rows = (1...count).map { index in
      """
            HStack(spacing: 8) {
              Image(systemName: "star").foregroundStyle(.yellow)
              Text("Row \(index)").font(.headline).foregroundColor(.primary)
              Spacer()
              Toggle("Row \(index)", isOn: $isOn).labelsHidden()
            }
            .padding(.horizontal)
            .background(Color.gray.opacity(0.1))
      """
    }
    return """
      import SwiftUI

      struct Rows: View {
        @State private var isOn = false

        var body: some View {
          VStack(alignment: .leading) {
      \(rows.joined(separator: "\n"))
          }
        }
      }

      """
  }

  /// Builds the package at the current folder in a temporary folder, adds the view, and prints both times in seconds.
  ///
  /// What a build costs whatever the view holds is taken off: the time of a view of one row.
  static func report() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compile-\(UUID().uuidString)")
    let sources = folder.appendingPathComponent("Sources/Rows")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = FileManager.default.currentDirectoryPath
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Rows", dependencies: [.package(name: "Aloud", path: "\(library)")],
        targets: [.target(name: "Rows", dependencies: [.product(name: "SwiftUI", package: "Aloud")])])

      """
    try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let file = sources.appendingPathComponent("Rows.swift")
    try "import SwiftUI\n".write(to: file, atomically: true, encoding: .utf8)
    let build = ["swift", "build", "--package-path", folder.path, "--target", "Rows"]
    guard let whole = try time(build) else { return print("compile: the library does not build") }
    try source(rows: 1).write(to: file, atomically: true, encoding: .utf8)
    guard let one = try time(build) else { return print("compile: the view does not compile") }
    try source(rows: 40).write(to: file, atomically: true, encoding: .utf8)
    guard let forty = try time(build) else { return print("compile: the view does not compile") }
    print(
      "compile: library built in \(tenths(whole)) s,"
        + " a view of forty rows in \(tenths(forty - one)) s more than one of one row (\(tenths(one)) s)")
  }

  private static func tenths(_ seconds: Double) -> String { String(format: "%.1f", seconds) }

  /// How long a command takes, in seconds; nil when it fails.
  private static func time(_ command: [String]) throws -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let duration = (ContinuousClock.now - start).components
    return process.terminationStatus == 0 ? Double(duration.seconds) + Double(duration.attoseconds) / 1e18 : nil
  }
}
