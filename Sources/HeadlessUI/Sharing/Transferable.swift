public import Foundation

/// Something that can be handed to another app; nothing is handed over here.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which something is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item
}

/// Several ways in which something is handed over.
nonisolated public struct _TupleTransferRepresentation<Item>: TransferRepresentation {}

/// Builds the ways in which something is handed over.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R { content }
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R { content }

  @_disfavoredOverload
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> _TupleTransferRepresentation<Item> {
    _TupleTransferRepresentation()
  }
}

/// Hands something over as something else that can be.
nonisolated public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  public init(exporting: @escaping (Item) throws -> Proxy) {}
  public init(importing: @escaping (Proxy) throws -> Item) {}
  public init(exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item) {}
}

/// Hands something over as a document of Swift's coding.
nonisolated public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// Hands something over as bytes.
nonisolated public struct DataRepresentation<Item>: TransferRepresentation {
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

extension TransferRepresentation {
  public nonisolated func suggestedFileName(_ name: String) -> Self { self }
  public nonisolated func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}

/// The representation of what the system knows how to hand over.
nonisolated public struct _SystemTransferRepresentation<Item>: TransferRepresentation {}

extension String: Transferable {
  public static var transferRepresentation: _SystemTransferRepresentation<String> {
    _SystemTransferRepresentation<String>()
  }
}

extension URL: Transferable {
  public static var transferRepresentation: _SystemTransferRepresentation<URL> { _SystemTransferRepresentation<URL>() }
}

extension Data: Transferable {
  public static var transferRepresentation: _SystemTransferRepresentation<Data> {
    _SystemTransferRepresentation<Data>()
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: _SystemTransferRepresentation<AttributedString> {
    _SystemTransferRepresentation<AttributedString>()
  }
}

extension Image: Transferable {
  public static var transferRepresentation: _SystemTransferRepresentation<Image> {
    _SystemTransferRepresentation<Image>()
  }
}

extension Color: Transferable {
  public static var transferRepresentation: _SystemTransferRepresentation<Color> {
    _SystemTransferRepresentation<Color>()
  }
}

extension Never: Transferable {
  public static var transferRepresentation: _SystemTransferRepresentation<Never> {
    _SystemTransferRepresentation<Never>()
  }
}

/// A kind of content, by its name.
nonisolated public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String) { self.identifier = identifier }
  public init(importedAs identifier: String) { self.identifier = identifier }
  private init(public name: String) { identifier = "public.\(name)" }

  public static let item = UTType(public: "item")
  public static let content = UTType(public: "content")
  public static let data = UTType(public: "data")
  public static let text = UTType(public: "text")
  public static let plainText = UTType(public: "plain-text")
  public static let utf8PlainText = UTType(public: "utf8-plain-text")
  public static let url = UTType(public: "url")
  public static let fileURL = UTType(public: "file-url")
  public static let image = UTType(public: "image")
  public static let png = UTType(public: "png")
  public static let jpeg = UTType(public: "jpeg")
  public static let json = UTType(public: "json")
  public static let audio = UTType(public: "audio")
  public static let movie = UTType(public: "movie")
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
}

/// Content that another app hands over, which none does here.
public final class NSItemProvider: Sendable {
  public init() {}
  public init(object: Any) {}
  public init(item: Any?, typeIdentifier: String?) {}
  public init?(contentsOf fileURL: URL?) {}
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}
