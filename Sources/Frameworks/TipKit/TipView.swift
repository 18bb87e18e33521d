public import HeadlessUI

/// Shows a tip until it is closed.
///
/// Publishes its texts, its buttons and one that closes it.
nonisolated public struct TipView<Content: Tip>: View {
  let tip: Content
  let action: (Tips.Action) -> Void
  @FrameworkStorage private var isClosed: Bool

  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
    self.action = action
    _isClosed = FrameworkStorage(Tips.closed(tip.id))
  }

  public init(
    _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip, arrowEdge: arrowEdge, action: action)
  }

  @MainActor public var body: some View {
    if !isClosed {
      TipContent(tip: tip, close: { isClosed = true }, action: action)
        .accessibilityElement(children: .contain)
    }
  }
}

/// What a tip says, and its buttons.
struct TipContent: View {
  let tip: any Tip
  let close: () -> Void
  let action: (Tips.Action) -> Void

  var body: some View {
    VStack {
      tip.image?.accessibilityHidden(true)
      tip.title
      tip.message
      Button(role: .close, action: close)
      ForEach(Array(tip.actions.enumerated()), id: \.offset) { _, action in
        Button {
          action.perform()
          self.action(action)
        } label: {
          action.title
        }
      }
    }
  }
}

/// Shows a tip in front of the screen, once the component has configured tips.
nonisolated struct PopoverTipModifier: ViewModifier {
  let tip: (any Tip)?
  let action: (Tips.Action) -> Void
  @FrameworkStorage private var isClosed: Bool
  @FrameworkStorage(Tips.configured) private var isConfigured: Bool

  init(tip: (any Tip)?, action: @escaping (Tips.Action) -> Void) {
    self.tip = tip
    self.action = action
    _isClosed = FrameworkStorage(Tips.closed(tip?.id ?? ""))
  }

  @MainActor func body(content: Content) -> some View {
    let isShown = tip != nil && isConfigured && !isClosed
    content.popover(isPresented: Binding(get: { isShown }, set: { if !$0 { isClosed = true } })) {
      if let tip { TipContent(tip: tip, close: { isClosed = true }, action: action) }
    }
  }
}

extension View {
  /// Shows a tip in front of the screen, which on an iPhone is a sheet here, once the component has configured tips.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(PopoverTipModifier(tip: tip, action: action)) }

  public nonisolated func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(PopoverTipModifier(tip: tip, action: action)) }

  public nonisolated func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { self }
  public nonisolated func tipCornerRadius(_ cornerRadius: Double) -> some View { self }
}
