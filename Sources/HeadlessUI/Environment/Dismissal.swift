/// How a view that was put in front of others, or pushed onto them, goes away.
///
/// Whoever presents sets it for what is presented: `environment.dismissal = Dismissal { … }`.
struct Dismissal {
  private let run: @MainActor () -> Void

  /// - Parameter run: Takes the presentation back, as by setting the binding that it hangs on.
  init(_ run: @escaping @MainActor () -> Void) { self.run = run }

  @MainActor func callAsFunction() { run() }
}

extension EnvironmentValues {
  private struct DismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }

  /// How what is shown here goes away; nil where nothing presented it.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// Takes back the presentation at hand; does nothing where there is none.
  public var dismiss: DismissAction { DismissAction(dismissal) }

  /// Whether the view was presented or pushed.
  public var isPresented: Bool { dismissal != nil }

  /// Whether the view was presented, and a way to take that back; the form of iOS 13.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding(
      get: { PresentationMode(isPresented: dismissal != nil) },
      set: { (mode: PresentationMode) in
        if !mode.isPresented, let dismissal { MainActor.assumeIsolated { dismissal() } }
      })
  }
}

/// An action that takes back the presentation at hand.
@MainActor @preconcurrency
public struct DismissAction {
  private let dismissal: Dismissal?

  nonisolated init(_ dismissal: Dismissal?) { self.dismissal = dismissal }

  public func callAsFunction() { dismissal?() }
}

/// Whether a view is presented.
public struct PresentationMode {
  public private(set) var isPresented: Bool

  /// Takes the presentation back.
  public mutating func dismiss() { isPresented = false }
}
