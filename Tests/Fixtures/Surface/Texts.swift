import SwiftUI

private let receiptFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateStyle = .medium
  formatter.timeStyle = .short
  return formatter
}()

private let priceFormatter: NumberFormatter = {
  let formatter = NumberFormatter()
  formatter.numberStyle = .currency
  formatter.maximumFractionDigits = 2
  return formatter
}()

struct TextTitles: View {
  let name: String
  let key: LocalizedStringKey
  let substring: Substring
  var subtitle: String?
  let count: Int
  let price: Double
  let date: Date
  let amount: Decimal

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Literal")
      Text(name)
      Text(key)
      Text(substring)
      Text(verbatim: "Verbatim \(count)")
      Text("Key", tableName: "Other", bundle: .main, comment: "A comment")
      Text("Key", comment: "A comment")
      Text(LocalizedStringKey(name))
      Text(subtitle ?? "None")
      Text(subtitle ?? name)
      Text(count == 1 ? "One" : "Many")
      Text(String(count))
      Text("\(count)")
      Text("\(name) has \(count) items")
      Text("\(price, specifier: "%.2f") €")
      Text("\(count, specifier: "%d")")
      Text("Total: \(price, format: .currency(code: "USD"))")
      Text("\(price, format: .number.precision(.fractionLength(2)))")
      Text("\(date, style: .date) at \(date, style: .time)")
      Text("\(date, formatter: receiptFormatter)")
      Text("\(NSNumber(value: price), formatter: priceFormatter)")
      Text("\(Image(systemName: "star.fill")) Favourite")
    }
    VStack {
      Text("Hello \(Text("World").bold())")
      Text(date, style: .relative)
      Text(date, style: .timer)
      Text(date, style: .offset)
      Text(date...date.addingTimeInterval(60))
      Text(timerInterval: date...date.addingTimeInterval(60), countsDown: false)
      Text(timerInterval: date...date.addingTimeInterval(60), pauseTime: date, countsDown: true, showsHours: false)
      Text(date, format: .dateTime.day().month().year())
      Text(date, format: Date.FormatStyle(date: .abbreviated, time: .shortened))
      Text(date.formatted(date: .long, time: .omitted))
      Text(date.formatted(.dateTime.weekday(.wide)))
      Text(price, format: .percent)
      Text(count, format: .number)
      Text(amount, format: .currency(code: "EUR"))
      Text(amount.formatted(.currency(code: "EUR")))
      Text(price.formatted(.percent.precision(.fractionLength(0))))
      Text(["a", "b"], format: .list(type: .and))
      Text(["a", "b"].joined(separator: ", "))
      Text(receiptFormatter.string(from: date))
      Text(priceFormatter.string(from: NSNumber(value: price)) ?? "")
      Text(String(format: "%.1f", price))
      Text(name.uppercased())
      Text(Image(systemName: "star"))
      Text(.init("**bold** text"))
      Text("[link](https://example.org)")
      Text(date, formatter: receiptFormatter)
      Text(name as NSString as String)
      Text("A" as String)
    }
  }
}

struct TextJoining: View {
  @State private var isOn = false

  private var joined: Text {
    Text("A").bold() + Text(" and ") + Text("B").italic().foregroundColor(.red)
  }

  private var attributed: AttributedString {
    var string = AttributedString("Read the terms")
    string.font = .body.bold()
    string.foregroundColor = .blue
    string.backgroundColor = .yellow
    string.underlineStyle = .single
    string.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
    string.kern = 1
    string.tracking = 2
    string.baselineOffset = 3
    if let range = string.range(of: "terms") {
      string[range].link = URL(string: "https://example.org")
      string[range].foregroundColor = .red
      string[range].font = .system(size: 18, weight: .bold)
    }
    return string
  }

  private var markdown: AttributedString {
    (try? AttributedString(markdown: "**Bold**")) ?? AttributedString("Bold")
  }

  private var container: AttributedString {
    var attributes = AttributeContainer()
    attributes.foregroundColor = .red
    attributes.font = .headline
    return AttributedString("Styled", attributes: attributes)
  }

  var body: some View {
    VStack {
      joined
      Text(attributed)
      Text(markdown)
      Text(container)
      Text("A") + Text(Image(systemName: "star")) + Text("B")
      (Text("Price: ") + Text("3").fontWeight(.bold).foregroundColor(isOn ? .green : .secondary))
        .font(.headline)
        .multilineTextAlignment(.center)
      ["a", "b", "c"].reduce(Text("")) { $0 + Text($1) }
      Text("Styles")
        .font(.title)
        .fontWeight(.semibold)
        .fontDesign(.rounded)
        .fontWidth(.condensed)
      Text("A")
        .bold(isOn)
        .italic(isOn)
        .underline()
        .underline(isOn, color: .red)
      Text("A")
        .underline(true, pattern: .dot, color: .blue)
        .strikethrough()
        .strikethrough(isOn, color: .red)
        .strikethrough(true, pattern: .solid, color: nil)
      Text("A")
        .kerning(1)
        .tracking(1)
        .baselineOffset(2)
        .monospacedDigit()
      Text("A")
        .monospaced()
        .textCase(.uppercase)
        .textCase(nil)
        .lineLimit(2)
      Text("A")
        .lineLimit(nil)
        .lineLimit(1...3)
        .lineLimit(2...)
        .lineLimit(...4)
      Text("A")
        .lineLimit(3, reservesSpace: true)
        .lineSpacing(4)
        .truncationMode(.tail)
        .minimumScaleFactor(0.5)
      Text("A")
        .allowsTightening(true)
        .textSelection(.enabled)
        .multilineTextAlignment(.leading)
        .textScale(.secondary)
      Text("A")
        .typesettingLanguage(.explicit(.init(languageCode: .german)))
        .speechAlwaysIncludesPunctuation()
        .speechSpellsOutCharacters()
        .speechAdjustedPitch(0.2)
      Text("A")
        .speechAnnouncementsQueued()
        .privacySensitive()
        .redacted(reason: .placeholder)
        .unredacted()
      Text("A")
        .dynamicTypeSize(.large)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .dynamicTypeSize(.small ... .accessibility3)
        .dynamicTypeSize(.xSmall...)
      Text("H").accessibilityHeading(.h1).accessibilityLabel("Heading").accessibilityTextContentType(.narrative)
      Text("1").accessibilityLabel(Text("One") + Text("!"))
    }
  }
}

struct Fonts: View {
  @ScaledMetric private var size: CGFloat = 20
  @ScaledMetric(relativeTo: .title) private var other = 30.0
  @ScaledMetric(wrappedValue: 10, relativeTo: .caption) private var third: CGFloat

  var body: some View {
    VStack {
      Text("A").font(.system(.title, design: .rounded, weight: .bold))
      Text("A").font(.system(.title, design: .rounded))
      Text("A").font(.system(.title))
      Text("A").font(.system(size: 20, weight: .semibold, design: .monospaced))
      Text("A").font(.system(size: 20, weight: .semibold))
      Text("A").font(.system(size: 20, design: .serif))
      Text("A").font(.system(size: size))
      Text("A").font(.custom("Avenir", size: 20))
      Text("A").font(.custom("Avenir", size: 20, relativeTo: .title))
      Text("A").font(.custom("Avenir", fixedSize: 20))
      Text("A").font(.title.bold())
      Text("A").font(.title2.weight(.heavy).italic())
      Text("A").font(.headline.monospacedDigit())
      Text("A").font(.body.leading(.tight).smallCaps().width(.expanded))
      Text("A").font(.caption.lowercaseSmallCaps().uppercaseSmallCaps().monospaced())
      Text("A").font(Font.system(size: third).weight(.black))
      Text("A").font(Font.title3)
      Text("A").font(nil)
      Text("A").font(Font(UIFont.systemFont(ofSize: 12)))
      Text("A").font(Font(UIFont.preferredFont(forTextStyle: .headline) as UIFont))
      Group {
        Text("A").font(.largeTitle).fontWeight(.ultraLight)
        Text("A").font(.subheadline).fontWeight(.thin)
        Text("A").font(.callout).fontWeight(.light)
        Text("A").font(.footnote).fontWeight(.regular)
        Text("A").font(.caption2).fontWeight(.medium)
        Text("A").fontWeight(nil).padding(other)
      }
    }
    .environment(\.font, .title)
  }
}

extension Font {
  static let brandTitle = Font.system(size: 32, weight: .bold, design: .rounded)
  static var brandBody: Font { .system(.body, design: .serif) }
  static func brand(_ style: Font.TextStyle, weight: Font.Weight = .regular) -> Font {
    .system(style, design: .default).weight(weight)
  }
}

extension Text {
  func brandStyle() -> Text { self.font(.brandTitle).foregroundColor(.primary) }
  func cardTitle() -> some View { self.font(.brandBody).padding() }
}

struct BrandTexts: View {
  var body: some View {
    Text("A").font(.brandTitle)
    Text("A").font(.brandBody)
    Text("A").font(.brand(.headline, weight: .bold))
    Text("A").brandStyle()
    Text("A").cardTitle()
  }
}

struct Labels: View {
  let title: String
  let symbol: String
  let key: LocalizedStringKey = "Key"

  var body: some View {
    VStack {
      Label("Title", systemImage: "star")
      Label(title, systemImage: symbol)
      Label("Title", image: "asset")
      Label(key, systemImage: "star")
      Label {
        Text(title)
      } icon: {
        Image(systemName: symbol).foregroundStyle(.red)
      }
      Label(title: { Text("Title") }, icon: { Circle().fill(.blue).frame(width: 10, height: 10) })
      Label("Title", systemImage: "star").labelStyle(.iconOnly)
      Label("Title", systemImage: "star").labelStyle(.titleOnly)
      Label("Title", systemImage: "star").labelStyle(.titleAndIcon)
      Label("Title", systemImage: "star").labelStyle(.automatic)
      Label("Title", systemImage: "star").labelStyle(TitleAndIconLabelStyle())
      LabeledContent("Name", value: title)
      LabeledContent("Count", value: 3, format: .number)
      LabeledContent("Name") { Text(title) }
      LabeledContent {
        Text("Value")
      } label: {
        Text("Label")
        Text("Subtitle")
      }
      Link("Site", destination: URL(string: "https://example.org")!)
      Link(title, destination: URL(string: "https://example.org")!)
      Link(destination: URL(string: "https://example.org")!) { Label("Site", systemImage: "safari") }
    }
  }
}

struct UIKitSizes: View {
  private let category = UIApplication.shared.preferredContentSizeCategory
  var body: some View {
    Text("A").frame(width: UIFontMetrics(forTextStyle: .title1).scaledValue(for: 20))
      .dynamicTypeSize(DynamicTypeSize(category) ?? .large)
      .onReceive(NotificationCenter.default.publisher(for: UIContentSizeCategory.didChangeNotification)) { _ in }
    if UITraitCollection.current.preferredContentSizeCategory >= .accessibilityMedium { Text("B") }
  }
}
