import Foundation
import HeadlessUI
import Semantics
import Testing

/// Focus states, from the program to the reader and back.
@MainActor
struct FocusTests {
  enum Place: Hashable { case first, second }

  struct Places: View {
    @AccessibilityFocusState private var place: Place?
    var body: some View {
      Button("Go") { place = .second }
      Button("Leave") { place = nil }
      Text("First").accessibilityFocused($place, equals: .first)
      Text("Second").accessibilityFocused($place, equals: .second)
      Text(verbatim: place.map { "\($0)" } ?? "none")
    }
  }

  @Test func aWishReachesTheReaderAndAMoveReachesTheState() throws {
    let view = try MountedView(Places())
    let nodes = view.tree.nodes
    let events = try view.perform(.activate, on: nodes[0].id)
    #expect(events.map(\.kind) == [.focusRequested])
    #expect(events.map(\.node) == [nodes[3].id])
    #expect(view.tree.nodes[4].label == "second")
    _ = try view.focus(nodes[2].id)
    #expect(view.tree.nodes[4].label == "first")
    _ = try view.focus(nodes[4].id)
    #expect(view.tree.nodes[4].label == "none")
  }

  @Test func takingAWishBackMovesNothing() throws {
    let view = try MountedView(Places())
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(try view.perform(.activate, on: view.tree.nodes[1].id).isEmpty)
    #expect(view.tree.nodes[4].label == "none")
  }

  @Test func aWishForPartOfAControlGoesToTheControl() throws {
    struct Row: View {
      @AccessibilityFocusState private var isFocused: Bool
      var body: some View {
        Button("Go") { isFocused = true }
        HStack {
          Text(isFocused ? "Here" : "There").accessibilityFocused($isFocused)
          Text("B")
        }
        .accessibilityElement(children: .combine)
      }
    }
    let view = try MountedView(Row())
    let events = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(events.map(\.node) == [view.tree.nodes[1].id])
    _ = try view.focus(view.tree.nodes[1].id)
    #expect(view.tree.nodes[1].label == "Here, B")
    _ = try view.focus(view.tree.nodes[0].id)
    #expect(view.tree.nodes[1].label == "There, B")
  }

  @Test func aWishIsTakenOverToAViewThatAppearsWithIt() throws {
    struct Appearing: View {
      @State private var isShown = false
      @AccessibilityFocusState private var isFocused: Bool
      var body: some View {
        Button("Show") {
          isShown = true
          isFocused = true
        }
        if isShown { Text("New").accessibilityFocused($isFocused) }
      }
    }
    let view = try MountedView(Appearing())
    let events = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(events.map(\.node) == [view.tree.nodes[1].id])
  }

  @Test func theFirstFocusIsAskedForOnce() throws {
    struct Defaulting: View {
      @AccessibilityFocusState private var place: Place?
      @State private var count = 0
      var body: some View {
        VStack {
          Button("\(count)") { count += 1 }
          Text("Here").accessibilityFocused($place, equals: .first)
        }
        .accessibilityDefaultFocus($place, .first)
      }
    }
    let view = try MountedView(Defaulting())
    let events = view.takePendingEvents()
    #expect(events.map(\.kind) == [.focusRequested])
    #expect(events.map(\.node) == [view.tree.nodes[1].id])
    #expect(try view.perform(.activate, on: view.tree.nodes[0].id).isEmpty)
  }

  @Test func theKeyboardFollowsItsState() throws {
    struct Fields: View {
      @FocusState private var place: Place?
      var body: some View {
        TextField("A", text: .constant("")).focused($place, equals: .first)
        TextField("B", text: .constant("")).focused($place, equals: .second)
        Button("Next") { place = .second }
        Button("Done") { place = nil }
      }
    }
    let view = try MountedView(Fields())
    let nodes = view.tree.nodes
    #expect(view.tree.nodes.map(\.isEditing) == [nil, nil, nil, nil])
    let events = try view.perform(.activate, on: nodes[2].id)
    #expect(events.map(\.kind) == [.focusRequested])
    #expect(events.map(\.node) == [nodes[1].id])
    #expect(view.tree.nodes.map(\.isEditing) == [nil, true, nil, nil])
    _ = try view.perform(.activate, on: nodes[0].id)
    #expect(view.tree.nodes.map(\.isEditing) == [true, nil, nil, nil])
    _ = try view.perform(.activate, on: nodes[3].id)
    #expect(view.tree.nodes.map(\.isEditing) == [nil, nil, nil, nil])
  }

  @Test func aFieldCanHoldTheKeyboardFromTheStart() throws {
    struct Field: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("A", text: .constant("")).focused($isFocused).defaultFocus($isFocused, true)
      }
    }
    #expect(try MountedView(Field()).tree.nodes.map(\.isEditing) == [true])
  }
}
