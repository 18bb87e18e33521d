import SwiftUI

/// Bindings that cross into work that is not the main actor's.
struct Downloading: View {
  @Binding var progress: Double
  @AppStorage("downloads") private var downloads = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    let (progress, isFocused) = ($progress, $isFocused)
    Button("Download") {
      Task.detached { await Self.fill(progress, isFocused) }
    }
    .focused($isFocused)
    .task { [downloads] in await Self.fill(progress, isFocused, times: downloads) }
  }

  @concurrent private static func fill(
    _ progress: Binding<Double>, _ isFocused: FocusState<Bool>.Binding, times: Int = 1
  ) async {
    for _ in 0..<times { await MainActor.run { progress.wrappedValue += 0.1 } }
    await MainActor.run { isFocused.wrappedValue = true }
  }
}
