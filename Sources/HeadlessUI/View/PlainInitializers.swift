public import Foundation

/// Marks a type that has initialisers without a place in the source, for code that passes an initialiser along.
///
/// They stand in a protocol extension, where every call prefers the one that knows its place:
/// `symbols.map(Image.init(systemName:))`. The one that takes a text first is in `PlainTitles.swift`.
public protocol _PlainlyInitialized {}

/// What a title is given as; one plain initialiser serves them all.
public protocol _PlainTitle {
  var _titleText: Text { get }
}

extension String: _PlainTitle {
  public var _titleText: Text { Text(.verbatim(self), source: nil) }
}

extension LocalizedStringKey: _PlainTitle {
  public var _titleText: Text { Text(unplaced: Text(self, line: 0)) }
}

extension LocalizedStringResource: _PlainTitle {
  public var _titleText: Text { Text(unplaced: Text(self, line: 0)) }
}

extension AttributedString: _PlainTitle {
  public var _titleText: Text { Text(unplaced: Text(self, line: 0)) }
}

extension Image: _PlainTitle {
  public var _titleText: Text { Text(.image(self), source: nil) }
}

extension ClosedRange: _PlainTitle where Bound == Date {
  public var _titleText: Text { Text(unplaced: Text(self, line: 0)) }
}

extension DateInterval: _PlainTitle {
  public var _titleText: Text { Text(unplaced: Text(self, line: 0)) }
}

extension Text: _PlainlyInitialized {}
extension Image: _PlainlyInitialized {}
extension ProgressView: _PlainlyInitialized {}

extension _PlainlyInitialized where Self == Text {
  @_disfavoredOverload
  public init(verbatim content: String) { self.init(.verbatim(content), source: nil) }

  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(unplaced: Text(input, format: format, line: 0))
  }

  @_disfavoredOverload
  public init(_ date: Date, style: Text.DateStyle) { self.init(unplaced: Text(date, style: style, line: 0)) }
}

extension Text {
  /// The same text, of which it is not known where it was declared.
  fileprivate init(unplaced text: Text) { self.init(text.storage, source: nil) }
}

extension _PlainlyInitialized where Self == Image {
  @_disfavoredOverload
  public init(systemName: String) { self.init(.symbol(systemName), source: nil) }

  @_disfavoredOverload
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName), source: nil) }

  @_disfavoredOverload
  public init(_ name: String) { self.init(.asset(name), source: nil) }

  @_disfavoredOverload
  public init(_ name: String, bundle: Bundle?) { self.init(.asset(name), bundle: bundle, source: nil) }

  @_disfavoredOverload
  public init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(.asset(name), bundle: bundle, label: label, source: nil)
  }

  @_disfavoredOverload
  public init(_ resource: ImageResource) { self.init(.asset(resource.name), bundle: resource.bundle, source: nil) }
}

extension _PlainlyInitialized where Self == ProgressView<EmptyView, EmptyView> {
  @_disfavoredOverload
  public init() { self.init(label: nil, fraction: nil, currentValueLabel: nil, source: nil) }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(value: V?, total: V) {
    self.init(label: nil, fraction: progressFraction(value, of: total), currentValueLabel: nil, source: nil)
  }
}
