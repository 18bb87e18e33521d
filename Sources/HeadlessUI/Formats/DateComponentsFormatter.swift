public import Foundation

/// Writes a length of time.
nonisolated open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  open var calendar: Calendar?
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown
  open var referenceDate: Date?

  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + interval)
  }

  open func string(from start: Date, to end: Date) -> String? {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    if referenceDate == nil { calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone }
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return text(of: units.map { ($0, parts.value(for: $0.component) ?? 0) })
  }

  open func string(from components: DateComponents) -> String? {
    text(of: units.compactMap { unit in components.value(for: unit.component).map { (unit, $0) } })
  }

  open override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) } ?? (object as? TimeInterval).flatMap { string(from: $0) }
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

nonisolated extension DateComponentsFormatter {
  private struct TimeUnit {
    let option: NSCalendar.Unit
    let component: Calendar.Component
    let name: String
  }

  private static let all = [
    TimeUnit(option: .year, component: .year, name: "year"),
    TimeUnit(option: .month, component: .month, name: "month"),
    TimeUnit(option: .weekOfMonth, component: .weekOfMonth, name: "week"),
    TimeUnit(option: .day, component: .day, name: "day"),
    TimeUnit(option: .hour, component: .hour, name: "hour"),
    TimeUnit(option: .minute, component: .minute, name: "minute"),
    TimeUnit(option: .second, component: .second, name: "second"),
  ]

  private var units: [TimeUnit] {
    guard !allowedUnits.isEmpty else {
      // Weeks are counted only where they are asked for.
      return Self.all.filter { $0.name != "week" }
    }
    return Self.all.filter { allowedUnits.contains($0.option) }
  }

  private func text(of parts: [(TimeUnit, Int)]) -> String? {
    guard let last = parts.last else { return nil }
    var kept = parts
    let behavior = zeroFormattingBehavior
    let dropsAll = behavior.contains(.dropAll) || (behavior.contains(.default) && unitsStyle != .positional)
    if dropsAll {
      kept.removeAll { $0.1 == 0 }
    } else if !behavior.contains(.pad) {
      if behavior.contains(.dropLeading) || behavior.contains(.default) {
        kept = Array(kept.drop { $0.1 == 0 })
      }
      if behavior.contains(.dropTrailing) {
        while kept.last?.1 == 0 { kept.removeLast() }
      }
    }
    if kept.isEmpty { kept = [last] }
    if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
    return unitsStyle == .positional ? positional(kept) : words(kept)
  }

  /// Numbers with colons, of two digits behind the first; a lone second is written as it is.
  private func positional(_ parts: [(TimeUnit, Int)]) -> String {
    let isNegative = parts.contains { $0.1 < 0 }
    let pads = zeroFormattingBehavior.contains(.pad)
    let texts = parts.enumerated().map { index, part in
      let number = String(part.1.magnitude)
      return (index > 0 || pads) && number.count < 2 ? "0" + number : number
    }
    return (isNegative ? "-" : "") + texts.joined(separator: ":")
  }

  private func words(_ parts: [(TimeUnit, Int)]) -> String? {
    let locale = calendar?.locale ?? CurrentEnvironment.locale
    let width =
      switch unitsStyle {
      case .full, .spellOut: "unit-width-full-name"
      case .short: "unit-width-short"
      default: "unit-width-narrow"
      }
    let texts = parts.map { unit, count in
      UnitText.text(of: Double(count), unit: unit.name, options: [width], in: locale) ?? "\(count) \(unit.name)"
    }
    return texts.joined(separator: unitsStyle == .full || unitsStyle == .short || unitsStyle == .spellOut ? ", " : " ")
  }
}
