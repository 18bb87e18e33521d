import Foundation
import HeadlessUI
import Semantics
import Testing

/// What gauges publish.
@MainActor
struct GaugeTests {
  @Test(
    "The value is the part of the range in percent",
    arguments: [
      ("en_US", 50.0, "50%"), ("en_US", -10, "0%"), ("en_US", 250, "100%"), ("en_US", .nan, "0%"),
      ("de_DE", 50, "50\u{A0}%"),
    ])
  func percent(_ locale: String, _ value: Double, _ text: String) throws {
    let gauge = Gauge(value: value, in: 0...100) {
      Text("Level")
    } currentValueLabel: {
      Text("half")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    let nodes = try published(gauge.gaugeStyle(.accessoryCircular), locale: locale)
    #expect(nodes.map(GoldenCase.text) == ["L Level V \(text)"])
    #expect(nodes[0].role == .gauge)
    #expect(nodes[0].drawn == ["Level", "half", "0", "100"])
  }

  @Test func aComponentsOwnStyleRuns() throws {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        configuration.currentValueLabel
        Text(configuration.value, format: .percent)
      }
    }
    let gauge = Gauge(value: 1, in: 0...4) {
      Text("Fuel")
    } currentValueLabel: {
      Text("one")
    }
    #expect(try labels(gauge.gaugeStyle(Words())) == ["Fuel", "one", "25%"])
  }
}
