/// Declares the screen for values of a type.
nonisolated struct ValueDestination<Value: Hashable, Destination: View>: PrimitiveModifier {
  let destination: (Value) -> Destination

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    environment.navigation?.declare(Value.self) { AnyView(modifier.destination($0)) }
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
  }
}

/// Shows a screen for as long as a condition holds.
nonisolated struct PresentedDestination<Destination: View>: PrimitiveModifier {
  let isPresented: () -> Bool
  let destination: () -> Destination?
  let end: () -> Void

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    let destination = modifier.destination
    environment.navigation?.present(identity, isActive: modifier.isPresented()) {
      AnyView(destination())
    } onPop: {
      modifier.end()
    }
  }
}

extension View {
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestination(destination: destination))
  }

  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    nonisolated(unsafe) let screen = destination()
    return modifier(
      PresentedDestination {
        isPresented.wrappedValue
      } destination: {
        screen
      } end: {
        isPresented.wrappedValue = false
      })
  }

  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestination {
        item.wrappedValue != nil
      } destination: {
        item.wrappedValue.map { destination($0) }
      } end: {
        item.wrappedValue = nil
      })
  }
}
