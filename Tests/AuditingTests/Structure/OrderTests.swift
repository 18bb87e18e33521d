import Semantics
import Testing

@testable import Auditing

/// The order of reading beside the order of drawing.
@MainActor
struct OrderTests {
  private func lines(_ nodes: (SemanticNode, Int?)..., inside isNested: Bool = false) -> [String] {
    let nodes = nodes.map { node, place in
      node.with { node in
        guard let place else { return }
        node.appearance = Appearance().with { $0.drawingOrder = place }
      }
    }
    let group = SemanticNode(id: "group", role: .group, children: nodes)
    return JudgedScreen.lines(.orderVisualMismatch, isNested ? [group] : nodes)
  }

  private let field = SemanticNode(id: "f", role: .textField, label: "Menge", value: "2")
  private let less = SemanticNode.button("l", "Weniger")
  private let more = SemanticNode.button("m", "Mehr")

  @Test("Controls in another order than they are drawn")
  func controls() {
    #expect(
      lines((field, 1), (less, 0), (more, 2)) == [
        "fail textField[1]: “Menge” is read before “Weniger” and drawn after it"
      ])
    #expect(
      lines((less, 0), (more, 2), (field, 1), inside: true) == [
        "fail group[1]/button[2]: “Mehr” is read before “Menge” and drawn after it"
      ])
  }

  @Test("A heading that is read after what it stands above")
  func heading() {
    let plan = SemanticNode.text("p", "Tarif").with { $0.traits = .header }
    #expect(
      lines((less, 2), (.text("t", "12 Euro"), 1), (plan, 0)) == [
        "fail text[2]: the heading “Tarif” is read after “Weniger” and drawn before it"
      ])
    #expect(lines((plan, 1), (.text("t", "12 Euro"), 0), (less, 2)) == [])
  }

  @Test("A control that was put ahead of the texts above it")
  func ahead() {
    func lines(_ name: String, priority: Double?, title: SemanticNode = .text("t", "Flu shot")) -> [String] {
      let button = SemanticNode.button("b", name).with {
        $0.appearance = Appearance().with {
          $0.sortPriority = priority
          $0.drawingOrder = 1
        }
      }
      let title = title.with { $0.appearance = Appearance().with { $0.drawingOrder = 0 } }
      return JudgedScreen.lines(.orderVisualMismatch, [button, title])
    }
    #expect(
      lines("Schedule", priority: 1) == ["fail button[1]: “Schedule” is read before “Flu shot” and drawn after it"])
    // What closes something may be found first.
    #expect(lines("Close", priority: 1) == [])
    #expect(lines("Schedule", priority: nil) == [])
    #expect(lines("Schedule", priority: 1, title: .node("t", .image, "Map", actions: [])) == [])
  }

  @Test("What was given a priority is what was moved")
  func moved() {
    let close = SemanticNode.button("c", "Schließen").with {
      $0.appearance = Appearance().with {
        $0.sortPriority = -1
        $0.drawingOrder = 0
      }
    }
    let other = less.with { $0.appearance = Appearance().with { $0.drawingOrder = 1 } }
    #expect(
      JudgedScreen.lines(.orderVisualMismatch, [other, close]) == [
        "fail button[2]: “Schließen” is read after “Weniger” and drawn before it"
      ])
  }

  @Test("What counts itself is read in the order of its numbers")
  func steps() {
    let (one, two) = (SemanticNode.text("a", "Step 1: Open it"), SemanticNode.text("b", "Step 2: Close it"))
    #expect(
      lines((two, 1), (one, 0)) == ["fail text[1]: “Step 2: Close it” is read before “Step 1: Open it”"])
    #expect(
      lines((.text("b", "2. Close it"), 1), (.text("a", "1. Open it"), 0), inside: true) == [
        "fail group[1]/text[1]: “2. Close it” is read before “1. Open it”"
      ])
    #expect(lines((one, 0), (two, 1)) == [])
    // Numbers of something else, and a count that is drawn backwards as well.
    #expect(lines((.text("b", "5 devices"), 1), (.text("a", "4 devices"), 0)) == [])
    #expect(lines((two, 0), (one, 1)) == [])
  }

  @Test("What is in order, and texts that are read first")
  func order() {
    #expect(lines((less, 0), (field, 1), (more, 2)) == [])
    #expect(lines((.text("t", "2"), 1), (less, 0), (more, 2)) == [])
    #expect(lines((.text("t", "Titel").with { $0.traits = .header }, 1), (less, 0)) == [])
    #expect(lines((field, nil), (less, nil), (more, nil)) == [])
  }
}
