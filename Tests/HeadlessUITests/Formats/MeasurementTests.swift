import Foundation
import HeadlessUI
import Testing

@MainActor
struct MeasurementTests {
  private let distance = Measurement(value: 5.25, unit: UnitLength.kilometers)
  private let warmth = Measurement(value: 21, unit: UnitTemperature.celsius)

  @Test func aTextHasTheUnitOfTheRegion() throws {
    let text = Text(distance, format: .measurement(width: .wide, usage: .road))
    #expect(try labels(text) == ["3.3 miles"])
    #expect(try labels(text.environment(\.locale, Locale(identifier: "de_DE"))) == ["5,2 Kilometer"])
  }

  @Test func aUnitMayBeKept() {
    #expect(distance.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "5.25 km")
    #expect(warmth.formatted(.measurement(width: .narrow, usage: .asProvided)) == "21°C")
    #expect(warmth.formatted(.measurement(width: .wide, usage: .asProvided)) == "21 degrees Celsius")
  }

  @Test func aStyleOfNumbersSaysHowManyDecimals() {
    #expect(
      distance.formatted(
        .measurement(
          width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0))))
        == "5 km")
    #expect(
      warmth.formatted(.measurement(width: .narrow, numberFormatStyle: .number.precision(.fractionLength(1))))
        == "69.8°")
  }

  @Test func aScaleMayBeHidden() {
    #expect(warmth.formatted(.measurement(width: .narrow, usage: .asProvided, hidesScaleName: true)) == "21°")
    #expect(warmth.formatted(.measurement(width: .narrow, hidesScaleName: true)) == "70°")
  }

  @Test func aFormatterKeepsTheUnitWhereItIsTold() {
    let formatter = MeasurementFormatter()
    #expect(formatter.string(from: warmth) == "69.8°F")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "5.25 kilometers")
  }
}
