import SwiftUI

/// A custom control that goes up and down is adjustable.
struct AdjustableActionView: View {
  @State private var level = 3
  @State private var warmth = 2
  @State private var depth = 4
  @State private var bass = 5
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A custom control that goes up and down is adjustable.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack {
            ForEach(1..<6) { step in
              Image(systemName: step <= level ? "speaker.wave.2.fill" : "speaker")
            }
          }
          .accessibilityElement()
          .accessibilityLabel("Volume")
          .accessibilityValue("\(level) of 5")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: level = min(level + 1, 5)
            case .decrement: level = max(level - 1, 1)
            @unknown default: break
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("An adjustable element with a value.")
          }
          .padding(.bottom)
          // good
          Text("Warmth \(warmth)")
            .accessibilityRepresentation {
              Slider(value: Binding(get: { Double(warmth) }, set: { warmth = Int($0) }), in: 0...10, step: 1) {
                Text("Warmth")
              }
            }
          // end
          DisclosureGroup("Details") {
            Text("A stand-in that is a slider.")
          }
          .padding(.bottom)
        }
        Text("Bad Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // bad: adjustable-no-value
          HStack {
            ForEach(1..<6) { step in
              Rectangle().fill(step <= depth ? Color.blue : Color.gray).frame(width: 30, height: 30)
            }
          }
          .accessibilityElement()
          .accessibilityLabel("Depth")
          .accessibilityAdjustableAction { direction in
            if direction == .increment { depth = min(depth + 1, 5) } else { depth = max(depth - 1, 1) }
          }
          // end
          DisclosureGroup("Details") {
            Text("The value is never told.")
          }
          .padding(.bottom)
          // bad: name-missing
          HStack {
            ForEach(1..<6) { step in
              Rectangle().fill(step <= bass ? Color.blue : Color.gray).frame(width: 30, height: 30)
            }
          }
          .accessibilityElement()
          .accessibilityValue("\(bass)")
          .accessibilityAdjustableAction { direction in
            if direction == .increment { bass = min(bass + 1, 5) } else { bass = max(bass - 1, 1) }
          }
          // end
          DisclosureGroup("Details") {
            Text("The element has no label.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Adjustable Action")
  }
}

#Preview {
  NavigationStack {
    AdjustableActionView()
  }
}
