public import Foundation

/// Marks a type that has initialisers without a place in the source, for code that passes an initialiser along.
///
/// They stand in a protocol extension, where every call prefers the one that knows its place: `names.map(Text.init)`,
/// `zip(titles, addresses).map(Link.init(_:destination:))`.
public protocol _PlainlyInitialized {}

/// What a title is given as; one plain initialiser serves them all.
public protocol _PlainTitle {
  var _titleText: Text { get }
}

extension String: _PlainTitle {
  public var _titleText: Text { Text(self) }
}

extension Substring: _PlainTitle {
  public var _titleText: Text { Text(self) }
}

extension LocalizedStringKey: _PlainTitle {
  public var _titleText: Text { Text(self) }
}

extension LocalizedStringResource: _PlainTitle {
  public var _titleText: Text { Text(self) }
}

extension Text: _PlainlyInitialized {}
extension Image: _PlainlyInitialized {}
extension Label: _PlainlyInitialized {}
extension Link: _PlainlyInitialized {}
extension ProgressView: _PlainlyInitialized {}
extension Button: _PlainlyInitialized {}
extension Toggle: _PlainlyInitialized {}
extension TextField: _PlainlyInitialized {}
extension SecureField: _PlainlyInitialized {}

extension _PlainlyInitialized where Self == Text {
  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ content: Title) { self = content._titleText }

  @_disfavoredOverload
  public init(verbatim content: String) { self.init(.verbatim(content), source: nil) }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(unplaced: Text(attributedContent, line: 0)) }

  @_disfavoredOverload
  public init(_ image: Image) { self.init(.image(image), source: nil) }

  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(unplaced: Text(input, format: format, line: 0))
  }

  @_disfavoredOverload
  public init(_ date: Date, style: Text.DateStyle) { self.init(unplaced: Text(date, style: style, line: 0)) }

  @_disfavoredOverload
  public init(_ dates: ClosedRange<Date>) { self.init(unplaced: Text(dates, line: 0)) }

  @_disfavoredOverload
  public init(_ interval: DateInterval) { self.init(unplaced: Text(interval, line: 0)) }
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

extension _PlainlyInitialized where Self == Label<Text, Image> {
  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, systemImage name: String) {
    self.init(title: title._titleText, icon: Image(.symbol(name), source: nil))
  }

  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, image name: String) {
    self.init(title: title._titleText, icon: Image(.asset(name), source: nil))
  }

  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, image resource: ImageResource) {
    self.init(title: title._titleText, icon: Image(.asset(resource.name), bundle: resource.bundle, source: nil))
  }
}

extension _PlainlyInitialized where Self == Link<Text> {
  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, destination: URL) {
    self.init(label: title._titleText, destination: destination, source: nil)
  }
}

extension _PlainlyInitialized where Self == ProgressView<EmptyView, EmptyView> {
  @_disfavoredOverload
  public init() { self.init(label: nil, fraction: nil, currentValueLabel: nil, source: nil) }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(value: V?, total: V) {
    self.init(label: nil, fraction: progressFraction(value, of: total), currentValueLabel: nil, source: nil)
  }
}

extension _PlainlyInitialized where Self == ProgressView<Text, EmptyView> {
  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title) {
    self.init(label: title._titleText, fraction: nil, currentValueLabel: nil, source: nil)
  }

  @_disfavoredOverload
  public init<Title: _PlainTitle, V: BinaryFloatingPoint>(_ title: Title, value: V?, total: V) {
    let fraction = progressFraction(value, of: total)
    self.init(label: title._titleText, fraction: fraction, currentValueLabel: nil, source: nil)
  }
}

extension _PlainlyInitialized where Self == Button<Text> {
  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, action: @escaping () -> Void) {
    self.init(label: title._titleText, role: nil, action: action, source: nil)
  }

  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(label: title._titleText, role: role, action: action, source: nil)
  }
}

extension _PlainlyInitialized where Self == Button<Label<Text, Image>> {
  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, systemImage: String, action: @escaping () -> Void) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  @_disfavoredOverload
  public init<Title: _PlainTitle>(
    _ title: Title, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    let label = Label(title: title._titleText, icon: Image(.symbol(systemImage), source: nil))
    self.init(label: label, role: role, action: action, source: nil)
  }
}

extension _PlainlyInitialized where Self == Toggle<Text> {
  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, isOn: Binding<Bool>) {
    self.init(label: title._titleText, states: [isOn], source: nil)
  }

  @_disfavoredOverload
  public init<Title: _PlainTitle, C: RandomAccessCollection>(
    _ title: Title, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(label: title._titleText, states: sources.map { $0[keyPath: isOn] }, source: nil)
  }
}

extension _PlainlyInitialized where Self == Toggle<Label<Text, Image>> {
  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    let label = Label(title: title._titleText, icon: Image(.symbol(systemImage), source: nil))
    self.init(label: label, states: [isOn], source: nil)
  }
}

extension _PlainlyInitialized where Self == TextField<Text> {
  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }

  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(label: title._titleText, prompt: prompt, content: .text(text), source: nil)
  }

  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(
      label: title._titleText, prompt: prompt, content: .text(text), source: nil, isMultiline: axis == .vertical)
  }

  @_disfavoredOverload
  public init<Title: _PlainTitle, F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput>, format: F, prompt: Text?
  ) where F.FormatOutput == String {
    self.init(label: title._titleText, prompt: prompt, content: .value(value, format), source: nil)
  }

  @_disfavoredOverload
  public init<Title: _PlainTitle, F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput?>, format: F, prompt: Text?
  ) where F.FormatOutput == String {
    self.init(label: title._titleText, prompt: prompt, content: .optional(value, format), source: nil)
  }
}

extension _PlainlyInitialized where Self == SecureField<Text> {
  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(label: title._titleText, prompt: prompt, text: text, source: nil)
  }
}
