/// Where announcements that a component posts end up: the screen whose code runs now.
@MainActor
enum AnnouncementQueue {
  private static var open: [Mount] = []

  static func open(_ mount: Mount, _ body: () -> Void) {
    open.append(mount)
    defer { open.removeLast() }
    body()
  }

  static var current: Mount? { open.last }
}

extension Mount {
  /// Lets focus states of the view know where the reader's cursor is.
  func focusChanged() { focusObservers.forEach { $0.value(focusedNode) } }
}
