public import Foundation

/// Windows that each show a document.
nonisolated public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}

/// A document that a window shows.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool

  init(document: Binding<Document>) {
    _document = document
    fileURL = nil
    isEditable = true
  }
}
