public import Foundation
public import Observation

extension Scene {
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Self { self }
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> Self { self }
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> Self { self }
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> Self { self }
  public nonisolated func defaultSize(_ size: CGSize) -> Self { self }
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> Self { self }
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> Self { self }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> Self { self }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Self { self }

  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> Self
  {
    self
  }
}

extension View {
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { inert() }
}
