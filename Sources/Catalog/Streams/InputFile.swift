import Foundation
import GoldenSpecs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that a person named, which may be anything.
enum InputFile {
  /// Reads a file, but no folder and no device.
  ///
  /// - Parameters:
  ///   - path: The path; that of a pipe, such as a shell makes of `<(…)`, is fine too.
  ///   - limit: The most bytes that are of use; one more is read, which tells that there are too many.
  /// - Throws: ``UsageError`` with the reason, without the path.
  static func contents(of path: String, limit: Int) throws(UsageError) -> Data {
    // A pipe that nobody writes to would otherwise hold the call.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw UsageError(reason(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw UsageError(reason(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: break
    case S_IFDIR: throw UsageError("it is a folder")
    default: throw UsageError("it is a device, not a file")
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      var data = Data()
      while data.count <= limit, let more = try handle.read(upToCount: limit + 1 - data.count), !more.isEmpty {
        data += more
      }
      return data
    } catch {
      throw UsageError("the disk, or whatever holds it, failed")
    }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case ENOTDIR: "there is no such file, since its folder is a file"
    case EACCES, EPERM: "reading it is not allowed"
    case ENAMETOOLONG: "its name is too long"
    case ELOOP: "its symbolic links lead in a circle"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
