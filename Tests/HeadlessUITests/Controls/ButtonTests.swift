import Foundation
import HeadlessUI
import Semantics
import Testing

/// A button is a button in each of the system's styles, whatever its role, door and looks.
@MainActor
struct ButtonTests {
  nonisolated static let styles: [ReadingOrderTests.Case] = [
    .init("none") { save },
    .init("automatic") { save.buttonStyle(.automatic) },
    .init("plain") { save.buttonStyle(.plain) },
    .init("PlainButtonStyle") { save.buttonStyle(PlainButtonStyle()) },
    .init("borderless") { save.buttonStyle(.borderless) },
    .init("bordered") { save.buttonStyle(.bordered).buttonBorderShape(.capsule) },
    .init("borderedProminent") { save.buttonStyle(.borderedProminent).tint(.red) },
    .init("glass") { save.buttonStyle(.glass) },
    .init("glassProminent") { save.buttonStyle(.glassProminent) },
    .init("destructive") { Button("Save", role: .destructive) {} },
    .init("cancel") { Button("Save", role: .cancel) {} },
    .init("a symbol beside its title") { Button("Save", systemImage: "square.and.arrow.down") {} },
    .init("a picture beside its title") { Button("Save", image: ImageResource(name: "disk", bundle: .main)) {} },
    .init("a resource as its title") { Button(LocalizedStringResource("Save")) {} },
    .init("a label") { Button(action: {}) { Label("Save", systemImage: "tray") } },
  ]

  @ViewBuilder nonisolated private static var save: some View { Button("Save") {} }

  @Test(arguments: styles) func itIsAButton(_ row: ReadingOrderTests.Case) throws {
    #expect(try published(row.view()).map(GoldenCase.text) == ["L Save T button"])
    #expect(try published(row.view().disabled(true)).map(GoldenCase.text) == ["L Save T button dimmed"])
  }

  private struct Pressing: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "pressed" : "at rest")
        if configuration.role == .destructive { Image(systemName: "trash") }
      }
    }
  }

  @Test func aStyleOfOnesOwnSaysWhatItBuilds() throws {
    let view = VStack {
      Button("Save") {}
      Button("Empty", role: .destructive) {}
    }
    .buttonStyle(Pressing())
    #expect(try labels(view) == ["Save, at rest", "Empty, at rest"])
  }

  private struct Counting: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(role: configuration.role) {
        configuration.trigger()
        configuration.trigger()
      } label: {
        configuration.label
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }.buttonStyle(Counting())
      Text("\(count)")
    }
  }

  @Test func aPrimitiveStyleTriggersTheActionItself() throws {
    let screen = try Heard(Counter())
    #expect(screen.view.tree.nodes.map(GoldenCase.text) == ["L Add T button", "L 0"])
    _ = try screen.activate("Add")
    #expect(screen.labels == ["Add", "2"])
  }
}
