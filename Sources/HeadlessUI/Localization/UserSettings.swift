import Foundation
import Synchronization
import Timekeeping

/// What Foundation takes for the user's own locale, calendar and time zone while code of a view runs.
///
/// On Linux they would be those of the world in English and of the machine, and `DateFormatter()` and
/// `Calendar.current` with them.
final class UserSettings {
  /// The settings as Foundation's getters hand them out; nil where its values have another size than is known.
  private let stored: UnsafePointer<TimekeepingSettings>?
  private let locale: Locale
  private let updatingLocale: Locale
  private let calendar: Calendar
  private let timeZone: TimeZone
  private let languages: [String]

  init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    languages = [locale.identifier(.bcp47)]
    // What is made of components is another object than what is made of an identifier, and nearly always the same locale.
    let twin = Locale(components: Locale.Components(identifier: locale.identifier))
    updatingLocale = twin == locale ? twin : locale
    guard let locale = Self.value(locale), let updatingLocale = Self.value(updatingLocale),
      let calendar = Self.value(calendar), let timeZone = Self.value(timeZone)
    else {
      stored = nil
      return
    }
    let settings = TimekeepingSettings(
      locale: locale, updatingLocale: updatingLocale, calendar: calendar, timeZone: timeZone,
      languages: unsafeBitCast(languages, to: UnsafeRawPointer.self))
    if settings.updatingLocale.words.0 != settings.locale.words.0 {
      Self.automatic.withLock { $0[UInt(bitPattern: settings.updatingLocale.words.0)] = twin }
    }
    let stored = UnsafeMutablePointer<TimekeepingSettings>.allocate(capacity: 1)
    stored.initialize(to: settings)
    self.stored = UnsafePointer(stored)
  }

  deinit { stored?.deallocate() }

  /// Lets code find these settings.
  ///
  /// - Returns: What brings back those that it found before.
  func keep() -> () -> Void {
    let outer = timekeepingExchangeSettings(stored)
    // Formatters of dates ask Core Foundation, which has a zone of its own.
    let outerZone = NSTimeZone.default
    if outerZone != timeZone { NSTimeZone.default = timeZone }
    return {
      _ = timekeepingExchangeSettings(outer)
      if NSTimeZone.default != outerZone { NSTimeZone.default = outerZone }
    }
  }

  private static func value<Value>(_ value: Value) -> TimekeepingValue? {
    guard MemoryLayout<Value>.size == MemoryLayout<TimekeepingValue>.size else { return nil }
    return unsafeBitCast(value, to: TimekeepingValue.self)
  }

  /// The locales that followed the user's choice, of every view so far, by their objects, which they keep.
  ///
  /// A format in a static variable outlives the view that made it.
  private static let automatic = Mutex<[UInt: Locale]>([:])

  /// Whether a locale is the one that a format has whose author chose none.
  static func isAutomatic(_ locale: Locale) -> Bool {
    if let object = value(locale)?.words.0, automatic.withLock({ $0[UInt(bitPattern: object)] != nil }) {
      return true
    }
    return locale == machine
  }

  private static let machine: Locale = {
    let settings = timekeepingExchangeSettings(nil)
    defer { _ = timekeepingExchangeSettings(settings) }
    return .autoupdatingCurrent
  }()
}
