import Charts
import SwiftUI

// Charts as they stand in sample projects and in apps; compiled only.

struct StepCount: Identifiable {
  let id = UUID()
  let weekday: Date
  let steps: Int
  var city = "Cupertino"
}

struct StepsBarChart: View {
  let counts: [StepCount]
  @State private var selected: Date?
  @State private var position: Date = .now

  var body: some View {
    Chart(counts) { count in
      BarMark(
        x: .value("Week Day", count.weekday, unit: .day),
        y: .value("Step Count", count.steps),
        width: .ratio(0.6)
      )
      .foregroundStyle(by: .value("City", count.city))
      .position(by: .value("City", count.city))
      .cornerRadius(4)
      .opacity(selected == nil || selected == count.weekday ? 1 : 0.3)
      .annotation(position: .top, alignment: .center, spacing: 4) {
        Text(count.steps.formatted()).font(.caption)
      }
      .accessibilityLabel(count.weekday.formatted(date: .complete, time: .omitted))
      .accessibilityValue("\(count.steps) steps")

      if let selected {
        RuleMark(x: .value("Selected", selected, unit: .day))
          .foregroundStyle(Color.gray.opacity(0.3))
          .offset(yStart: -10, yEnd: 0)
          .zIndex(-1)
          .annotation(
            position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) {
            Text(selected, style: .date)
          }
      }
      RuleMark(y: .value("Goal", 10_000))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 3]))
        .foregroundStyle(.red)
    }
    .chartXSelection(value: $selected)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { value in
        AxisGridLine()
        AxisTick()
        if let date = value.as(Date.self) {
          AxisValueLabel {
            Text(date, format: .dateTime.weekday(.narrow))
          }
        }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 5_000, 10_000])
    }
    .chartYScale(domain: 0...12_000)
    .chartForegroundStyleScale(["Cupertino": Color.blue, "San Francisco": .green])
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3600 * 24 * 7)
    .chartScrollPosition(x: $position)
    .chartLegend(position: .bottom, alignment: .leading, spacing: 8)
    .chartPlotStyle { $0.background(.gray.opacity(0.1)).frame(height: 200) }
    .frame(height: 300)
    .accessibilityLabel("Steps this week")
  }
}

struct TrendChart: View {
  let series: [(city: String, data: [StepCount])]
  @State private var angle: Int?

  var body: some View {
    VStack {
      Chart {
        ForEach(series, id: \.city) { series in
          ForEach(series.data) { count in
            LineMark(x: .value("Day", count.weekday), y: .value("Steps", count.steps))
            AreaMark(x: .value("Day", count.weekday), yStart: .value("Low", 0), yEnd: .value("High", count.steps))
              .foregroundStyle(.linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
          }
          .foregroundStyle(by: .value("City", series.city))
          .symbol(by: .value("City", series.city))
          .interpolationMethod(.catmullRom)
        }
      }
      .chartXAxis(.hidden)
      .chartYAxisLabel("Steps")
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              DragGesture().onChanged { drag in
                let origin = proxy.plotFrame.map { geometry[$0].origin } ?? .zero
                if let day: Date = proxy.value(atX: drag.location.x - origin.x) { print(day) }
              })
        }
      }
      Chart(Array(series.enumerated()), id: \.offset) { index, city in
        SectorMark(
          angle: .value("Steps", city.data.map(\.steps).reduce(0, +)), innerRadius: .ratio(0.618), angularInset: 1.5
        )
        .cornerRadius(5)
        .foregroundStyle(by: .value("City", city.city))
        .opacity(index == 0 ? 1 : 0.5)
      }
      .chartAngleSelection(value: $angle)
      .chartLegend(.hidden)
      .chartBackground { proxy in
        Text("Total")
      }
      Chart {
        ForEach(0..<7) { day in
          RectangleMark(x: .value("Day", day), y: .value("Hour", day % 3), width: .fixed(20), height: .ratio(1))
          PointMark(x: .value("Day", day), y: .value("Hour", 1))
            .symbol { Image(systemName: "star").accessibilityHidden(true) }
            .symbolSize(80)
        }
      }
      .chartXScale(domain: .automatic(includesZero: false), range: .plotDimension(padding: 10))
      .chartXAxis {
        AxisMarks(preset: .aligned, position: .bottom, values: .automatic(desiredCount: 4)) {
          AxisValueLabel(format: IntegerFormatStyle<Int>.number)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}

struct Plots: View {
  struct Reading: Identifiable {
    let id: Int
    let day: Date
    let value: Double
    let city: String
    let isHidden: Bool
    var spoken: String { "\(city): \(value)" }
  }

  let readings: [Reading]

  var body: some View {
    Chart {
      BarPlot(readings, x: .value("Day", \.day, unit: .day), y: .value("Value", \.value), stacking: .unstacked)
        .foregroundStyle(by: .value("City", \.city))
        .cornerRadius(4)
        .accessibilityLabel(\.spoken)
        .accessibilityHidden(\.isHidden)
      LinePlot(readings, x: .value("Day", \.day), y: .value("Value", \.value), series: .value("City", \.city))
        .interpolationMethod(.monotone)
        .lineStyle(StrokeStyle(lineWidth: 2))
        .symbol(by: .value("City", \.city))
      PointPlot(readings, x: .value("Day", \.day), y: .value("Value", \.value)).symbolSize(20).opacity(\.value)
      AreaPlot(readings, x: .value("Day", \.day), yStart: .value("Low", \.value), yEnd: .value("High", \.value))
        .foregroundStyle(.red.opacity(0.3))
      RectanglePlot(readings, x: .value("City", \.city), y: .value("Value", \.value))
      RulePlot(readings, x: .value("Day", \.day))
      SectorPlot(readings, angle: .value("Value", \.value), innerRadius: .ratio(0.5))
    }
    Chart {
      LinePlot(x: "x", y: "y") { x in x * x }
      LinePlot(x: "x", y: "y", t: "t", domain: 0...6) { t in (x: t, y: t) }.foregroundStyle(.blue)
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { x in (yStart: -x, yEnd: x) }
    }
  }
}
