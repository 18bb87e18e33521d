import Foundation
import Testing

@testable import GoldenSpecs

/// Files that are replaced wholly or not at all.
final class AtomicFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func contents(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func fileIsReplaced() throws {
    let path = folder.appending(path: "a.transcript").path
    try writeAtomically("one\n", to: path)
    try writeAtomically("two\n", to: path)
    #expect(try contents("a.transcript") == "two\n")
    #expect(try names == ["a.transcript"])
  }

  @Test func missingFoldersAreMade() throws {
    try writeAtomically("one\n", to: folder.appending(path: "Counter/Deep/a.transcript").path)
    #expect(try contents("Counter/Deep/a.transcript") == "one\n")
  }

  @Test func linkAndPermissionsAreKept() throws {
    let file = folder.appending(path: "a.transcript")
    let link = folder.appending(path: "b.transcript")
    try writeAtomically("one\n", to: file.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try writeAtomically("two\n", to: link.path)
    #expect(try contents("a.transcript") == "two\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
  }

  @Test func fullDiskLeavesTheOldFile() throws {
    let path = folder.appending(path: "a.transcript").path
    try writeAtomically("one\n", to: path)
    var file = AtomicFile(path: path)
    var calls = 0
    file.write = { _, bytes in
      calls += 1
      errno = calls == 1 ? 0 : ENOSPC
      return calls == 1 ? 2 : -1
    }
    let error = #expect(throws: WriteError.self) { try file.write(Array("three\n".utf8)) }
    #expect(error?.message == "the disk is full; nothing was written")
    #expect(try contents("a.transcript") == "one\n")
    #expect(try names == ["a.transcript"])
  }

  @Test func pipeIsNotReplaced() throws {
    let path = folder.appending(path: "a.transcript").path
    #expect(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: WriteError.self) { try writeAtomically("one\n", to: path) }
    #expect(error?.message == "it is no regular file; nothing was written")
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func folderInTheWayIsNamed() throws {
    let path = folder.appending(path: "a.transcript").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let error = #expect(throws: WriteError.self) { try writeAtomically("one\n", to: path) }
    #expect(error?.description == "\(path): there is a folder of that name; nothing was written")
    #expect(try names == ["a.transcript"])
  }

  @Test(arguments: [
    (EACCES, true, "its folder is read-only; nothing was written"),
    (EROFS, true, "its folder is read-only; nothing was written"),
    (EACCES, false, "the file is read-only; nothing was written"),
    (EFBIG, false, "the file is larger than may be written here; nothing was written"),
    (ENOSPC, false, "the disk is full; nothing was written"),
    (EDQUOT, false, "the disk is full; nothing was written"),
    (ENOTDIR, true, "its folder is a file; nothing was written"),
  ])
  func reasonIsInWords(code: Int32, isFolder: Bool, message: String) {
    #expect(WriteError(path: "a", code: code, isFolder: isFolder).message == message)
  }
}
