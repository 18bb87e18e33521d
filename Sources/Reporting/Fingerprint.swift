/// What tells things apart from run to run that are no findings of a rule.
enum Fingerprint {
  /// Sixteen hexadecimal digits of a text.
  static func of(_ text: String) -> String {
    SHA256.digest(Array(text.utf8)).prefix(8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
