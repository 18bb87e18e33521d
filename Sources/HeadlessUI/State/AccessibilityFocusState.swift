import Foundation
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
    get { location?.read() ?? initial }
    nonmutating set { location?.request(newValue) }
  }

  public var projectedValue: Binding { Binding(location: location, none: none) }

  /// A connection between the state and the views that can hold the cursor.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    let none: Value

    public var wrappedValue: Value {
      get { location?.read() ?? none }
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

/// What a focus state keeps between updates; any thread may read and set its value.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  /// Whether the value is a wish of the program that the reader was not told yet.
  private var isRequested = false
  /// Whether a view has looked at the value since the update began; where none has, the cursor's way changes no view.
  private var wasRead = false
  private let none: Value
  private weak var mount: Mount?
  private let changes: PendingChanges
  @MainActor private var targets: [(node: NodeID, value: Value)] = []

  @MainActor
  init(_ value: Value, none: Value, mount: Mount) {
    stored = value
    self.none = none
    self.mount = mount
    changes = mount.changes
    mount.focusObservers[ObjectIdentifier(self)] = { [weak self] node in self?.cursorMoved(to: node) }
  }

  private var value: Value { lock.withLock { stored } }

  func read() -> Value {
    lock.withLock {
      wasRead = true
      return stored
    }
  }

  /// The program's wish; it is told to the reader after the update, when the node is on the screen.
  func request(_ newValue: Value) {
    guard value != newValue else { return }
    let isWish = newValue != none
    lock.withLock {
      stored = newValue
      isRequested = isWish
    }
    changes.note(by: "a focus state")
  }

  @MainActor func add(_ node: NodeID, for value: Value) { targets.append((node, value)) }

  /// Forgets the views of the update before, and sees to a wish that came since.
  @MainActor func beginUpdate() {
    targets.removeAll(keepingCapacity: true)
    let wish: Value? = lock.withLock {
      defer { (isRequested, wasRead) = (false, false) }
      return isRequested ? stored : nil
    }
    guard let wish else { return }
    mount?.effects.append { [weak self] in self?.tellReader(of: wish) }
  }

  @MainActor
  private func tellReader(of wanted: Value) {
    guard let mount, value == wanted else { return }
    let targets = targets.lazy.filter { $0.value == wanted }
    if let target = targets.compactMap({ mount.heard($0.node) }).first { mount.emit(.focusRequested, node: target) }
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
    let isSeen = lock.withLock {
      stored = newValue
      isRequested = false
      return wasRead
    }
    if isSeen { changes.note(by: "a focus state") }
  }
}
