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
    #expect(try labels(names.map { $0[...] }.map(Text.init)) == names)
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

  @Test func labelsAndLinks() throws {
    #expect(try labels(zip(names, symbols).map(Label.init(_:systemImage:))) == names)
    #expect(try labels(zip(resources, symbols).map(Label.init(_:systemImage:))) == names)
    #expect(try labels(zip(names, symbols).map(Label.init(_:image:))) == names)
    #expect(try labels(zip(names, addresses).map(Link.init)) == names)
    #expect(try labels(zip(keys, addresses).map(Link.init(_:destination:))) == names)
  }

  @Test func progress() throws {
    #expect(try labels(names.map(ProgressView.init)) == names)
    let make: () -> ProgressView<EmptyView, EmptyView> = ProgressView.init
    #expect(try labels([make()]) == ["In progress"])
    let values: [(Double?, Double)] = [(1, 4), (3, 4)]
    #expect(try values.map(ProgressView.init(value:total:)).map { try published($0)[0].value } == ["25%", "75%"])
  }

  @Test func controls() throws {
    let actions: [() -> Void] = [{}, {}]
    #expect(try labels(zip(names, actions).map(Button.init(_:action:))) == names)
    #expect(try labels(zip(names, states).map(Toggle.init(_:isOn:))) == names)
    #expect(try labels(zip(names, texts).map(TextField.init(_:text:))) == names)
    #expect(try labels(zip(names, texts).map(SecureField.init(_:text:))) == names)
  }

  @Test func aCallStillKnowsItsPlace() throws {
    let name = names[0]
    let resource = resources[0]
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
    }
    let sources = try published(rows).map(\.source)
    #expect(sources.map { $0?.file.hasSuffix("PlainInitializerTests.swift") } == Array(repeating: true, count: 22))
    #expect(zip(sources, sources.dropFirst()).allSatisfy { $0!.line + 1 == $1!.line })
  }
}
