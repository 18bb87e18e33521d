import Foundation

/// Writes an amount with its unit, from the tables of languages that Foundation brings along.
///
/// Foundation on Linux has the tables and no door to them, so that they are asked by the name of their function. Where a
/// program has them not, as when it is linked statically, there is no text.
enum UnitText {
  /// - Parameters:
  ///   - unit: A unit by its name in CLDR, such as `kilometer`; with its type, such as
  ///     `measure-unit/temperature-generic`, where its name is not enough.
  ///   - options: Further words of a number skeleton of ICU, such as `unit-width-full-name`.
  static func text(of amount: Double, unit: String, options: [String], in locale: Locale) -> String? {
    Tables.shared?.text(
      of: amount, by: ([unit.contains("/") ? unit : "unit/\(unit)"] + options).joined(separator: " "),
      in: locale.identifier)
  }

  private struct Tables {
    typealias Status = UnsafeMutablePointer<Int32>
    typealias Open = @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
    typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
    typealias Format = @convention(c) (OpaquePointer, Double, OpaquePointer, Status) -> Void
    typealias Read = @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Void

    let open: Open
    let openResult: OpenResult
    let format: Format
    let read: Read
    let close: Close
    let closeResult: Close

    static let shared = Tables()

    init?() {
      guard let program = dlopen(nil, RTLD_LAZY) else { return nil }
      func function(_ name: String) -> UnsafeMutableRawPointer? { dlsym(program, "swift_unumf_" + name) }
      guard let open = function("openForSkeletonAndLocale"), let openResult = function("openResult"),
        let format = function("formatDouble"), let read = function("resultToString"), let close = function("close"),
        let closeResult = function("closeResult")
      else { return nil }
      self.open = unsafeBitCast(open, to: Open.self)
      self.openResult = unsafeBitCast(openResult, to: OpenResult.self)
      self.format = unsafeBitCast(format, to: Format.self)
      self.read = unsafeBitCast(read, to: Read.self)
      self.close = unsafeBitCast(close, to: Close.self)
      self.closeResult = unsafeBitCast(closeResult, to: Close.self)
    }

    func text(of amount: Double, by skeleton: String, in locale: String) -> String? {
      var status: Int32 = 0
      let skeleton = Array(skeleton.utf16)
      guard let formatter = open(skeleton, Int32(skeleton.count), locale, &status) else { return nil }
      defer { close(formatter) }
      guard let result = openResult(&status) else { return nil }
      defer { closeResult(result) }
      format(formatter, amount, result, &status)
      var units = [UInt16](repeating: 0, count: 256)
      let count = read(result, &units, Int32(units.count), &status)
      // What is above zero is an error; what is below tells only which table was taken.
      guard status <= 0, (1...units.count).contains(Int(count)) else { return nil }
      return String(decoding: units.prefix(Int(count)), as: UTF16.self)
    }
  }
}
