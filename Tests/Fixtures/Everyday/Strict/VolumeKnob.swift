import SwiftUI

/// Drawn by hand, spoken as a slider.
struct VolumeKnob: View {
  @Binding var volume: Double

  @State private var isDragging = false
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    Circle()
      .fill(.conicGradient(colors: [.blue, .purple, .blue], center: .center))
      .frame(width: 120, height: 120)
      .overlay(alignment: .top) {
        Circle().fill(.white).frame(width: 12, height: 12).padding(8)
      }
      .rotationEffect(.degrees(volume * 270 - 135))
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            isDragging = true
            let change = value.translation.width / 500
            volume = min(max(volume + (layoutDirection == .rightToLeft ? -change : change), 0), 1)
          }
          .onEnded { _ in isDragging = false }
      )
      .accessibilityRepresentation {
        Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
      }
      .sensoryFeedback(.selection, trigger: volume)
  }
}

#Preview {
  @Previewable @State var volume = 0.3
  VolumeKnob(volume: $volume)
}
