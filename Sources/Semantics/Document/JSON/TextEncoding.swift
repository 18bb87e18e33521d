import Foundation

/// Whether bytes are UTF-8, and what else they may be.
enum TextEncoding {
  /// How many bytes a byte order mark takes at the start.
  static func markLength(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// What keeps the bytes from being UTF-8 text; nil when nothing does.
  static func fault(in bytes: [UInt8]) -> JSONFault? {
    if let other = otherEncoding(of: bytes) {
      return JSONFault(offset: 0, message: "the file is \(other) text, not UTF-8; save it as UTF-8")
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      let byte = String(bytes[error.byteOffsets.lowerBound], radix: 16, uppercase: true)
      return JSONFault(
        offset: error.byteOffsets.lowerBound,
        message: "the file is not UTF-8 text: the byte 0x\(byte) begins no character")
    }
  }

  /// UTF-16 and UTF-32 show by their byte order mark, or by the zero bytes around an opening brace.
  private static func otherEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    let brace = UInt8(ascii: "{")
    if bytes.starts(with: [brace, 0, 0, 0]) || bytes.starts(with: [0, 0, 0, brace]) { return "UTF-32" }
    if bytes.starts(with: [brace, 0]) || bytes.starts(with: [0, brace]) { return "UTF-16" }
    return nil
  }
}
