/// The standard ways to show a picker, each told apart by what it publishes.
public protocol PickerStyle {
  static var _publication: _PickerPublication { get }
}

public struct DefaultPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _publication: _PickerPublication { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

public struct MenuPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _publication: _PickerPublication { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

public struct SegmentedPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _publication: _PickerPublication { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

public struct WheelPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _publication: _PickerPublication { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

public struct InlinePickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _publication: _PickerPublication { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _publication: _PickerPublication { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

public struct PalettePickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _publication: _PickerPublication { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _publication: _PickerPublication { .inline }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  @_disfavoredOverload nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

public struct TabsPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _publication: _PickerPublication { .segmented }
}

extension PickerStyle where Self == TabsPickerStyle {
  nonisolated public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

extension EnvironmentValues {
  private struct PickerStyleKey: EnvironmentKey { static var defaultValue: _PickerPublication { .menu } }

  var pickerStyle: _PickerPublication {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.pickerStyle = S._publication })
  }

  /// Gives an option the value that a picker selects by it.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag))
  }
}

nonisolated struct TagModifier<Tag: Hashable>: PrimitiveModifier {
  let tag: Tag

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    for index in start..<evaluation.elements.count { evaluation.elements[index].tag = AnyHashable(modifier.tag) }
  }
}
