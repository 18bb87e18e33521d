import SwiftUI

// Initialisers that components add to the system's views, which rely on what those demand of their labels.

extension NavigationLink {
  init<T: Identifiable, D: View>(
    item: Binding<T?>, @ViewBuilder destination: (T) -> D, @ViewBuilder label: () -> Label
  ) where Destination == D? {
    let isActive = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    self.init(destination: item.wrappedValue.map(destination), isActive: isActive, label: label)
  }
}

extension Button {
  init(playing sound: String, @ViewBuilder label: () -> Label) {
    self.init(action: { print(sound) }, label: label)
  }
}

extension Label where Title == Text, Icon == Image {
  static func star(_ title: String) -> Self { Label(title, systemImage: "star") }
}

struct OwnInitializers: View {
  var body: some View {
    VStack {
      Button(playing: "pop") { Text("Pop") }
      Label.star("Favorite")
    }
  }
}
