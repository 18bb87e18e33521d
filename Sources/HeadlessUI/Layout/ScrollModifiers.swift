nonisolated public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic, visible, hidden, never
}

nonisolated public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
}

nonisolated public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// Where a scroll view comes to rest.
nonisolated public protocol ScrollTargetBehavior {}

nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
}

nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    public static let never = LimitBehavior(name: "never")
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    .init(limitBehavior: limitBehavior)
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    .init(limitBehavior: limitBehavior, anchor: anchor)
  }
}

/// What an anchor of a scroll view is for.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// How a scroll view ends at its edges.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    inert()
  }

  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert() }
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { inert() }
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { inert() }
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { inert() }
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { inert() }
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { inert() }
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { inert() }
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { inert() }

  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    inert()
  }

  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    inert()
  }

  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { inert() }
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { inert() }

  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    inert()
  }

  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    inert()
  }
}
