import Semantics

/// Keeps what becomes of the strings of a view while the view is evaluated.
final class StringWatch: @unchecked Sendable {
  @TaskLocal static var current: StringWatch?

  /// The module of the component, whose tables go first.
  let module: String?
  private var record: StringRecord?

  init(module: String?) { self.module = module }

  func note(_ fault: StringFault?, shown: String) {
    var next = record ?? StringRecord()
    if var fault {
      fault.shown = shown
      if !next.faults.contains(fault) { next.faults.append(fault) }
    }
    record = next
  }

  /// What was kept since the last time.
  func take() -> StringRecord? {
    defer { record = nil }
    return record
  }
}
