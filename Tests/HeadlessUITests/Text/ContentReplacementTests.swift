import Foundation
import HeadlessUI
import Semantics
import Testing

@MainActor
struct ContentReplacementTests {
  private struct Counter: View {
    let animation: Animation?
    let transition: ContentTransition
    @State private var count = 3

    var body: some View {
      Group {
        Text("\(count)")
        Image(systemName: "\(count).circle")
      }
      .contentTransition(transition)
      Button("Increase") { withAnimation(animation) { count += 1 } }
    }
  }

  private func motions(_ transition: ContentTransition, animation: Animation? = .default) throws -> [String] {
    let view = try MountedView(Counter(animation: animation, transition: transition))
    let button = try #require(view.tree.nodes.last)
    return try view.perform(.activate, on: button.id).compactMap { event in
      guard case .motion(let motion) = event.kind, case .replace(let from, let to) = motion.change else { return nil }
      return "\(motion.effect) \(from) to \(to)"
    }
  }

  @Test func aTextCounts() throws {
    #expect(try motions(.numericText()) == ["numericText 3 to 4"])
  }

  @Test func aSymbolIsReplaced() throws {
    #expect(try motions(.symbolEffect(.replace)) == ["symbolEffect.replace 3.circle to 4.circle"])
  }

  @Test func bothFade() throws {
    #expect(try motions(.opacity) == ["opacity 3 to 4", "opacity 3.circle to 4.circle"])
  }

  @Test func nothingMovesWithoutAnimationOrTransition() throws {
    #expect(try motions(.numericText(), animation: nil) == [])
    #expect(try motions(.identity) == [])
  }

  @Test func theDeclarationIsInTheTree() throws {
    let view = try MountedView(Text("3").contentTransition(.numericText()))
    #expect(view.tree.motions.map(\.effect) == ["numericText"])
    #expect(view.tree.motions[0].nodes == [view.tree.nodes[0].id])
  }
}
