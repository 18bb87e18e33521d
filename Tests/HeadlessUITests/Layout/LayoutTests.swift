import HeadlessUI
import Semantics
import SwiftUI
import Testing

/// What a layout places is published in source order.
@MainActor
struct LayoutTests {
  private struct Wrap: Layout {
    var gap: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width ?? 0, height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, view) in subviews.enumerated() {
        view.place(at: CGPoint(x: CGFloat(index) * gap, y: 0), anchor: .topLeading, proposal: .unspecified)
      }
    }
  }

  private func labels(_ view: some View) throws -> [String?] { try MountedView(view).tree.nodes.map(\.label) }

  @Test("A program's own layout, and the system's as values")
  func sourceOrder() throws {
    #expect(
      try labels(
        Wrap(gap: 4) {
          Text("One"); Text("Two")
        }) == ["One", "Two"])
    #expect(
      try labels(
        VStackLayout(spacing: 2) {
          Text("One"); Text("Two")
        }) == ["One", "Two"])
    #expect(
      try labels(
        GridLayout() {
          GridRow {
            Text("One"); Text("Two")
          }
        }) == ["One", "Two"])
  }

  private struct Turning: View {
    @State private var isWide = false

    var body: some View {
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
      layout { Counter() }
      Button("Turn") { isWide.toggle() }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test("Views keep their state when one layout takes the place of another")
  func changing() throws {
    let view = try MountedView(Turning())
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    _ = try view.perform(.activate, on: view.tree.nodes[1].id)
    #expect(view.tree.nodes.map(\.label) == ["1", "Turn"])
  }

  @Test("A canvas is no element until it is described, and then is one, whatever it draws")
  func canvas() throws {
    let drawing = Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
      context.draw(Text("Seven"), at: CGPoint(x: 4, y: 4))
    }
    #expect(try labels(drawing) == [])
    #expect(try labels(drawing.accessibilityLabel("Seven of ten")) == ["Seven of ten"])
  }
}
