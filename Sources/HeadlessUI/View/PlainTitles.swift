public import Foundation

// A title given to an initialiser that does not know its place, see `_PlainlyInitialized`. These stand in the types
// themselves, since one overload in a protocol makes the compiler weigh every literal title in every combination, and
// they take an optional so that a plain call, which has to wrap its title, prefers the initialiser that knows its place.

extension Text {
  @_disfavoredOverload
  public init<Title: _PlainTitle>(_ content: Title?) { self = content?._titleText ?? Text(verbatim: "") }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, systemImage name: String) {
    self.init(title: Text(title), icon: Image(.symbol(name), source: nil))
  }

  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, image name: String) {
    self.init(title: Text(title), icon: Image(.asset(name), source: nil))
  }

  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(.asset(resource.name), bundle: resource.bundle, source: nil))
  }
}

extension Link where Label == Text {
  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, destination: URL) {
    self.init(label: Text(title), destination: destination, source: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?) {
    self.init(label: Text(title), fraction: nil, currentValueLabel: nil, source: nil)
  }

  @_disfavoredOverload
  public init<Words: _PlainTitle, V: BinaryFloatingPoint>(_ title: Words?, value: V?, total: V) {
    let fraction = progressFraction(value, of: total)
    self.init(label: Text(title), fraction: fraction, currentValueLabel: nil, source: nil)
  }
}

extension Button where Label == Text {
  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, action: @escaping () -> Void) {
    self.init(label: Text(title), role: nil, action: action, source: nil)
  }

  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(label: Text(title), role: role, action: action, source: nil)
  }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, systemImage: String, action: @escaping () -> Void) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  @_disfavoredOverload
  public init<Words: _PlainTitle>(
    _ title: Words?, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    let label = Label(title: Text(title), icon: Image(.symbol(systemImage), source: nil))
    self.init(label: label, role: role, action: action, source: nil)
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, isOn: Binding<Bool>) {
    self.init(label: Text(title), states: [isOn], source: nil)
  }

  @_disfavoredOverload
  public init<Words: _PlainTitle, C: RandomAccessCollection>(
    _ title: Words?, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(label: Text(title), states: sources.map { $0[keyPath: isOn] }, source: nil)
  }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, systemImage: String, isOn: Binding<Bool>) {
    let label = Label(title: Text(title), icon: Image(.symbol(systemImage), source: nil))
    self.init(label: label, states: [isOn], source: nil)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }

  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, content: .text(text), source: nil)
  }

  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(
      label: Text(title), prompt: prompt, content: .text(text), source: nil, isMultiline: axis == .vertical)
  }

  @_disfavoredOverload
  public init<Words: _PlainTitle, F: ParseableFormatStyle>(
    _ title: Words?, value: Binding<F.FormatInput>, format: F, prompt: Text?
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, content: .value(value, format), source: nil)
  }

  @_disfavoredOverload
  public init<Words: _PlainTitle, F: ParseableFormatStyle>(
    _ title: Words?, value: Binding<F.FormatInput?>, format: F, prompt: Text?
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, content: .optional(value, format), source: nil)
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  @_disfavoredOverload
  public init<Words: _PlainTitle>(_ title: Words?, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text, source: nil)
  }
}
