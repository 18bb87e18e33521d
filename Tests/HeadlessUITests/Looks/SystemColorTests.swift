import Foundation
import HeadlessUI
import Semantics
import Testing

/// The colours of the system, as contrast is judged by them.
@MainActor
struct SystemColorTests {
  private nonisolated static let colors: [(Color, light: UInt32, dark: UInt32)] = [
    (.red, 0xFF3B30, 0xFF453A), (.orange, 0xFF9500, 0xFF9F0A), (.yellow, 0xFFCC00, 0xFFD60A),
    (.green, 0x34C759, 0x30D158), (.mint, 0x00C7BE, 0x63E6E2), (.teal, 0x30B0C7, 0x40C8E0),
    (.cyan, 0x32ADE6, 0x64D2FF), (.blue, 0x007AFF, 0x0A84FF), (.indigo, 0x5856D6, 0x5E5CE6),
    (.purple, 0xAF52DE, 0xBF5AF2), (.pink, 0xFF2D55, 0xFF375F), (.brown, 0xA2845E, 0xAC8E68),
    (.gray, 0x8E8E93, 0x8E8E93), (.black, 0x000000, 0x000000), (.white, 0xFFFFFF, 0xFFFFFF),
  ]

  private func foreground(_ color: Color, _ scheme: String) throws -> UInt32? {
    let view = Text("x").foregroundStyle(color)
    let node = try MountedView(view, environment: SemanticEnvironment(colorScheme: scheme)).tree.nodes[0]
    return node.appearance?.foreground.map { color in
      [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }
  }

  @Test("A colour of the system is the one that Apple gives for the scheme", arguments: colors.indices)
  func published(row: Int) throws {
    let (color, light, dark) = Self.colors[row]
    #expect(try foreground(color, "light") == light)
    #expect(try foreground(color, "dark") == dark)
  }
}
