import Foundation
import HeadlessUI
import Semantics
import Testing

/// Initialisers that capture their place can be passed along, and a call still captures it.
@MainActor
struct PlainInitializerTests {
  private let names = ["Ann", "Bo"]
  private let symbols = ["star", "heart"]
  private let resources: [LocalizedStringResource] = ["Ann", "Bo"]
  private let keys: [LocalizedStringKey] = ["Ann", "Bo"]
  private let addresses = [URL(string: "https://a.example")!, URL(string: "https://b.example")!]
  private let states: [Binding<Bool>] = [.constant(true), .constant(false)]
  private let texts: [Binding<String>] = [.constant("x"), .constant("")]

  private func labels(_ views: [some View]) throws -> [String?] {
    try views.flatMap { try published($0).map { $0.label ?? $0.placeholder } }
  }

  @Test func textsAndImages() throws {
    #expect(try labels(names.map(Text.init)) == names)
    #expect(try labels(names.map(Text.init(verbatim:))) == names)
    #expect(try labels(keys.map(Text.init)) == names)
    #expect(try labels(resources.map(Text.init)) == names)
    #expect(try labels(names.map { AttributedString($0) }.map(Text.init)) == names)
    #expect(try labels(["globe"].map(Image.init(systemName:))) == ["Globe"])
    #expect(try labels(names.map(Image.init(_:))) == names)
    let images = [ImageResource(name: "Ann", bundle: .main)]
    #expect(try labels(images.map(Image.init)) == ["Ann"])
  }

  @Test func textsOfDatesAndNumbers() throws {
    let day = SemanticEnvironment.noon
    let hour = day...day.addingTimeInterval(3_600)
    #expect(try labels(zip([day], [Text.DateStyle.date]).map(Text.init(_:style:))) == ["January 1, 2025"])
    #expect(try labels([hour].map(Text.init)).count == 1)
    #expect(try labels([DateInterval(start: day, duration: 60)].map(Text.init)).count == 1)
    let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    #expect(try labels(zip([1_000], [format]).map(Text.init(_:format:))) == ["1,000"])
  }

  @Test func progress() throws {
    let make: () -> ProgressView<EmptyView, EmptyView> = ProgressView.init
    #expect(try labels([make()]) == ["In progress"])
    let values: [(Double?, Double)] = [(1, 4), (3, 4)]
    #expect(try values.map(ProgressView.init(value:total:)).map { try published($0)[0].value } == ["25%", "75%"])
  }

  @Test func whatIsPassedAlongKnowsNoPlace() throws {
    #expect(
      try (names.map(Text.init) + keys.map(Text.init)).flatMap { try published($0) }.allSatisfy { $0.source == nil })
  }

  @Test func aCallStillKnowsItsPlace() throws {
    let name = names[0]
    let resource = resources[0]
    let isBold = true
    let rows = VStack {
      Text(name)
      Text("Key")
      Text(resource)
      Image(systemName: "star")
      Image("asset")
      Label(name, systemImage: "star")
      Label("Key", systemImage: "star")
      Link(name, destination: addresses[0])
      Link(resource, destination: addresses[0])
      ProgressView()
      ProgressView(name)
      ProgressView(value: 0.5, total: 2)
      ProgressView(name, value: 0.5, total: 2)
      Button(name) {}
      Button("Key", systemImage: "star") {}
      Button(name, role: .destructive, action: {})
      Toggle(name, isOn: states[0])
      Toggle(name, systemImage: "star", isOn: states[0])
      TextField(name, text: texts[0])
      TextField(name, text: texts[0], prompt: nil)
      SecureField(name, text: texts[0])
      Text(SemanticEnvironment.noon, style: .date)
      Text(name).font(.title)
      Text(name).foregroundColor(isBold ? .red : .blue).fontWeight(isBold ? .bold : .regular)
      Text(name.prefix(1)).font(.title)
      Text(resource).fontWeight(.bold).padding()
      Button(name) {}.fontWeight(isBold ? .bold : .regular).foregroundColor(.red)
      Label(name, systemImage: "star").font(.title)
      Toggle(name, isOn: states[0]).tint(isBold ? .red : .blue)
      Image(systemName: symbols[0]).font(.title).foregroundColor(.red)
    }
    let sources = try published(rows).map(\.source)
    #expect(sources.map { $0?.file.hasSuffix("PlainInitializerTests.swift") } == Array(repeating: true, count: 30))
    #expect(zip(sources, sources.dropFirst()).allSatisfy { $0!.line + 1 == $1!.line })
  }
}
