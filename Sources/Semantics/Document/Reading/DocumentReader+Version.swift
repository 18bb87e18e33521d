extension DocumentReader {
  /// What is wrong with the version of the document; nothing else in it is worth telling then.
  ///
  /// - Parameters:
  ///   - version: The newest version that this program reads.
  ///   - format: What `format` must be; nil when there is no such key.
  ///   - start: How such a document begins, for messages.
  package mutating func checkVersion(_ version: Int, format: String? = nil, start: String) throws(DocumentProblems) {
    guard case .object = top.value.content else {
      note(top, "an object is expected here, not \(top.value.kind); \(start)")
      return try finish()
    }
    if let format {
      guard let found = top.value["format"] else {
        note(top, "\"format\" is missing; \(start)")
        return try finish()
      }
      if found.text != format {
        note(field("format", found), "the format is \(found.text.map(quoted) ?? found.kind), not \(quoted(format))")
        return try finish()
      }
    }
    guard let found = top.value["version"] else {
      note(top, "\"version\" is missing; \(start)")
      return try finish()
    }
    if let number = found.whole, number > version {
      note(
        field("version", found),
        "version \(number) is newer than this program, which reads version \(version); use a newer program")
      return try finish()
    }
  }

  private func field(_ key: String, _ value: JSONValue) -> Field { Field(path: top.path + key, value: value) }
}
