import HeadlessUI

/// Part of a chart: a mark, or something made of marks.
///
/// Beside the requirement of Swift Charts there is one more, static and with a default: which marks content of this type
/// has. Content made of other content never sees it.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the marks of the content to those before it.
  @MainActor static func _gather(_ content: Self, into marks: inout _ChartMarks)
}

extension ChartContent {
  @MainActor public static func _gather(_ content: Self, into marks: inout _ChartMarks) {
    Body._gather(content.body, into: &marks)
  }
}

extension Never: ChartContent {
  @MainActor public static func _gather(_ content: Never, into marks: inout _ChartMarks) {}
}

/// The marks of a chart so far.
public struct _ChartMarks {
  var marks: [MarkValues] = []
}

/// What a mark tells.
struct MarkValues {
  var x: [Plotted] = []
  var y: [Plotted] = []
  /// What sets it apart from other marks in the same place, such as the series by which it is coloured.
  var series: [Plotted] = []
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false
  var annotations: [AnyView] = []

  /// The values that the mark is of, and those that it shows.
  ///
  /// A bar that lies on its side is named by what stands on its vertical axis.
  private var sides: (of: [Plotted], shown: [Plotted]) {
    guard let first = x.first else { return ([], y) }
    guard let other = y.first else { return ([], x) }
    return first.isAmount && !other.isAmount ? (y, x) : (x, y)
  }

  /// What a listener hears first: the place of the mark and its series; its own name where it has neither.
  var spokenLabel: Text? {
    if let label { return label }
    let names = (sides.of.map(\.text) + distinctSeries.map(\.text))
    return names.isEmpty ? sides.shown.first?.name : Self.joined(names, by: ", ")
  }

  var spokenValue: Text? {
    if let value { return value }
    guard let first = sides.shown.first else { return nil }
    let isNamed = label != nil || !sides.of.isEmpty || !series.isEmpty
    let texts = [isNamed ? first.namedText : first.text] + sides.shown.dropFirst().map(\.text)
    return Self.joined(texts, by: " – ")
  }

  /// The series once each, and none that only repeats the place.
  private var distinctSeries: [Plotted] {
    var told = sides.of.map(\.shown)
    return series.filter { plotted in
      defer { told.append(plotted.shown) }
      return !told.contains(plotted.shown)
    }
  }

  private static func joined(_ texts: [Text], by separator: String) -> Text? {
    guard let first = texts.first else { return nil }
    return texts.dropFirst().reduce(first) { $0 + Text(verbatim: separator) + $1 }
  }
}
