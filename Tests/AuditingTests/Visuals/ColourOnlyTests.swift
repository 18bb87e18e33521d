import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// States that only the eye gets.
@MainActor
struct ColourOnlyTests {
  private func lines(
    _ nodes: [SemanticNode],
    react: @escaping @MainActor @Sendable (ExampleScreen, SemanticAction, NodeID) -> [SemanticEvent.Kind]
  ) -> [String] {
    let example = Example("screen", nodes, react: react)
    return Audit(rules: [.colourOnly], circumstances: [], limits: .init(states: 4, steps: 20)).judge(
      Audit.Subject(name: "Screen", source: SourceLocation(file: "Screen.swift", line: 1)) { example.makeHost($0) },
      in: SemanticEnvironment()
    ).findings.map { "\($0.path): \($0.message)" }
  }

  private let chip = SemanticNode.button("m", "Größe M").with {
    $0.appearance = Appearance().with { $0.background = .white }
  }

  @Test("A colour that changes alone")
  func alone() {
    let found = lines([chip]) { screen, _, _ in
      screen.change("m") { $0.appearance?.background = .init(hex: 0xCCE4FF) }
      return []
    }
    #expect(found == ["button[1]: a colour changes when “Größe M” is used, and nothing that is spoken does"])
  }

  @Test("A symbol that changes alone, wherever it stands")
  func symbol() {
    let star = SemanticNode(id: "s", role: .image, traits: .image, label: "Favourite").with { $0.identifier = "star" }
    let found = lines([.button("b", "Favourite"), star]) { screen, _, _ in
      screen.change("s") { $0.identifier = "star.fill" }
      return []
    }
    #expect(found == ["button[1]: a symbol changes when “Favourite” is used, and nothing that is spoken does"])
  }

  @Test("A change that is spoken as well, in whatever way")
  func spoken() {
    let changes: [@MainActor @Sendable (inout SemanticNode) -> Void] = [
      { $0.traits.insert(.selected) }, { $0.value = "gewählt" }, { $0.label = "Größe M, gewählt" },
      { $0.toggle = .on }, { $0.isExpanded = true }, { $0.isEnabled = false }, { $0.hint = "Gewählt." },
    ]
    for change in changes {
      let found = lines([chip]) { screen, _, _ in
        screen.change("m") {
          $0.appearance?.background = .init(hex: 0xCCE4FF)
          change(&$0)
        }
        return []
      }
      #expect(found == [])
    }
    let announced = lines([chip]) { screen, _, _ in
      screen.change("m") { $0.appearance?.background = .init(hex: 0xCCE4FF) }
      return [.announcement(text: "Größe M gewählt", priority: .default)]
    }
    #expect(announced == [])
    let elsewhere = lines([chip, .text("t", "Größe L")]) { screen, _, _ in
      screen.change("m") { $0.appearance?.background = .init(hex: 0xCCE4FF) }
      screen.change("t") { $0.label = "Größe M" }
      return []
    }
    #expect(elsewhere == [])
    #expect(lines([chip]) { _, _, _ in [] } == [])
  }

  private struct Tabs: View {
    let isMended: Bool
    @State private var chosen = 0
    static let line = #line
    var body: some View {
      ForEach(0..<2, id: \.self) { tab in
        Button(["Overview", "Reviews"][tab]) { chosen = tab }
          .overlay { Rectangle().frame(height: 3).opacity(chosen == tab ? 1 : 0) }
          .accessibilityAddTraits(isMended && chosen == tab ? .isSelected : [])
      }
    }
  }

  @Test("A line that is drawn under what is chosen")
  func line() {
    #expect(
      JudgedScreen.lines(.colourOnly, in: Tabs(isMended: false), from: Tabs.line) == [
        "fail +3: a colour changes when “Reviews” is used, and nothing that is spoken does",
        "fail +3: a colour changes when “Overview” is used, and nothing that is spoken does",
      ])
    #expect(JudgedScreen.isClean(of: .colourOnly, Tabs(isMended: true)))
  }
}
