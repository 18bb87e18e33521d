/// Whether a two-state control is on.
public enum ToggleState: String, Sendable, Hashable, Codable, CaseIterable {
  case on, off, mixed
}

/// What a node that holds others is to a reader.
public enum ContainerKind: String, Sendable, Hashable, Codable, CaseIterable {
  case semanticGroup, list, landmark, table, tabBar, modal
}

/// A place in a series, counted from 1.
public struct Position: Sendable, Hashable, Codable {
  public var index: Int
  public var count: Int

  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// A place in a table; rows and columns count from 1.
public struct TableCell: Sendable, Hashable {
  public struct Header: Sendable, Hashable, Codable {
    public var label: String?
    public var value: String?

    public init(label: String? = nil, value: String? = nil) {
      self.label = label
      self.value = value
    }
  }

  public var row: Int
  public var column: Int
  public var rowSpan: Int
  public var columnSpan: Int
  public var rowHeaders: [Header]
  public var columnHeaders: [Header]

  public init(
    row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1,
    rowHeaders: [Header] = [], columnHeaders: [Header] = []
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}

/// A further fact about a node, spoken at once when its importance is high and on request otherwise.
public struct CustomContent: Sendable, Hashable {
  public enum Importance: String, Sendable, Hashable, Codable, CaseIterable {
    case `default`, high
  }

  public var label: String
  public var value: String
  public var importance: Importance

  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}

/// The place in source code where a view was declared.
public struct SourceLocation: Sendable, Hashable, Codable {
  /// The path that the compiler was given.
  public var file: String
  /// The line, counted from 1.
  public var line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
