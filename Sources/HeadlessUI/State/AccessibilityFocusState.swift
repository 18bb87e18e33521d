import Semantics

/// Where the reader's cursor is, and a wish where it should be.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private let none: Value
  private var location: FocusLocation<Value>?

  public init() where Value == Bool { (initial, none) = (false, false) }
  public init<T: Hashable>() where Value == T? { (initial, none) = (nil, nil) }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { (initial, none) = (false, false) }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    (initial, none) = (nil, nil)
  }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.request(newValue) }
  }

  public var projectedValue: Binding { Binding(location: location, none: none) }

  /// A connection between the state and the views that can hold the cursor.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    let none: Value

    public var wrappedValue: Value {
      get { location?.value ?? none }
      nonmutating set { location?.request(newValue) }
    }
    public var projectedValue: Binding { self }
  }

  public static func _bind(_ property: UnsafeMutableRawPointer, with binder: inout _PropertyBinder) {
    let state = property.assumingMemoryBound(to: Self.self)
    let mount = binder.identity.mount
    let (initial, none) = (state.pointee.initial, state.pointee.none)
    let location = binder.slot { FocusLocation(initial, none: none, mount: mount) }
    location.beginUpdate()
    state.pointee.location = location
  }
}

/// An assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// What a focus state keeps between updates.
final class FocusLocation<Value: Hashable> {
  private(set) var value: Value
  private let none: Value
  private weak var mount: Mount?
  private var targets: [(node: NodeID, value: Value)] = []

  @MainActor
  init(_ value: Value, none: Value, mount: Mount) {
    self.value = value
    self.none = none
    self.mount = mount
    mount.focusObservers[ObjectIdentifier(self)] = { [weak self] node in self?.cursorMoved(to: node) }
  }

  @MainActor func beginUpdate() { targets.removeAll(keepingCapacity: true) }

  @MainActor func add(_ node: NodeID, for value: Value) { targets.append((node, value)) }

  /// The program's wish; it is told to the reader after the update, when the node is on the screen.
  func request(_ newValue: Value) {
    guard value != newValue else { return }
    value = newValue
    guard let mount else { return }
    nonisolated(unsafe) let (location, newValue) = (self, newValue)
    MainActor.assumeIsolated {
      mount.invalidate(by: "a focus state")
      guard newValue != location.none else { return }
      mount.effects.append { [weak location, weak mount] in
        guard let location, let mount, location.value == newValue else { return }
        let targets = location.targets.lazy.filter { $0.value == newValue }
        if let target = targets.compactMap({ mount.heard($0.node) }).first {
          mount.emit(.focusRequested, node: target)
        }
      }
    }
  }

  /// The value of the view under the cursor, which may be one that a control or a combined element took in.
  @MainActor
  private func value(at node: NodeID?) -> Value {
    guard let node, let mount, !targets.isEmpty else { return none }
    if let target = targets.first(where: { $0.node == node }) { return target.value }
    let absorbed = mount.absorbed(by: node)
    guard !absorbed.isEmpty else { return none }
    return targets.first { absorbed.contains($0.node) }?.value ?? none
  }

  @MainActor
  private func cursorMoved(to node: NodeID?) {
    let newValue = value(at: node)
    guard newValue != value else { return }
    value = newValue
    mount?.invalidate(by: "a focus state")
  }
}
