import Foundation
import HeadlessUI
import Semantics
import Testing

@MainActor
struct LabelTests {
  private let title = "Cart"

  @Test func onlyTheTitleIsHeard() throws {
    let view = try MountedView(Label("Hello, world!", systemImage: "globe"))
    #expect(view.tree.nodes.map(\.label) == ["Hello, world!"])
    #expect(view.tree.nodes[0].traits == .staticText)
    #expect(view.tree.nodes[0].source?.file.hasSuffix("LabelTests.swift") == true)
    #expect(view.tree.withheld.map(\.node.label) == ["Globe"])
    #expect(view.tree.withheld[0].owner == view.tree.nodes[0].id)
  }

  @Test func everyDoorHasItsTitle() throws {
    let resource: LocalizedStringResource = "Basket"
    let doors = VStack {
      Label("Key", image: "cart")
      Label(title, systemImage: "cart")
      Label(resource, systemImage: "cart")
      Label(title, image: ImageResource(name: "cart", bundle: .main))
      Label {
        Text("Views")
      } icon: {
        Image(systemName: "cart")
      }
    }
    #expect(try labels(doors) == ["Key", "Cart", "Basket", "Cart", "Views"])
  }

  @Test func anIconAloneIsAnImageWithTheTitle() throws {
    let node = try published(Label("Language", systemImage: "globe").labelStyle(.iconOnly))[0]
    #expect(node.label == "Language")
    #expect(node.traits == .image)
    #expect(node.drawn.isEmpty)
    #expect(try labels(Label("", systemImage: "globe").labelStyle(.iconOnly)) == ["Globe"])
    #expect(try labels(Label("", image: "").labelStyle(.titleOnly)) == [])
  }

  @Test func anIconAloneNamesAButtonAndIsLeftOutOfACombination() throws {
    let icon = Label("Language", systemImage: "globe").labelStyle(.iconOnly)
    #expect(try labels(Button(action: {}) { icon }) == ["Language"])
    let row = HStack {
      icon
      Text("English")
    }
    #expect(try labels(row.accessibilityElement(children: .combine)) == ["English"])
  }

  @Test func aTitleAloneHasNoIcon() throws {
    let view = try MountedView(Label("Language", systemImage: "globe").labelStyle(.titleOnly))
    #expect(view.tree.nodes.map(\.label) == ["Language"])
    #expect(view.tree.withheld.isEmpty)
  }

  private struct Boxed: LabelStyle {
    @Environment(\.locale) private var locale

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(verbatim: locale.identifier)
        Label(configuration)
        configuration.title
      }
    }
  }

  @Test func aStyleOfTheComponentRuns() throws {
    let label = Label("Language", systemImage: "globe").labelStyle(Boxed())
    #expect(try labels(label, locale: "de_DE") == ["de_DE", "Language", "Language"])
    #expect(try labels(label.labelStyle(.iconOnly), locale: "de_DE") == ["de_DE", "Language", "Language"])
  }

  @Test func theStyleOutsideHoldsInsideOfAStyle() throws {
    struct Passing: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration) }
    }
    let label = Label("Language", systemImage: "globe").labelStyle(Passing())
    #expect(try published(label.labelStyle(.iconOnly)).map(\.traits) == [.image])
  }
}
