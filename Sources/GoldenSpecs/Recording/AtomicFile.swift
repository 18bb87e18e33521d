import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a text to a file, wholly or not at all.
///
/// The text goes to a temporary file in the same folder, is flushed to the disk, and is then renamed over the old file. When
/// anything fails, the old file is as it was and the temporary one is gone. Missing folders are made; a symbolic link is
/// followed.
///
/// - Throws: ``WriteError``, which names the file and what to do.
public func writeAtomically(_ text: String, to path: String) throws(WriteError) {
  try AtomicFile(path: path).write(Array(text.utf8))
}

/// One file that is to be replaced.
struct AtomicFile {
  let path: String
  /// Writes a part of the bytes and returns how many, or -1 with `errno`; replaced where a full disk is played.
  var write: (Int32, UnsafeRawBufferPointer) -> Int = { descriptor, bytes in
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  init(path: String) { self.path = path }

  func write(_ bytes: [UInt8]) throws(WriteError) {
    let target = URL(filePath: path).resolvingSymlinksInPath()
    let folder = target.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw WriteError(path: path, message: "its folder cannot be made; \(WriteError.nothingWritten)")
    }
    let mode = try mode(of: target.path)

    let temporary = folder.appending(path: ".\(UUID().uuidString).tmp").path
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw WriteError(path: path, code: errno, isFolder: true) }
    var code = fill(descriptor, bytes)
    if code == 0, let mode, fchmod(descriptor, mode) != 0 { code = errno }
    if code == 0, fsync(descriptor) != 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, target.path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw WriteError(path: path, code: code, isFolder: false)
    }
    flush(folder.path)
  }

  /// The permissions of the old file, or nil where there is none.
  private func mode(of target: String) throws(WriteError) -> mode_t? {
    var status = stat()
    guard stat(target, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw WriteError(path: path, code: EISDIR, isFolder: false)
    // A rename would put a file where a device or a pipe was.
    default: throw WriteError(path: path, message: "it is no regular file; \(WriteError.nothingWritten)")
    }
    guard access(target, W_OK) == 0 else { throw WriteError(path: path, code: errno, isFolder: false) }
    return status.st_mode & 0o777
  }

  private func fill(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[offset...]))
        if count > 0 {
          offset += count
        } else if count == 0 || errno != EINTR {
          return count == 0 ? EIO : errno
        }
      }
      return 0
    }
  }

  /// The new name outlives a power cut only once the folder is on the disk too; where that is not offered, so be it.
  private func flush(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
