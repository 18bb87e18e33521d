import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// The styles of buttons: the system's change nothing that is heard, and a component's own run.
@MainActor
struct ButtonStyleTests {
  private nonisolated static let styles: [@MainActor @Sendable (AnyView) -> AnyView] = [
    { AnyView($0.buttonStyle(.automatic)) }, { AnyView($0.buttonStyle(.plain)) },
    { AnyView($0.buttonStyle(.bordered)) }, { AnyView($0.buttonStyle(.borderedProminent)) },
    { AnyView($0.buttonStyle(.borderless)) }, { AnyView($0.buttonStyle(BorderedButtonStyle())) },
    { AnyView($0.buttonStyle(DefaultButtonStyle())) }, { AnyView($0.buttonStyle(.glass)) },
    { AnyView($0.controlSize(.large).buttonBorderShape(.capsule)) },
  ]

  @Test("A button of the system's style is a button", arguments: styles.indices)
  func system(row: Int) throws {
    let heard = try Heard(Self.styles[row](AnyView(Button("Save", role: .destructive) {})))
    #expect(try heard(.where) == ["Save, button"])
    #expect(try heard(.activate(1)) == ["Save"])
  }

  private struct Counting<Style: PrimitiveButtonStyle>: View {
    let style: Style
    @State private var count = 0
    var body: some View {
      Button("Save") { count += 1 }.buttonStyle(style)
      Text("\(count)")
    }
  }

  @Test func aStyleThatShowsAButtonKeepsItOne() throws {
    struct Framed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role, action: configuration.trigger) { configuration.label.padding() }
      }
    }
    let heard = try Heard(Counting(style: Framed()))
    _ = try heard.activate("Save")
    #expect(try heard(.read) == ["Save, button", "1"])
  }

  @Test func aStyleThatReactsToATapRunsTheAction() throws {
    struct Tapped: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(perform: configuration.trigger)
      }
    }
    let heard = try Heard(Counting(style: Tapped()))
    _ = try heard.activate("Save")
    #expect(heard.labels == ["Save", "1"])
  }
}
