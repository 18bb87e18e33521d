import Foundation
import HeadlessUI
import Semantics
import Testing

/// Steppers in every form that SwiftUI has.
@MainActor
struct StepperTests {
  struct Holding<Value, Content: View>: View {
    @State var value: Value
    let content: (Binding<Value>) -> Content
    var body: some View { content($value) }
  }

  private func values<Value>(
    from value: Value, _ actions: [SemanticAction], _ content: @escaping (Binding<Value>) -> some View
  ) throws -> [String?] {
    let view = try MountedView(Holding(value: value, content: content))
    return try [view.tree.nodes[0].value]
      + actions.map { action in
        if view.tree.nodes[0].actions.contains(action) { _ = try view.perform(action, on: view.tree.nodes[0].id) }
        return view.tree.nodes[0].value
      }
  }

  @Test func aStepThatOvershootsStopsAtTheLimit() throws {
    #expect(
      try values(from: 8, [.increment, .increment, .decrement]) { Stepper("x", value: $0, in: 0...10, step: 5) }
        == ["8", "10", "10", "5"])
  }

  @Test func nothingOverflows() throws {
    #expect(
      try values(from: Int.max - 1, [.increment, .increment]) { Stepper("x", value: $0, step: 5) }
        == ["9,223,372,036,854,775,806", "9,223,372,036,854,775,807", "9,223,372,036,854,775,807"])
    #expect(
      try values(from: UInt8(250), [.increment, .increment]) { Stepper("x", value: $0, step: 10) } == [
        "250", "255", "255",
      ])
    #expect(try values(from: UInt8(3), [.decrement]) { Stepper("x", value: $0, step: 10) } == ["3", "0"])
  }

  @Test func negativeStepsTurnTheDirections() throws {
    #expect(
      try values(from: 0, [.increment, .decrement, .decrement]) { Stepper("x", value: $0, in: -2...2, step: -2) }
        == ["0", "-2", "0", "2"])
  }

  @Test func aValueOutsideComesBack() throws {
    let view = try MountedView(Holding(value: 12) { Stepper("x", value: $0, in: 1...8) })
    #expect(view.tree.nodes[0].actions == [.decrement])
    _ = try view.perform(.decrement, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes[0].value == "8")
  }

  @Test func decimalsAndFormats() throws {
    #expect(try values(from: 0.1, [.increment]) { Stepper("x", value: $0, in: 0...1, step: 0.2) } == ["0.1", "0.3"])
    #expect(
      try values(from: 0.5, [.increment]) { Stepper("x", value: $0, in: 0...1, step: 0.25, format: .percent) }
        == ["50%", "75%"])
  }

  @Test func closuresKnowNoNumber() throws {
    let view = try MountedView(
      Holding(value: 0) { value in Stepper("x", onIncrement: { value.wrappedValue += 1 }, onDecrement: nil) })
    #expect(view.tree.nodes[0].value == nil)
    #expect(view.tree.nodes[0].actions == [.increment])
  }

  @Test func everyInitializerCompiles() throws {
    let value = Binding.constant(1)
    let real = Binding.constant(1.0)
    let resource: LocalizedStringResource = "R"
    let string = "S"
    let view = try MountedView(
      Group {
        Stepper("K", value: value)
        Stepper(string, value: value, in: 0...3, step: 2) { _ in }
        Stepper(resource, value: value, in: 0...3)
        Stepper("K", onIncrement: {}, onDecrement: {})
        Stepper(string, onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in })
        Stepper("K", value: real, step: 0.5, format: .number)
        Stepper("K", value: real, in: 0...2, step: 0.5, format: .number)
        Stepper(value: value) { Text("B") }
        Stepper(value: value, in: 0...3, step: 1) {
          Text("B")
        } onEditingChanged: { _ in
        }
        Stepper {
          Text("B")
        } onIncrement: {
        } onDecrement: {
        }
      })
    #expect(
      view.tree.nodes.map(\.label) == ["K", "S", "R", "K", "S", "K", "K", "B", "B", "B"])
    #expect(view.tree.nodes.allSatisfy { $0.role == .stepper })
  }

  @Test(arguments: [("en_US", "1,234.5"), ("de_DE", "1.234,5"), ("es_ES", "1234,5"), ("ar_EG", "١٬٢٣٤٫٥")])
  func numbersFollowTheScenario(locale: String, text: String) throws {
    struct Amount: View {
      var body: some View { Text(verbatim: 1234.5.formatted()) }
    }
    let view = try MountedView(Amount(), environment: SemanticEnvironment(locale: locale))
    #expect(view.tree.nodes[0].label == text)
    let format = try MountedView(Text(1234.5, format: .number), environment: SemanticEnvironment(locale: locale))
    #expect(format.tree.nodes[0].label == text)
  }

  @Test func localizedTextsAreFilled() throws {
    let names = ["a", "b"].map(Text.init)
    #expect(names.count == 2)
    func label(_ text: Text) throws -> String? { try MountedView(text).tree.nodes.first?.label }
    #expect(try label(Text("\(1234) items at 100%")) == "1,234 items at 100%")
    #expect(try label(Text("\(1.5)")) == "1.500000")
    #expect(try label(Text("\(1.5, specifier: "%.1f")")) == "1.5")
    #expect(try label(Text("**Bold** [link](https://example.com)")) == "Bold link")
    #expect(try label(Text("%@ %n 100%")) == "%@ %n 100%")
    #expect(try label(Text("a") + Text("b").bold()) == "ab")
    #expect(try label(Text("")) == nil)
  }
}
