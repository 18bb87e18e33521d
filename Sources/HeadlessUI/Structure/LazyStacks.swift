public import Foundation

/// Views from top to bottom, all of them realized since there is no edge of a screen.
public struct LazyVStack<Content: View> {
  let content: Content
}

extension LazyVStack: View {
  public var body: Never { fatalError("LazyVStack has no body") }

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
  }
}

/// Views from the leading to the trailing edge, all of them realized.
public struct LazyHStack<Content: View> {
  let content: Content
}

extension LazyHStack: View {
  public var body: Never { fatalError("LazyHStack has no body") }

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
  }
}

/// A grid that grows downwards, read cell by cell.
public struct LazyVGrid<Content: View> {
  let content: Content
}

extension LazyVGrid: View {
  public var body: Never { fatalError("LazyVGrid has no body") }

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
  }
}

/// A grid that grows sideways, read cell by cell.
public struct LazyHGrid<Content: View> {
  let content: Content
}

extension LazyHGrid: View {
  public var body: Never { fatalError("LazyHGrid has no body") }

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
  }
}

/// Rows of cells, read row by row.
public struct Grid<Content: View> {
  let content: Content
}

extension Grid: View {
  public var body: Never { fatalError("Grid has no body") }

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
  }
}

/// A row of a grid.
public struct GridRow<Content: View> {
  let content: Content
}

extension GridRow: View {
  public var body: Never { fatalError("GridRow has no body") }

  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    Content._evaluate(view.content, at: identity, in: environment, into: &evaluation)
    evaluation.markRow(from: start)
  }
}

/// The parts of a lazy stack that stay in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
