import Semantics

/// A place in the tree of views that keeps what must outlive an update: state, and whether it was there before.
///
/// Children are found by position, by branch or by an explicit key; what an update does not visit disappears.
@MainActor
public final class _Identity {
  unowned let mount: Mount
  private var positional: [_Identity?] = []
  private var keyed: [AnyHashable: _Identity] = [:]
  /// The keys in the order of their first visit, so that what disappears does so in the same order in every run.
  private var keys: [AnyHashable] = []
  /// What dynamic properties and modifiers keep here, in the order of their binding.
  var slots: [AnyObject] = []
  /// The number of the update that visited the place last; 0 before the first.
  private(set) var visit = 0
  /// Whether nothing was kept here yet, as on the first visit of a place that keeps something.
  var isNew: Bool { slots.isEmpty }
  private var cachedID: NodeID?
  /// What is to be done when the place disappears.
  var onRemoval: [() -> Void] = []

  init(mount: Mount) { self.mount = mount }

  /// The identifier of the node that the view here publishes.
  var nodeID: NodeID {
    if let cachedID { return cachedID }
    let id = NodeID("n\(mount.nextNodeNumber())")
    cachedID = id
    return id
  }

  func child(_ index: Int) -> _Identity {
    if index < positional.count, let child = positional[index] {
      child.visit = mount.update
      return child
    }
    while positional.count <= index { positional.append(nil) }
    let child = _Identity(mount: mount)
    child.visit = mount.update
    positional[index] = child
    return child
  }

  func child(keyed key: some Hashable) -> _Identity {
    let key = AnyHashable(key)
    if let child = keyed[key] {
      child.visit = mount.update
      return child
    }
    let child = _Identity(mount: mount)
    child.visit = mount.update
    keyed[key] = child
    keys.append(key)
    return child
  }

  /// The object kept in a slot, made on the first visit.
  func slot<Object: AnyObject>(_ index: Int, make: () -> Object) -> Object {
    if index < slots.count { return unsafeDowncast(slots[index], to: Object.self) }
    precondition(index == slots.count, "slots are bound in order")
    let object = make()
    slots.append(object)
    return object
  }

  /// Drops what the update at hand did not visit.
  func sweep() {
    for index in positional.indices {
      guard let child = positional[index] else { continue }
      if child.visit == mount.update {
        child.sweep()
      } else {
        child.remove()
        positional[index] = nil
      }
    }
    guard !keys.isEmpty else { return }
    var hasGone = false
    for key in keys {
      guard let child = keyed[key] else { continue }
      if child.visit == mount.update {
        child.sweep()
      } else {
        child.remove()
        keyed[key] = nil
        hasGone = true
      }
    }
    if hasGone { keys.removeAll { keyed[$0] == nil } }
  }

  private func remove() {
    positional.forEach { $0?.remove() }
    keys.forEach { keyed[$0]?.remove() }
    onRemoval.forEach { $0() }
  }
}
