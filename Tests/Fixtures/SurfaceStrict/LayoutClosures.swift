import SwiftUI

/// Closures that lay out a view and read the state of the view that they stand in, in the Swift 6 mode.
struct LayoutClosures: View {
  @State private var inset: CGFloat = 0
  @ObservedObject var model: LayoutModel

  var body: some View {
    VStack(alignment: .leading) {
      Text("A").alignmentGuide(.leading) { dimensions in dimensions[.trailing] + inset + model.width }
      Text("B").alignmentGuide(.top) { _ in model.width }
    }
    .containerRelativeFrame(.horizontal) { length, _ in length - model.width }
  }
}

@MainActor
final class LayoutModel: ObservableObject {
  @Published var width: CGFloat = 0
}
