import Foundation

/// The two ways out of the program: results and everything else.
enum Output {
  static func line(_ text: String) { write(text + "\n", to: .standardOutput) }
  static func error(_ text: String) { write(text + "\n", to: .standardError) }

  /// A reader that closed its end, such as `head`, is no failure of ours.
  private static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      exit(ExitStatus.clean.rawValue)
    }
  }
}
