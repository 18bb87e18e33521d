public import Foundation

/// A number that a localized text writes by a format.
public protocol _FormatSpecifiable: Equatable {
  /// The format under which the number stands in a key.
  var _specifier: String { get }

  /// The number as a format writes it, with the separators of a locale.
  func _text(specifier: String, in locale: Locale) -> String
}

extension _FormatSpecifiable where Self: BinaryInteger {
  /// Numbers of 64 bits are C's `long long`, narrower ones its `int`.
  public var _specifier: String {
    "%" + (MemoryLayout<Self>.size == 8 ? "ll" : "") + (Self.isSigned ? "d" : "u")
  }

  public func _text(specifier: String, in locale: Locale) -> String {
    NumberSpecifier(specifier)?.text(of: self, in: locale) ?? formatted(IntegerFormatStyle<Self>(locale: locale))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _specifier: String { Self.self == Float.self ? "%f" : "%lf" }

  public func _text(specifier: String, in locale: Locale) -> String {
    NumberSpecifier(specifier)?.text(of: Double(self), in: locale)
      ?? FloatingPointFormatStyle<Double>(locale: locale).format(Double(self))
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
