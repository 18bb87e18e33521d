import Foundation
import HeadlessUI
import Semantics
import Testing

@MainActor
struct ImageTests {
  @Test(arguments: [
    ("plus", "Add"), ("xmark", "Close"), ("arrow.clockwise", "Refresh"), ("globe", "Globe"),
    ("exclamationmark.circle", "Error"), ("magnifyingglass", "Search"), ("ellipsis.circle", "More"),
    ("trash", "trash"), ("cart.badge.plus", "cart badge plus"), ("chevron.left", "chevron left"),
  ])
  func aSymbolHasItsCertainNameOrItsWords(symbol: String, label: String) throws {
    let node = try published(Image(systemName: symbol))[0]
    #expect(node.role == .image)
    #expect(node.traits == .image)
    #expect(node.label == label)
    #expect(node.identifier == symbol)
    #expect(node.drawn.isEmpty)
    #expect(node.source?.file.hasSuffix("ImageTests.swift") == true)
  }

  @Test func nothingIsDrawnUnderAnEmptyName() throws {
    #expect(try published(Image(systemName: "")).isEmpty)
    #expect(try published(Image("")).isEmpty)
    #expect(try labels(Label("Save", systemImage: "")) == ["Save"])
    #expect(try labels(Image("", label: Text("Chart"))) == ["Chart"])
  }

  @Test func anAssetHasItsName() throws {
    let node = try published(Image("get10off"))[0]
    #expect(node.label == "get10off")
    #expect(node.identifier == "get10off")
    #expect(try labels(Image(ImageResource(name: "get10off", bundle: .main))) == ["get10off"])
    #expect(try labels(Image("bars", variableValue: 0.5)) == ["bars"])
  }

  @Test func aLabelOfItsOwnWins() throws {
    #expect(try labels(Image("get10off", label: Text("10% off"))) == ["10% off"])
    let star = Image(systemName: "star.fill").resizable().renderingMode(.template).accessibilityLabel("Favourite")
    #expect(try labels(star) == ["Favourite"])
    #expect(try published(star)[0].identifier == "star.fill")
  }

  @Test func aDecorationIsNoElement() throws {
    #expect(try published(Image(decorative: "swirl")).isEmpty)
    #expect(try published(Image(systemName: "star").accessibilityHidden(true)).isEmpty)
  }

  @Test func looksOfSymbolsChangeNothing() throws {
    let symbol = Image(systemName: "plus").imageScale(.large).symbolVariant(.fill.circle)
      .symbolRenderingMode(.hierarchical)
    #expect(try labels(symbol) == ["Add"])
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
  }
}
