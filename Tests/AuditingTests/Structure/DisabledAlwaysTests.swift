import Semantics
import Testing

@testable import Auditing

/// Controls that are dimmed for good.
@MainActor
struct DisabledAlwaysTests {
  private func lines(
    limits: Explorer.Limits = Explorer.Limits(),
    _ nodes: [SemanticNode],
    react: @escaping @MainActor @Sendable (ExampleScreen, SemanticAction, NodeID) -> [SemanticEvent.Kind] = {
      _, _, _ in []
    }
  ) -> [String] {
    let example = Example("screen", nodes, react: react)
    return Audit(rules: [.disabledAlways], circumstances: [], limits: limits).judge(
      Audit.Subject(name: "Screen", source: SourceLocation(file: "Screen.swift", line: 1)) { example.makeHost($0) },
      in: SemanticEnvironment()
    ).findings.map { "\($0.outcome)\($0.reason.map { " (\($0.rawValue))" } ?? "") \($0.path): \($0.message)" }
  }

  private let dimmed = SemanticNode.button("less", "Weniger").with { $0.isEnabled = false }
  private let toggle = SemanticNode.button("more", "Mehr")

  @Test("Dimmed in every state, of which there are several")
  func several() {
    let found = lines([dimmed, toggle]) { screen, _, _ in
      screen.change("more") { $0.value = $0.value == nil ? "an" : nil }
      return []
    }
    #expect(found == ["fail button[1]: “Weniger” is dimmed in all 2 states it appears in"])
  }

  @Test("Enabled in one of the states")
  func enabled() {
    let found = lines([dimmed, toggle]) { screen, _, _ in
      screen.change("less") { $0.isEnabled.toggle() }
      return []
    }
    #expect(found == [])
  }

  @Test("One state tells nothing")
  func one() {
    #expect(
      lines([dimmed]) == [
        "review (state-unreachable) button[1]: “Weniger” is dimmed, and no other state of it was reached"
      ])
    #expect(lines([.text("t", "2").with { $0.isEnabled = false }]) == [])
  }

  @Test("A walk that was cut short tells nothing")
  func bound() {
    let found = lines(limits: .init(states: 2, steps: 9), [dimmed, toggle.with { $0.value = "0" }]) { screen, _, _ in
      screen.change("more") { $0.value = "\(Int($0.value ?? "0")! + 1)" }
      return []
    }
    #expect(
      found == ["review (budget-exceeded) button[1]: “Weniger” is dimmed in every state that was reached"])
  }
}
