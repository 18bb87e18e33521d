import Accessibility
import SwiftUI

struct Day: Identifiable {
  let name: String
  let steps: Int

  var id: String { name }
}

extension Array where Element == Day {
  static let lastWeek: [Day] = [
    Day(name: "Monday", steps: 4_200), Day(name: "Tuesday", steps: 8_100), Day(name: "Wednesday", steps: 6_050),
    Day(name: "Thursday", steps: 10_300), Day(name: "Friday", steps: 7_700),
  ]
}

struct Sparkline: Shape {
  var values: [Double]
  var progress: CGFloat = 1

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard values.count > 1, let highest = values.max(), highest > 0 else { return path }
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.maxY - rect.height * CGFloat(value / highest))
    }
    path.move(to: points[0])
    points.dropFirst().forEach { path.addLine(to: $0) }
    return path.trimmedPath(from: 0, to: progress)
  }
}

struct StepsChart: View {
  let days: [Day]

  @State private var progress: CGFloat = 0
  @State private var selected: Day.ID?
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  private var best: Day? { days.max { $0.steps < $1.steps } }
  private var average: Int { days.map(\.steps).reduce(0, +) / max(days.count, 1) }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Steps")
          .sectionTitle()
        bars
        sparkline
        summary
      }
      .padding()
    }
    .onAppear {
      withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.8)) { progress = 1 }
    }
  }

  private var bars: some View {
    Canvas { context, size in
      let width = size.width / CGFloat(max(days.count, 1))
      let highest = CGFloat(days.map(\.steps).max() ?? 1)
      for (index, day) in days.enumerated() {
        let height = size.height * CGFloat(day.steps) / highest
        let bar = CGRect(x: CGFloat(index) * width + 4, y: size.height - height, width: width - 8, height: height)
        context.fill(Path(roundedRect: bar, cornerRadius: 4), with: .color(.indigo))
        context.draw(Text(day.name.prefix(2)).font(.caption2), at: CGPoint(x: bar.midX, y: size.height - 8))
      }
    }
    .frame(height: 160)
    .accessibilityLabel("Steps by day")
    .accessibilityChildren {
      HStack {
        ForEach(days) { day in
          RoundedRectangle(cornerRadius: 4)
            .accessibilityLabel(day.name)
            .accessibilityValue("\(day.steps) steps")
        }
      }
    }
    .accessibilityChartDescriptor(self)
  }

  private var sparkline: some View {
    Sparkline(values: days.map { Double($0.steps) }, progress: progress)
      .stroke(.indigo, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      .frame(height: 60)
      .accessibilityHidden(true)
  }

  private var summary: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
      GridRow {
        Text("Average")
        Text("\(average) steps").gridColumnAlignment(.trailing)
      }
      .accessibilityElement(children: .combine)
      Divider()
      if let best {
        GridRow {
          Text("Best day")
          Text("\(best.name), \(best.steps) steps")
        }
        .accessibilityElement(children: .combine)
      }
      GridRow {
        Gauge(value: Double(average), in: 0...10_000) {
          Text("Daily goal")
        } currentValueLabel: {
          Text(average, format: .number)
        }
        .gridCellColumns(2)
      }
    }
    .card()
  }
}

extension StepsChart: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let xAxis = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: days.map(\.name))
    let yAxis = AXNumericDataAxisDescriptor(
      title: "Steps", range: 0...Double(best?.steps ?? 0), gridlinePositions: []
    ) { "\(Int($0)) steps" }
    let series = AXDataSeriesDescriptor(
      name: "Steps", isContinuous: false,
      dataPoints: days.map { AXDataPoint(x: $0.name, y: Double($0.steps)) })
    return AXChartDescriptor(
      title: "Steps by day", summary: "Thursday was the best day.", xAxis: xAxis, yAxis: yAxis,
      additionalAxes: [], series: [series])
  }
}

#Preview {
  StepsChart(days: .lastWeek)
}
