public import Foundation

/// Draws a text its own way; nothing is drawn, and the text is heard as it is.
nonisolated public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

nonisolated extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is about to be drawn.
nonisolated public struct TextProxy {
  init() {}
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension View {
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { inert() }
}
