public import Foundation

nonisolated extension Timer {
  /// A timer that never fires, as where a property waits for the real one.
  ///
  /// - Parameter idle: Leave it out; `Timer()` is what components write.
  public convenience init(_ idle: Void = ()) {
    self.init(timeInterval: 1, repeats: false) { _ in }
  }
}
