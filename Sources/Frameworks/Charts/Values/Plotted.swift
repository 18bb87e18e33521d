import Foundation
import HeadlessUI

/// A value of a chart as it is told: its name, and what is shown of it.
struct Plotted: Sendable {
  indirect enum Shown: Equatable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
    case date(Date, Calendar.Component?)
    case range(Shown, Shown)
  }

  let name: Text
  let shown: Shown

  /// Whether it is an amount, as opposed to what the amount is of.
  var isAmount: Bool { shown.isAmount }

  /// The value alone, in the language of the screen.
  var text: Text { shown.text }

  /// The value behind its name.
  var namedText: Text { name == Text("") || name == Text(verbatim: "") ? text : name + Text(verbatim: ": ") + text }
}

extension Plotted.Shown {
  init<Value: Plottable>(_ value: Value) {
    let primitive: Any = value.primitivePlottable
    self =
      switch primitive {
      case let text as String: .text(text)
      case let date as Date: .date(date, nil)
      case let integer as any BinaryInteger: .integer(Int(clamping: integer))
      case let number as any BinaryFloatingPoint: .number(Double(number))
      case let decimal as Decimal: .number(NSDecimalNumber(decimal: decimal).doubleValue)
      default: .text("\(primitive)")
      }
  }

  init<Value: Plottable>(from start: Value, to end: Value) { self = .range(Self(start), Self(end)) }

  var isAmount: Bool {
    switch self {
    case .integer, .number: true
    case .text, .date: false
    case .range(let start, _): start.isAmount
    }
  }

  var text: Text {
    switch self {
    case .text(let text): Text(verbatim: text)
    case .integer(let integer): Text(integer, format: .number)
    case .number(let number): Text(number, format: .number)
    case .date(let date, let unit): Text(date, format: Self.format(of: unit))
    case .range(let start, let end): start.text + Text(verbatim: " – ") + end.text
    }
  }

  /// How a moment is told: as finely as it counts.
  private static func format(of unit: Calendar.Component?) -> Date.FormatStyle {
    switch unit {
    case .year: .dateTime.year()
    case .month, .quarter: .dateTime.month(.wide).year()
    case .hour: .dateTime.month().day().hour()
    case .minute, .second: .dateTime.hour().minute()
    default: .dateTime.month().day().year()
    }
  }
}
