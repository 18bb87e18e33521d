import HeadlessUI
import Semantics
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// Containers that take their content apart.
@MainActor
struct SubviewsTests {
  private func labels(_ view: some View) throws -> [String?] { try MountedView(view).tree.nodes.map(\.label) }

  private struct Numbered<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      ForEach(subviews: content) { subview in
        subview
        Text(subview.containerValues.isPinned ? "pinned" : "loose")
      }
    }
  }

  @Test func everyViewOfAContentIsASubview() throws {
    let spoken = try labels(
      Numbered {
        Text("Milk").containerValue(\.isPinned, true)
        ForEach(["Eggs", "Flour"], id: \.self) { Text($0) }
        if true { Group { Text("Salt") } }
        EmptyView()
      })
    #expect(spoken == ["Milk", "pinned", "Eggs", "loose", "Flour", "loose", "Salt", "loose"])
  }

  @Test func aModifierOnSeveralViewsIsOnEachSubview() throws {
    let tree = try MountedView(
      Numbered {
        Group {
          Text("One"); Text("Two")
        }.accessibilityAddTraits(.isButton).containerValue(\.isPinned, true)
      }
    ).tree
    #expect(tree.nodes.map(\.label) == ["One", "pinned", "Two", "pinned"])
    #expect(tree.nodes.map { $0.traits.contains(.button) } == [true, false, true, false])
  }

  @Test func sectionsComeWithTheirHeadersAndFooters() throws {
    struct Board<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        ForEach(sections: content) { section in
          section.header
          Text("\(section.content.count) inside")
          section.content
          section.footer
        }
      }
    }
    let spoken = try labels(
      Board {
        Text("Before")
        Section("Dairy") {
          Text("Milk"); Text("Butter")
        }
        Section {
          Text("Bread")
        } header: {
          Text("Bakery")
        } footer: {
          Text("Fresh daily")
        }
      })
    #expect(
      spoken == [
        "1 inside", "Before", "Dairy", "2 inside", "Milk", "Butter", "Bakery", "1 inside", "Bread", "Fresh daily",
      ])
  }

  @Test func aGroupMakesOneViewOfAllSubviews() throws {
    let content = ForEach(1..<4) { Text("Item \($0)") }
    let spoken = try labels(
      Group(subviews: content) { subviews in
        if let first = subviews.first { first }
        Text("and \(subviews.dropFirst().count) more")
      })
    #expect(spoken == ["Item 1", "and 2 more"])
    #expect(try labels(Group(sections: content) { Text("\($0.count) section") }) == ["1 section"])
  }

  @Test func subviewsKeepTheirState() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let view = try MountedView(
      Numbered {
        Counter(); Counter()
      })
    _ = try view.perform(.activate, on: view.tree.nodes[2].id)
    #expect(view.tree.nodes.map(\.label) == ["Count 0", "loose", "Count 1", "loose"])
  }

  @Test func theOlderWayToSubviewsGivesTheSame() throws {
    struct Divided: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
          child
          if child.id != children.last?.id { Text("then") }
        }
      }
    }
    let spoken = try labels(
      _VariadicView.Tree(Divided()) {
        Text("A"); Text("B"); Text("C")
      })
    #expect(spoken == ["A", "then", "B", "then", "C"])
  }
}
