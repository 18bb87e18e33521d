import Foundation
import Semantics

/// How a stepper's value moves, and what it says.
///
/// A step that overshoots a bound stops at the bound, and one that overflows the type stops at its end.
struct Stepping<V: Strideable> {
  var value: V
  var bounds: ClosedRange<V>?
  var step: V.Stride

  var incremented: V { moved(by: step) }
  var decremented: V { moved(by: 0 - step) }
  var canIncrement: Bool { canMove(by: step) }
  var canDecrement: Bool { canMove(by: 0 - step) }

  private func canMove(by distance: V.Stride) -> Bool {
    guard let bounds else { return moved(by: distance) != value }
    return distance > 0 ? value < bounds.upperBound : distance < 0 ? value > bounds.lowerBound : false
  }

  private func moved(by distance: V.Stride) -> V {
    let moved = saturating(distance)
    guard let bounds else { return moved }
    return min(max(moved, bounds.lowerBound), bounds.upperBound)
  }

  private func saturating(_ distance: V.Stride) -> V {
    guard let integer = value as? any FixedWidthInteger else { return value.advanced(by: distance) }
    func advance<I: FixedWidthInteger>(_ integer: I) -> V {
      guard let distance = distance as? any FixedWidthInteger else { return value }
      func sum<D: FixedWidthInteger>(_ distance: D) -> I {
        // A distance that the type cannot hold is further than either of its ends.
        let end = distance > 0 ? I.max : I.min
        guard let magnitude = I(exactly: distance.magnitude) else { return end }
        let (sum, overflows) =
          distance >= 0 ? integer.addingReportingOverflow(magnitude) : integer.subtractingReportingOverflow(magnitude)
        return overflows ? end : sum
      }
      return sum(distance) as? V ?? value
    }
    return advance(integer)
  }

  var range: SemanticRange {
    SemanticRange(
      lower: bounds.flatMap { number($0.lowerBound) }, upper: bounds.flatMap { number($0.upperBound) },
      step: number(step), current: number(value))
  }
}

/// A value as a number, or nil where it is none or cannot be told exactly enough.
func number<V>(_ value: V) -> Double? {
  if let integer = value as? any BinaryInteger { return Double(integer) }
  if let real = value as? any BinaryFloatingPoint {
    let double = Double(real)
    return double.isFinite ? double : nil
  }
  return nil
}

/// A number as a control of the system writes it.
func numberText<V>(_ value: V, in locale: Locale) -> String? {
  if let integer = value as? any BinaryInteger {
    func text<I: BinaryInteger>(_ integer: I) -> String { integer.formatted(IntegerFormatStyle<I>(locale: locale)) }
    return text(integer)
  }
  return number(value).map { FloatingPointFormatStyle<Double>(locale: locale).format($0) }
}
