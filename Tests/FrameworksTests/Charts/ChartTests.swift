import Charts
import Foundation
import HeadlessUI
import Semantics
import SwiftUI
import Testing

/// What is heard of a chart.
@MainActor
struct ChartTests {
  struct Sales: Identifiable {
    let day: String
    let count: Int
    var meal = "Lunch"
    var id: String { day + meal }
  }

  private let sales = [Sales(day: "Monday", count: 12_000), Sales(day: "Tuesday", count: 9)]

  @Test("The name on the way in, then each mark by its place, with what it shows")
  func bars() throws {
    let chart = Chart(sales) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)) }
      .accessibilityLabel("Sales by day")
    #expect(try Screen(chart).spoken == ["Sales by day, Monday, Sales: 12,000", "Tuesday, Sales: 9"])
    #expect(try Screen(chart, locale: "de_DE").spoken[0] == "Sales by day, Monday, Sales: 12.000")
  }

  @Test("The marks of a whole collection are those of its elements")
  func plots() throws {
    let meals = [Sales(day: "Monday", count: 3), Sales(day: "Tuesday", count: 4, meal: "Dinner")]
    let bars = Chart {
      BarPlot(meals, x: .value("Day", \.day), y: .value("Sales", \.count)).foregroundStyle(by: .value("Meal", \.meal))
    }
    #expect(try Screen(bars).spoken == ["Monday, Lunch, Sales: 3", "Tuesday, Dinner, Sales: 4"])
    let named = Chart {
      PointPlot(meals, x: .value("Day", \.day), y: .value("Sales", \.count)).cornerRadius(2).accessibilityLabel(\.id)
      RulePlot(meals.prefix(1), y: .value("Sales", \.count)).accessibilityValue(Text("first"))
    }
    #expect(try Screen(named).spoken == ["MondayLunch, Sales: 3", "TuesdayDinner, Sales: 4", "Sales, first"])
  }

  @Test("The plot of a function is one element, which its author can describe")
  func functions() throws {
    let curve = LinePlot(x: "Time", y: "Height") { $0 * $0 }
    #expect(try Screen(Chart { curve }).spoken == ["Height, Time"])
    #expect(try Screen(Chart { curve.accessibilityLabel("A parabola") }).spoken == ["A parabola"])
  }

  @Test("A bar on its side is named by its vertical axis")
  func sideways() throws {
    let chart = Chart(sales) { BarMark(x: .value("Sales", $0.count), y: .value("Day", $0.day)) }
    #expect(try Screen(chart).spoken == ["Monday, Sales: 12,000", "Tuesday, Sales: 9"])
  }

  @Test("The series stands behind the place, once")
  func series() throws {
    let meals = [Sales(day: "Monday", count: 3), Sales(day: "Monday", count: 4, meal: "Dinner")]
    let chart = Chart {
      ForEach(meals) { meal in
        LineMark(x: .value("Day", meal.day), y: .value("Sales", meal.count), series: .value("Meal", meal.meal))
          .foregroundStyle(by: .value("Meal", meal.meal))
          .symbol(by: .value("Meal", meal.meal))
      }
    }
    #expect(try Screen(chart).spoken == ["Monday, Lunch, Sales: 3", "Monday, Dinner, Sales: 4"])
  }

  @Test("A bar that is coloured by its own place does not say it twice")
  func colouredByPlace() throws {
    let chart = Chart(sales) {
      BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)).foregroundStyle(by: .value("Day", $0.day))
    }
    #expect(try Screen(chart).spoken.first == "Monday, Sales: 12,000")
  }

  @Test("Slices are named by their series, a line across by what it measures")
  func sectorsAndRules() throws {
    let chart = Chart {
      SectorMark(angle: .value("Share", 0.25), innerRadius: .ratio(0.6)).foregroundStyle(by: .value("Kind", "Cats"))
      RuleMark(y: .value("Goal", 10))
    }
    #expect(try Screen(chart).spoken == ["Cats, Share: 0.25", "Goal, 10"])
  }

  @Test("Moments are told as finely as they count, and spans from end to end")
  func dates() throws {
    let january = Date(timeIntervalSince1970: 1_735_689_600)
    let chart = Chart {
      BarMark(x: .value("Month", january, unit: .month), y: .value("Rain", 4.5))
      BarMark(x: .value("Day", january, unit: .day), y: .value("Rain", 4.5))
      BarMark(xStart: .value("From", 8), xEnd: .value("To", 12), y: .value("Shift", "Morning"))
    }
    #expect(try Screen(chart).spoken == ["January 2025, Rain: 4.5", "Jan 1, 2025, Rain: 4.5", "Morning, From: 8 – 12"])
  }

  @Test("Words of the author's own, marks that are kept back, and what is written beside marks")
  func ownWords() throws {
    let chart = Chart {
      BarMark(x: .value("Day", "Monday"), y: .value("Sales", 3))
        .accessibilityLabel("First day")
        .accessibilityValue("\(3) cakes")
        .accessibilityIdentifier("monday")
        .annotation(position: .top) { Text("Best day") }
      if sales.count > 1 {
        PointMark(x: .value("Day", "Monday"), y: .value("Sales", 3)).accessibilityHidden(true)
      }
      Group {
        BarMark(x: .value("Day", "Tuesday"), y: .value("Sales", 2))
        BarMark(x: .value("Day", "Wednesday"), y: .value("Sales", 1))
      }
      .accessibilityValue("few")
    }
    let screen = try Screen(chart)
    #expect(try screen.spoken == ["First day, 3 cakes", "Best day", "Tuesday, few", "Wednesday, few"])
    #expect(screen.view.tree.nodes[0].children[0].identifier == "monday")
  }

  @Test("Kinds of the author's own are told as what they are made of")
  func ownKinds() throws {
    enum Day: String, Plottable { case monday = "Monday" }
    struct Peak: ChartContent {
      let count: Int
      var body: some ChartContent {
        PointMark(x: .value("Day", Day.monday), y: .value("Peak", count))
      }
    }
    #expect(try Screen(Chart { Peak(count: 5) }).spoken == ["Monday, Peak: 5"])
  }

  @Test("Axes, legends and scales are not heard; an overlay is, after the marks")
  func looks() throws {
    let chart = Chart(sales) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)) }
      .chartXAxis { AxisMarks(values: .automatic) { _ in AxisValueLabel { Text("never") } } }
      .chartYScale(domain: 0...20)
      .chartLegend { Text("never") }
      .chartOverlay { _ in Text("Above") }
    #expect(try Screen(chart).spoken == ["Monday, Sales: 12,000", "Tuesday, Sales: 9", "Above"])
  }

  @Test("A chart of nothing is one element")
  func empty() throws {
    let chart = Chart([Sales]()) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)) }
    #expect(try Screen(chart.accessibilityLabel("Sales")).spoken == ["Sales"])
  }

  @Test("What is told of a chart as a whole names it")
  func descriptor() throws {
    struct Told: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Sales by day", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: []),
          yAxis: nil, series: [])
      }
    }
    let chart = Chart { BarMark(x: .value("Day", "Monday"), y: .value("Sales", 3)) }
    #expect(try Screen(chart.accessibilityChartDescriptor(Told())).spoken == ["Sales by day, Monday, Sales: 3"])
  }

  @Test("A chart needs a name of its own, or stands in something that has one")
  func names() {
    let chart = Chart(sales) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)) }
    #expect(Screen.findings(.nameMissing, in: chart) == ["the unnamed chart has no name"])
    #expect(
      Screen.findings(.nameMissing, in: chart.accessibilityLabel("Chart")) == ["“Chart” does not say what it shows"])
    #expect(
      Screen.findings(.nameMissing, in: chart.accessibilityElement()) == [
        "the unnamed element keeps the texts in it from the listener and says nothing instead"
      ])
    #expect(Screen.findings(.nameMissing, in: chart.accessibilityLabel("Sales by day")) == [])
    let group = VStack {
      Text("Sales")
      chart
    }
    .accessibilityElement(children: .contain).accessibilityLabel("Sales by day")
    #expect(Screen.findings(.nameMissing, in: group) == [])
    #expect(Screen.findings(.nameMissing, in: chart.accessibilityHidden(true)) == [])
  }
}
