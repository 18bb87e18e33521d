import Semantics

/// Which screens lie on top of the root of a stack, and what each of them was reached by.
@MainActor
final class NavigationModel {
  /// A screen on top of another.
  final class Entry {
    enum Kind {
      case value(AnyHashable)
      /// Reached by a link or a modifier at a place that knows what is shown.
      case view(owner: _Identity)
    }

    let kind: Kind
    let key: Int
    var destination: (() -> AnyView)?
    /// Told when the person goes back.
    var onPop: () -> Void = {}

    init(_ kind: Kind, key: Int) {
      self.kind = kind
      self.key = key
    }
  }

  unowned let mount: Mount
  private(set) var entries: [Entry] = []
  private var nextKey = 1
  /// The path that the component holds, in place of one of our own.
  var path: BoundPath?
  /// What is shown for a value, by its type; the declaration nearest to the root holds.
  private var destinations: [ObjectIdentifier: (Any) -> AnyView?] = [:]
  /// The entries that the last update showed; nil before the first.
  var shown: [Entry]?

  init(mount: Mount) { self.mount = mount }

  // MARK: - Around an update

  /// Takes over what the component did to its path, and forgets what will be declared anew.
  func beginUpdate(path: BoundPath?) {
    self.path = path
    destinations = [:]
    guard let path else { return }
    var remaining = path.values()[...]
    var kept: [Entry] = []
    for entry in entries {
      if case .value(let value) = entry.kind {
        guard remaining.first == value else { break }
        remaining.removeFirst()
      }
      kept.append(entry)
    }
    entries = kept
    for value in remaining { add(.value(value)) }
  }

  func declare<Value>(_ type: Value.Type, _ destination: @escaping (Value) -> AnyView) {
    let key = ObjectIdentifier(type)
    if destinations[key] == nil { destinations[key] = { ($0 as? Value).map(destination) } }
  }

  /// What an entry shows; nil where no destination was declared for its value.
  func destination(of entry: Entry) -> AnyView? {
    switch entry.kind {
    case .value(let value): destinations[ObjectIdentifier(type(of: value.base))]?(value.base)
    case .view: entry.destination?()
    }
  }

  /// Keeps the screen of a link up to date.
  func refresh(_ owner: _Identity, _ destination: @escaping () -> AnyView) {
    entry(of: owner)?.destination = destination
  }

  /// Shows a screen for as long as a condition of the component holds.
  func present(
    _ owner: _Identity, isActive: Bool, _ destination: @escaping () -> AnyView, onPop: @escaping () -> Void
  ) {
    if let entry = entry(of: owner) {
      guard !isActive else {
        entry.destination = destination
        entry.onPop = onPop
        return
      }
      guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
      let gone = entries[index...].filter(\.isValue).count
      entries.removeSubrange(index...)
      if gone > 0, let path { mount.effects.append { path.removeLast(gone) } }
      mount.changes.note(by: "NavigationStack")
    } else if isActive {
      let entry = add(.view(owner: owner))
      entry.destination = destination
      entry.onPop = onPop
      // What was evaluated as the screen on top no longer is.
      mount.changes.note(by: "NavigationStack")
    }
  }

  // MARK: - What a person does

  func push(_ value: AnyHashable) {
    guard destinations[ObjectIdentifier(type(of: value.base))] != nil else { return }
    if let path {
      guard path.append(value) else { return }
    } else {
      add(.value(value))
    }
    mount.changes.note(by: "NavigationStack")
  }

  func push(_ owner: _Identity, _ destination: @escaping () -> AnyView) {
    guard entry(of: owner) == nil else { return }
    add(.view(owner: owner)).destination = destination
    mount.changes.note(by: "NavigationStack")
  }

  func pop() {
    if let last = entries.last { pop(last) }
  }

  /// Goes back to what lies beneath a screen.
  func pop(_ entry: Entry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    let gone = Array(entries[index...])
    entries.removeSubrange(index...)
    let values = gone.filter(\.isValue).count
    if values > 0 { path?.removeLast(values) }
    for entry in gone.reversed() { entry.onPop() }
    mount.changes.note(by: "NavigationStack")
  }

  private func entry(of owner: _Identity) -> Entry? {
    entries.first {
      if case .view(let other) = $0.kind { other === owner } else { false }
    }
  }

  @discardableResult
  private func add(_ kind: Entry.Kind) -> Entry {
    let entry = Entry(kind, key: nextKey)
    nextKey += 1
    entries.append(entry)
    return entry
  }
}

extension NavigationModel.Entry {
  fileprivate var isValue: Bool {
    if case .value = kind { true } else { false }
  }
}

extension EnvironmentValues {
  private struct NavigationKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

  /// The stack that links lead on in; nil where there is none.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
