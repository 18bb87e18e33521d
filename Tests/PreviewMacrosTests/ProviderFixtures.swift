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

struct FixtureDoor_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("Shut").previewDisplayName("Shut")
      Text("Ajar").previewDisplayName("Ajar")
    }
    .accessibilityHint("A door")
    .padding()
  }
}
