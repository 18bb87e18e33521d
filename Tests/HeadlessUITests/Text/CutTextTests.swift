import Foundation
import HeadlessUI
import Semantics
import Testing

/// What is cut, covered or squeezed on the screen is heard whole.
@MainActor
struct CutTextTests {
  nonisolated static let cuts: [ReadingOrderTests.Case] = [
    .init("lineLimit") { text.lineLimit(1) },
    .init("a range of lines") { text.lineLimit(1...2) },
    .init("lines that are reserved") { text.lineLimit(2, reservesSpace: true) },
    .init("truncationMode") { text.truncationMode(.head).lineLimit(1) },
    .init("minimumScaleFactor") { text.minimumScaleFactor(0.5) },
    .init("fixedSize") { text.fixedSize(horizontal: false, vertical: true) },
    .init("frame and clipped") { text.frame(width: 40, height: 20).clipped() },
    .init("clipShape") { text.clipShape(.rect(cornerRadius: 8)) },
    .init("mask") { text.mask { Circle() } },
    .init("multilineTextAlignment") { text.multilineTextAlignment(.center) },
    .init("blur") { text.blur(radius: 8).shadow(radius: 2).rotationEffect(.degrees(45)) },
    .init("aspectRatio") { text.scaledToFit().aspectRatio(1, contentMode: .fill).scaleEffect(0.1) },
    .init("italic") { text.italic().underline().kerning(4) },
  ]

  nonisolated private static var text: Text { Text("A long way to the sea") }

  @Test("A listener hears all of it", arguments: cuts)
  func whole(_ row: ReadingOrderTests.Case) throws {
    #expect(try published(row.view()).map(GoldenCase.text) == ["L A long way to the sea"])
  }
}
