public import Foundation

/// A declared property of a run of text, told apart by its type.
nonisolated public protocol _TextAttribute: AttributedStringKey where Value: Sendable {}

nonisolated extension AttributeScopes {
  /// The attributes that are for the eye, and Foundation's beside them.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let accessibility: AccessibilityAttributes
    public let foundation: FoundationAttributes

    public enum FontAttribute: _TextAttribute {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: _TextAttribute {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum InlinePresentationIntentAttribute: _TextAttribute {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }

    public enum BackgroundColorAttribute: _TextAttribute {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: _TextAttribute {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: _TextAttribute {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: _TextAttribute {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: _TextAttribute {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: _TextAttribute {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public typealias InlinePresentationIntentAttribute = SwiftUIAttributes.InlinePresentationIntentAttribute

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
