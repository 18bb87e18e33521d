import SwiftUI

struct FixtureCard: View {
  @Binding var count: Int

  var body: some View {
    Text("Cards")
    Text("Count \(count)")
  }
}

#Preview {
  @Previewable @State var count = 3
  FixtureCard(count: $count)
}

#Preview("Two views", traits: .sizeThatFitsLayout) {
  Text("One")
  if FixtureFlags.showsTwo {
    Text("Two } \" \("{")")
  }
}

#Preview("Returned", traits: .fixedLayout(width: 100, height: 40), .landscapeLeft) {
  let count = Binding.constant(7)
  return FixtureCard(count: count)
}

enum FixtureFlags {
  static let showsTwo = true
}

final class FixtureModel {
  var name = "model"
}

extension EnvironmentValues {
  @Entry var fixtureCount: Int = 3
  @Entry var fixtureName = "name"
  @Entry var fixtureNote: String?
  @Entry var fixtureModel = FixtureModel()
  @Entry var fixtureAction: @Sendable (Int) -> Int = { $0 + 1 }
  @Entry var fixtureSum: Int = [1, 2]
    .map { $0 * 2 }
    .reduce(0, +)
}
