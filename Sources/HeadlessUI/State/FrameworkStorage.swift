/// Something true of a view that runs which a framework beside SwiftUI keeps for it: told anywhere, and read in views.
@propertyWrapper
package struct FrameworkStorage: DynamicProperty {
  private var stored: StoredProperty<Bool>

  /// - Parameter name: What it is kept under; no component's own name is the same.
  package nonisolated init(_ name: String) {
    stored = StoredProperty(Self.key(name), false, isOfScene: true, .plain())
  }

  package var wrappedValue: Bool {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  package var projectedValue: Binding<Bool> { stored.binding }

  /// Tells it for the view whose code runs now; nothing happens where none runs.
  package nonisolated static func set(_ name: String, to value: Bool) {
    guard let changes = PendingChanges.ofRunningView else { return }
    changes.storedValues[StoredValues.Key(isOfScene: true, name: key(name))] = value
    changes.note(by: name)
  }

  private nonisolated static func key(_ name: String) -> String { "\u{0}framework.\(name)" }
}
