public import Foundation

/// Content that one app hands to another, which no other takes here.
public final class NSItemProvider: @unchecked Sendable {
  public var suggestedName: String?

  public init() {}
  public init(object: any NSItemProviderWriting) {}
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {}
  public init?(contentsOf fileURL: URL?) { guard fileURL != nil else { return nil } }

  /// Nothing comes from another app here.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

/// A value that can be handed to another app.
public protocol NSItemProviderWriting: AnyObject {}

extension NSString: NSItemProviderWriting {}
extension NSURL: NSItemProviderWriting {}
