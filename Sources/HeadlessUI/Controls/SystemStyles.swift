// Accepted without effect: the styles of the system are told apart by the eye alone.

/// How the system shows such a view.
public protocol TextFieldStyle: Sendable {}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> Self { self }
}

/// How the system shows such a view.
public protocol FormStyle: Sendable {}

public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

public struct GroupedFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> Self { self }
}

/// How the system shows such a view.
public protocol ListStyle: Sendable {}

public struct DefaultListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

public struct PlainListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

public struct GroupedListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

public struct InsetListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

public struct SidebarListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> Self { self }
}

/// How the system shows such a view.
public protocol ProgressViewStyle: Sendable {}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> Self { self }
}

/// How the system shows such a view.
public protocol GroupBoxStyle: Sendable {}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> Self { self }
}

/// How the system shows such a view.
public protocol LabeledContentStyle: Sendable {}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> Self { self }
}

/// How the system shows such a view.
public protocol DisclosureGroupStyle: Sendable {}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> Self { self }
}
