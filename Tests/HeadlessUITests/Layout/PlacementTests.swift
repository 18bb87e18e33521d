import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// What is heard of places and sizes, which is their order alone.
@MainActor
struct PlacementTests {
  @Test("Of views that might fit one is heard")
  func viewThatFits() throws {
    let view = ViewThatFits(in: .horizontal) {
      Text("All of it")
      Text("A part")
    }
    #expect(try Heard(view)(.read) == ["All of it"])
  }

  private nonisolated static let alignments: [(Alignment, [String])] = [
    (.topLeading, ["Badge", "Photo"]), (.top, ["Badge", "Photo"]), (.topTrailing, ["Badge", "Photo"]),
    (.leading, ["Badge", "Photo"]), (.bottomLeading, ["Badge", "Photo"]), (.center, ["Photo", "Badge"]),
    (.trailing, ["Photo", "Badge"]), (.bottom, ["Photo", "Badge"]), (.bottomTrailing, ["Photo", "Badge"]),
  ]

  @Test("A control that lies at the top or the leading edge comes first", arguments: alignments.indices)
  func overlays(row: Int) throws {
    let (alignment, order) = Self.alignments[row]
    let view = Text("Photo").overlay(alignment: alignment) { Button("Badge") {} }
    #expect(try Heard(view).labels == order)
  }

  @Test("A bar at an edge is read where it stands")
  func insets() throws {
    let text = Text("Page")
    #expect(try Heard(text.safeAreaInset(edge: .top) { Text("Bar") }).labels == ["Bar", "Page"])
    #expect(try Heard(text.safeAreaInset(edge: .bottom, spacing: 4) { Text("Bar") }).labels == ["Page", "Bar"])
    #expect(try Heard(text.safeAreaInset(edge: .leading) { Text("Bar") }).labels == ["Bar", "Page"])
    #expect(try Heard(text.safeAreaInset(edge: .trailing) { Text("Bar") }).labels == ["Page", "Bar"])
  }

  @Test("Scrolling by the program moves neither the cursor nor what is read")
  func scrollTo() throws {
    let view = ScrollViewReader { proxy in
      Button("Go to the end") { proxy.scrollTo(3, anchor: .bottom) }
      ForEach(1..<4) { Text("Row \($0)").id($0) }
    }
    let heard = try Heard(view)
    #expect(try heard.activate("Go to the end") == ["Go to the end"])
    #expect(try heard(.read) == ["Go to the end, button", "Row 1", "Row 2", "Row 3"])
  }

  @Test("The room that a component measures is the phone's")
  func geometry() throws {
    struct Measuring: View {
      @State private var width = 0
      @State private var changes = 0
      var body: some View {
        GeometryReader { proxy in Text("\(Int(proxy.size.width)) by \(Int(proxy.frame(in: .global).height))") }
        Text("\(width), \(changes)")
          .onGeometryChange(for: Int.self) {
            Int($0.size.width)
          } action: {
            width = $0
          }
          .onGeometryChange(for: Int.self, of: { Int($0.size.height) }, action: { _, _ in changes += 1 })
      }
    }
    #expect(try Heard(Measuring()).labels == ["393 by 852", "393, 1"])
  }
}
