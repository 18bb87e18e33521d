extension Traits: Codable {
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self = []
    while !values.isAtEnd {
      let name = try values.decode(String.self)
      guard let trait = Traits(name: name) else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: values.codingPath,
            debugDescription: unknown("trait", name, among: Traits.names.map(\.name))))
      }
      insert(trait)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for name in namesInOrder { try values.encode(name) }
  }
}

extension SemanticAction: Codable {
  private enum CodingKeys: String, CodingKey {
    case named, scroll, insertText
  }

  public init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      guard let action = SemanticAction.keywords[word] else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: unknown("action", word, among: SemanticAction.keywords.keys.sorted())))
      }
      self = action
      return
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let direction = try values.decodeIfPresent(String.self, forKey: .scroll) {
      guard let direction = Direction(rawValue: direction) else {
        throw DecodingError.dataCorruptedError(
          forKey: .scroll, in: values,
          debugDescription: unknown("direction", direction, among: Direction.allCases.map(\.rawValue)))
      }
      self = .scroll(direction)
    } else if let text = try values.decodeIfPresent(String.self, forKey: .insertText) {
      self = .insertText(text)
    } else {
      self = .named(try values.decode(String.self, forKey: .named))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .named(let name):
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(name, forKey: .named)
    case .insertText(let text):
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(text, forKey: .insertText)
    case .scroll(let direction) where direction != .down:
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(direction.rawValue, forKey: .scroll)
    default:
      var value = encoder.singleValueContainer()
      try value.encode(keyword ?? "")
    }
  }
}

extension TableCell: Codable {
  private enum CodingKeys: String, CodingKey {
    case row, column, rowSpan, columnSpan, rowHeaders, columnHeaders
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      row: try values.decodeIfPresent(Int.self, forKey: .row) ?? 1,
      column: try values.decodeIfPresent(Int.self, forKey: .column) ?? 1,
      rowSpan: try values.decodeIfPresent(Int.self, forKey: .rowSpan) ?? 1,
      columnSpan: try values.decodeIfPresent(Int.self, forKey: .columnSpan) ?? 1,
      rowHeaders: try values.decodeIfPresent([Header].self, forKey: .rowHeaders) ?? [],
      columnHeaders: try values.decodeIfPresent([Header].self, forKey: .columnHeaders) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(row, forKey: .row)
    try values.encode(column, forKey: .column)
    if rowSpan != 1 { try values.encode(rowSpan, forKey: .rowSpan) }
    if columnSpan != 1 { try values.encode(columnSpan, forKey: .columnSpan) }
    if !rowHeaders.isEmpty { try values.encode(rowHeaders, forKey: .rowHeaders) }
    if !columnHeaders.isEmpty { try values.encode(columnHeaders, forKey: .columnHeaders) }
  }
}

extension CustomContent: Codable {
  private enum CodingKeys: String, CodingKey {
    case label, value, importance
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      label: try values.decodeIfPresent(String.self, forKey: .label) ?? "",
      value: try values.decodeIfPresent(String.self, forKey: .value) ?? "",
      importance: try values.decodeIfPresent(Importance.self, forKey: .importance) ?? .default)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(label, forKey: .label)
    try values.encode(value, forKey: .value)
    if importance != .default { try values.encode(importance, forKey: .importance) }
  }
}
