import SwiftUI

struct FixtureSign_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("Closed").previewDisplayName("Closed").previewLayout(.sizeThatFits)
      Text("Open").previewDevice("iPhone 16").padding()
    }
  }
}

enum FixtureShelf {
  struct Previews: PreviewProvider {
    static var previews: some View { Text("Shelf") }
  }
}
