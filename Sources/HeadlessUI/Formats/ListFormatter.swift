public import Foundation

/// Writes several things as one text.
nonisolated open class ListFormatter: Formatter, @unchecked Sendable {
  private var chosenLocale: Locale?
  open var locale: Locale! {
    get { chosenLocale ?? CurrentEnvironment.locale }
    set { chosenLocale = newValue }
  }
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(CurrentEnvironment.locale))
  }

  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted(.list(type: .and).locale(locale))
  }

  open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap { string(from: $0) } }
}
