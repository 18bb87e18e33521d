import Foundation
import Semantics

/// A file that could not be written; what was there before is untouched.
public struct WriteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path as it was given.
  public let path: String
  public let message: String

  static let nothingWritten = "nothing was written"

  init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// - Parameter isFolder: Whether the folder, not the file, refused.
  init(path: String, code: Int32, isFolder: Bool) {
    let place = isFolder ? "its folder" : "the file"
    let reason =
      switch code {
      case EACCES, EPERM, EROFS: "\(place) is read-only"
      case ENOSPC, EDQUOT: "the disk is full"
      case EFBIG: "the file is larger than may be written here"
      case EISDIR: "there is a folder of that name"
      case ENOTDIR: "its folder is a file"
      default: String(cString: strerror(code)).lowercased()
      }
    self.init(path: path, message: "\(reason); \(Self.nothingWritten)")
  }

  public var description: String { "\(escaped(path)): \(message)" }
}
