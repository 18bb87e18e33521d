public import Foundation
import Semantics

/// Where a popover points to, which means nothing on an iPhone.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Source)
  case point(UnitPoint)

  /// A part of the view that a popover points to.
  public struct Source: Sendable {
    public static let bounds = Source()
    public static func rect(_ rect: CGRect) -> Source { Source() }
  }
}

extension View {
  /// Shows a popover while a condition holds, which on an iPhone is a sheet.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, file: String = #filePath, line: Int = #line, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalPresenter(
        isPresented: isPresented,
        screen: Sheet(source: SourceLocation(file: file, line: line)) { (_: Void) in content() }))
  }

  /// Shows a popover while there is an item, which on an iPhone is a sheet.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    file: String = #filePath, line: Int = #line, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ModalPresenter(
        item: item, key: { AnyHashable($0.id) },
        screen: Sheet(source: SourceLocation(file: file, line: line), content: content)))
  }
}
