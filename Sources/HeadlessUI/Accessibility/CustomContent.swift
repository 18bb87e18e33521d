import Semantics

extension View {
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    addCustomContent(label, value, importance)
  }

  public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    addCustomContent(Text(label), value, importance)
  }

  public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    addCustomContent(Text(label), Text(value), importance)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<S: StringProtocol>(
    _ label: LocalizedStringKey, _ value: S, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    addCustomContent(Text(label), Text(value), importance)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ label: any _ResourceTitle, _ value: any _ResourceTitle,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    addCustomContent(Text(label), Text(value), importance)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<S1: StringProtocol, S2: StringProtocol>(
    _ label: S1, _ value: S2, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    addCustomContent(Text(label), Text(value), importance)
  }

  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    addCustomContent(key.label, value, importance)
  }

  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    addCustomContent(key.label, Text(valueKey), importance)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<S: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: S, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    addCustomContent(key.label, Text(value), importance)
  }

  private nonisolated func addCustomContent(
    _ label: Text, _ value: Text?, _ importance: AccessibilityCustomContentImportance
  ) -> ModifiedContent<Self, AccessibilityAttachment> {
    modifier(
      AccessibilityAttachment { element, environment in
        let name = label.string(in: environment)
        // A label that comes again replaces what it said before, and a value of nil takes it away.
        element.node.customContent.removeAll { $0.label == name }
        guard let value else { return }
        element.node.customContent.append(
          CustomContent(
            label: name, value: value.string(in: environment), importance: importance == .high ? .high : .default))
      })
  }
}

/// When a further fact is spoken.
public enum AccessibilityCustomContentImportance: Sendable {
  case `default`, high
}

/// A label for further facts that is declared once and used in many places.
public struct AccessibilityCustomContentKey: @unchecked Sendable {
  let label: Text

  public init(_ label: Text, id: String) { self.label = label }
  public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
  public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}
