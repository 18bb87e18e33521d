import Auditing
import Foundation
import Semantics

/// Languages as pages name them.
enum HTMLLanguage {
  /// The BCP 47 tag of a locale such as `de_DE`; nil where the locale names no language that anybody speaks.
  static func tag(of locale: String) -> String? {
    let parts = locale.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count <= 4,
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isLetterOrDigit) }),
      let language = parts.first, Locale.LanguageCode(String(language)).isISOLanguage
    else { return nil }
    return parts.joined(separator: "-")
  }

  /// The attribute that tells in which language a component speaks, for whoever has the page read aloud.
  static func attribute(of component: ComponentAudit) -> HTML {
    component.tree.flatMap { tag(of: $0.environment.locale) }.map { " lang=\"\($0)\"" } ?? ""
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
