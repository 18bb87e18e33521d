public import HeadlessUI

/// Shows a tip until it is closed.
///
/// Publishes its texts, its buttons and one that closes it.
nonisolated public struct TipView<Content: Tip>: View {
  let tip: Content?
  let action: (Tips.Action) -> Void
  @State private var isClosed = false

  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
    self.action = action
  }

  public init(
    _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip, arrowEdge: arrowEdge, action: action)
  }

  @MainActor public var body: some View {
    if let tip, !isClosed {
      VStack {
        tip.image?.accessibilityHidden(true)
        tip.title
        tip.message
        Button(role: .close) { isClosed = true }
        ForEach(Array(tip.actions.enumerated()), id: \.offset) { _, action in
          Button {
            action.perform()
            self.action(action)
          } label: {
            action.title
          }
        }
      }
      .accessibilityElement(children: .contain)
    }
  }
}

extension View {
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }

  public nonisolated func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { self }
  public nonisolated func tipCornerRadius(_ cornerRadius: Double) -> some View { self }
}
