public import Foundation

/// A layout that publishes its views in source order, whatever it would draw.
nonisolated public protocol _SourceOrderLayout: Layout {}

nonisolated extension _SourceOrderLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {}
}

/// The layout of a horizontal stack.
nonisolated public struct HStackLayout: _SourceOrderLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of a vertical stack.
nonisolated public struct VStackLayout: _SourceOrderLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of views in front of each other.
nonisolated public struct ZStackLayout: _SourceOrderLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// The layout of a grid.
nonisolated public struct GridLayout: _SourceOrderLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// A layout of any type, so that one can take the place of another while the views keep their state.
nonisolated public struct AnyLayout: _SourceOrderLayout {
  public init<L: Layout>(_ layout: L) {}
}
