import Foundation
import Testing

/// A program beside the tests, as a person calls it.
struct Product {
  static let aloud = Product(name: "aloud")
  /// The fixture whose components trap, hang and print.
  static let broken = Product(name: "Broken")
  /// The fixture that is a whole app.
  static let everyday = Product(name: "EverydayCatalog")

  struct Run: Equatable {
    let status: Int32
    let output: String
    let error: String
  }

  let name: String

  /// Where the package manager puts executables: beside the test bundle.
  var path: String { URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name).path }

  /// Runs the program with nothing to read, outside of any CI.
  func run(_ arguments: [String], in folder: Scratch? = nil, environment: [String: String] = [:]) throws -> Run {
    try Product.run(path, arguments, in: folder, environment: environment)
  }

  /// Runs the program in a folder that is there already.
  func run(_ arguments: [String], at folder: URL) throws -> Run {
    try Product.run(path, arguments, at: folder, environment: [:])
  }

  /// Runs a script of the shell in which `$0` is the program, so that limits and redirections can be set.
  func script(_ text: String, in folder: Scratch) throws -> Run {
    try Product.run("/bin/sh", ["-c", text, path], in: folder, environment: [:])
  }

  private static func run(
    _ path: String, _ arguments: [String], in folder: Scratch?, environment: [String: String]
  ) throws -> Run {
    try run(path, arguments, at: folder?.url, environment: environment)
  }

  private static func run(
    _ path: String, _ arguments: [String], at folder: URL?, environment: [String: String]
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try error.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      error: String(decoding: complaints, as: UTF8.self))
  }
}

/// A folder for one test, gone after it.
final class Scratch {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(_ name: String) throws -> String { try String(contentsOf: url.appending(path: name), encoding: .utf8) }

  /// Every file in it, however deep.
  var files: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
  }
}

/// A spec that reads the screen of a component.
func spec(_ component: String, _ lines: String...) -> String {
  "component: \(component)\n\n> read\n" + lines.map { $0 + "\n" }.joined()
}

/// What `GuestsStepper` says of itself.
let guests = ["Guests: 2, Decrement, 2, button", "Guests: 2, Increment, 2, button"]
