import Foundation
import HeadlessUI
import Semantics
import Testing

@MainActor
struct TextTests {
  private let name = "Quantity"

  @Test func aTextIsOneNodeWithItsString() throws {
    let nodes = try published(Text("Quantity"))
    #expect(nodes.count == 1)
    #expect(nodes[0].role == .text)
    #expect(nodes[0].traits == .staticText)
    #expect(nodes[0].label == "Quantity")
    #expect(nodes[0].drawn == ["Quantity"])
    #expect(nodes[0].appearance == nil)
  }

  @Test func everyDoorShowsItsString() throws {
    let resource: LocalizedStringResource = "a resource"
    let door = VStack {
      Text("a key")
      Text(name)
      Text(name.prefix(3))
      Text(resource)
      Text(verbatim: "**as it is**")
      Text(AttributedString("with attributes"))
      Text(Bool.random() ? "the same" : "the same")
    }
    #expect(
      try labels(door) == [
        "a key", "Quantity", "Qua", "a resource", "**as it is**", "with attributes", "the same",
      ])
  }

  @Test func everyDoorKnowsItsPlace() throws {
    let resource: LocalizedStringResource = "a resource"
    let line = #line + 1
    let texts = [Text("a key"), Text(name), Text(resource), Text(verbatim: "as it is"), Text(3, format: .number)]
    for text in texts {
      let source = try #require(try published(text).first?.source)
      #expect(source.line == line)
      #expect(source.file.hasSuffix("TextTests.swift"))
    }
  }

  @Test func aTitleIsNeverPlacedInTheLibrary() throws {
    let resource: LocalizedStringResource = "a resource"
    let views = VStack {
      Section("Header") { Toggle(name, isOn: .constant(true)) }
      Section(name) { Stepper(resource, value: .constant(1)) }
      LabeledContent("Label", value: name)
      Button("Buy") {}
    }
    let tree = try MountedView(views).tree
    let sources = (tree.nodes + tree.withheld.map(\.node)).compactMap(\.source)
    #expect(!sources.isEmpty)
    #expect(sources.allSatisfy { $0.file.hasSuffix("TextTests.swift") })
  }

  @Test func anInitialiserCanBePassedAlong() throws {
    let names = ["Ada", "Grace"]
    let keys: [LocalizedStringKey] = ["One", "Two"]
    let make: (String) -> Text = Text.init
    #expect(names.map(Text.init) == [Text(verbatim: "Ada"), Text(verbatim: "Grace")])
    #expect(names.map(Text.init(_:)) == names.map(Text.init(verbatim:)))
    #expect(keys.map(Text.init) == [Text("One"), Text("Two")])
    #expect(make("Ada") == Text(verbatim: "Ada"))
    #expect(["star"].map(Image.init(systemName:)) == [Image(systemName: "star")])
  }

  @Test func anEmptyTextIsNoElement() throws {
    #expect(try published(Text("")).isEmpty)
    #expect(try published(Text("Secret").redacted(reason: .placeholder)).isEmpty)
  }

  @Test func aDisabledTextIsDimmed() throws {
    #expect(try published(Text("Sold out").disabled(true))[0].isEnabled == false)
  }

  @Test func aConcatenationIsOneNode() throws {
    let text = Text("Hello, ") + Text("World").bold() + Text(verbatim: "!")
    #expect(try labels(text) == ["Hello, World!"])
  }

  @Test func aTextInATextIsPartOfIt() throws {
    #expect(try labels(Text("\(Text("Hello").bold()), \(Text(verbatim: "Ada"))!")) == ["Hello, Ada!"])
  }

  @Test func aPartKeepsItsOwnLabel() throws {
    let price = Text("$5").accessibilityLabel("five dollars")
    for text in [Text("Price: ") + price, Text("Price: \(price)")] {
      let node = try published(text)[0]
      #expect(node.label == "Price: five dollars")
      #expect(node.drawn == ["Price: $5"])
    }
    #expect(try labels(Button("Buy") {}.accessibilityLabel(Text("Buy for ") + price)) == ["Buy for $5"])
  }

  @Test func aLabelOnATextSurvivesInAButton() throws {
    let button = Button(action: {}) { Text("↑").accessibilityLabel("Increase") }
    #expect(try labels(button) == ["Increase"])
  }

  @Test func aSymbolInATextIsHeardAndNotRead() throws {
    let node = try published(Text("\(Image(systemName: "plus")) Item"))[0]
    #expect(node.label == "Add Item")
    #expect(node.drawn == [" Item"])
  }

  @Test func theCaseFollowsTheLocale() throws {
    let text = Text(verbatim: "Iğdır ist groß").textCase(.uppercase)
    #expect(try labels(text, locale: "de_DE") == ["IĞDIR IST GROSS"])
    #expect(try labels(Text(verbatim: "izmir").textCase(.uppercase), locale: "tr_TR") == ["İZMİR"])
    #expect(try labels(Text(verbatim: "LOUD").textCase(.lowercase)) == ["loud"])
  }

  @Test func looksAreKeptWhereTheyWereDeclared() throws {
    let node = try published(Text("Total").font(.headline).bold().foregroundStyle(Color.red))[0]
    #expect(node.appearance?.textStyle == "headline")
    #expect(node.appearance?.weight == "bold")
    #expect(node.appearance?.foreground != nil)
    let first = Text("Total").font(.title) + Text(" 5")
    #expect(try published(first)[0].appearance?.textStyle == "title")
  }

  @Test func aHeadingHasItsLevel() throws {
    #expect(try published(Text("Cart").accessibilityHeading(.h2))[0].headingLevel == 2)
  }

  @Test func textsAreEqualWhenTheySayTheSame() {
    #expect(Text("a") == Text("a"))
    #expect(Text("a") != Text("b"))
    #expect(Text("\(1) a") == Text("\(1) a"))
    #expect(Text("\(1) a") != Text("\(2) a"))
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text("a").accessibilityLabel("x") != Text("a"))
    #expect(Text(5, format: .number) == Text(5, format: .number))
  }
}
