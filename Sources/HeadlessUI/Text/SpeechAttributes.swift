public import Foundation

nonisolated extension AttributeScopes {
  /// The attributes that say how a run of text is spoken.
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    public let accessibilityTextCustom: TextCustomAttribute
    public let accessibilityTextualContext: TextualContextAttribute

    public enum AdjustedPitchAttribute: _TextAttribute {
      public typealias Value = Double
      public static let name = "Accessibility.SpeechAdjustedPitch"
    }

    public enum IncludesPunctuationAttribute: _TextAttribute {
      public typealias Value = Bool
      public static let name = "Accessibility.SpeechIncludesPunctuation"
    }

    public enum PhoneticNotationAttribute: _TextAttribute {
      public typealias Value = String
      public static let name = "Accessibility.SpeechPhoneticNotation"
    }

    public enum SpellsOutCharactersAttribute: _TextAttribute {
      public typealias Value = Bool
      public static let name = "Accessibility.SpeechSpellsOutCharacters"
    }

    public enum HeadingLevelAttribute: _TextAttribute {
      public enum HeadingLevel: Int, Sendable {
        case unspecified, h1, h2, h3, h4, h5, h6
      }
      public typealias Value = HeadingLevel
      public static let name = "Accessibility.HeadingLevel"
    }

    public enum TextCustomAttribute: _TextAttribute {
      public typealias Value = Set<String>
      public static let name = "Accessibility.TextCustom"
    }

    public enum TextualContextAttribute: _TextAttribute {
      public enum TextualContext: String, Sendable {
        case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
      }
      public typealias Value = TextualContext
      public static let name = "Accessibility.TextualContext"
    }
  }

  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}
