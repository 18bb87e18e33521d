import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  let title: String
  let hue: Double

  static let samples = [
    Photo(id: 1, title: "Harbor at dawn", hue: 0.55), Photo(id: 2, title: "Pine forest", hue: 0.35),
    Photo(id: 3, title: "Red barn", hue: 0.0),
  ]
}

struct PhotoGrid: View {
  var photos = Photo.samples

  @State private var opened: Photo?
  @State private var favorites: Set<Photo.ID> = []
  @State private var scale: CGFloat = 1
  @GestureState private var drag: CGSize = .zero
  @Namespace private var namespace
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @AccessibilityFocusState private var focused: Photo.ID?

  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100, maximum: 160))], pinnedViews: .sectionHeaders) {
          Section {
            ForEach(photos) { photo in
              thumbnail(photo)
            }
          } header: {
            Text("Summer")
              .sectionTitle()
          }
        }
      }
      .accessibilityHidden(opened != nil)

      if let opened {
        detail(opened)
          .zIndex(1)
      }
    }
    .accessibilityRotor("Favorites") {
      ForEach(photos.filter { favorites.contains($0.id) }) { photo in
        AccessibilityRotorEntry(photo.title, id: photo.id)
      }
    }
  }

  private func thumbnail(_ photo: Photo) -> some View {
    Rectangle()
      .fill(Color(hue: photo.hue, saturation: 0.5, brightness: 0.8))
      .aspectRatio(1, contentMode: .fill)
      .overlay(alignment: .topTrailing) {
        if favorites.contains(photo.id) {
          Image(systemName: "heart.fill").padding(6).accessibilityHidden(true)
        }
      }
      .matchedGeometryEffect(id: photo.id, in: namespace)
      .contentShape(Rectangle())
      .onTapGesture { open(photo) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(photo.title)
      .accessibilityAddTraits([.isButton, .isImage])
      .accessibilityValue(favorites.contains(photo.id) ? "Favorite" : "")
      .accessibilityAction { open(photo) }
      .accessibilityActions {
        Button(favorites.contains(photo.id) ? "Remove from Favorites" : "Add to Favorites") { toggle(photo) }
        Button("Share") {}
      }
      .accessibilityFocused($focused, equals: photo.id)
      .id(photo.id)
  }

  private func detail(_ photo: Photo) -> some View {
    VStack {
      Color(hue: photo.hue, saturation: 0.5, brightness: 0.8)
        .matchedGeometryEffect(id: photo.id, in: namespace)
        .scaleEffect(scale)
        .offset(drag)
        .gesture(
          MagnifyGesture()
            .onChanged { scale = $0.magnification }
            .simultaneously(with: DragGesture().updating($drag) { value, state, _ in state = value.translation })
        )
        .accessibilityElement()
        .accessibilityLabel(photo.title)
        .accessibilityAddTraits(.isImage)
        .accessibilityZoomAction { action in
          scale = action.direction == .zoomIn ? scale * 2 : scale / 2
        }
      Button("Close", systemImage: "xmark") { close(photo) }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .background(.background)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .accessibilityAction(.escape) { close(photo) }
  }

  private func open(_ photo: Photo) {
    withAnimation(reduceMotion ? nil : .spring()) { opened = photo }
  }

  private func close(_ photo: Photo) {
    withAnimation(reduceMotion ? nil : .spring()) { opened = nil }
    focused = photo.id
  }

  private func toggle(_ photo: Photo) {
    if favorites.remove(photo.id) == nil { favorites.insert(photo.id) }
  }
}

struct PhotoGrid_Previews: PreviewProvider {
  static var previews: some View {
    PhotoGrid()
      .previewDevice("iPhone 16")
      .previewDisplayName("Three photos")
  }
}
