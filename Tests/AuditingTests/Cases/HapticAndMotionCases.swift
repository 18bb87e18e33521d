import SwiftUI

// Section G: haptics, motion, type, size.

extension Case {
  static let hapticAndMotion = [C41.report, C42.report, C43.report, C43.unset, C45.report]
}

/// A stepper that only ticks, also at its end.
enum C41 {
  static let report = Case(
    "C41 kickstarter/ios-oss#1277", bad: Bad(), good: Good(),
    finds: "haptic-only-feedback @ Stepper(\"Volume\")", "boundary-silent @ Stepper(\"Volume\")")

  struct Bad: View {
    @State var volume = 8
    var body: some View {
      Stepper("Volume") {
        volume = min(volume + 1, 10)
      } onDecrement: {
        volume = max(volume - 1, 7)
      }
      .sensoryFeedback(trigger: volume) { _, new in new == 10 || new == 7 ? .warning : .selection }
      Text("Volume \(volume)")
    }
  }

  struct Good: View {
    @State var volume = 8
    var body: some View {
      Stepper("Volume", value: $volume, in: 7...10)
        .sensoryFeedback(trigger: volume) { _, new in new == 10 || new == 7 ? .warning : .selection }
    }
  }
}

/// Digits that roll whatever is asked for, and are spoken on their way.
enum C42 {
  static let report = Case(
    "C42 inorganik/countUp.js#327, Ishannaik/warp#184, ecosia/ios-browser#268", bad: Bad(), good: Good(),
    finds: "motion-no-alternative @ Text(\"Trees: \\(trees)\")", "announce-flood @ Button(\"Plant ten\")")

  struct Bad: View {
    @State var trees = 10
    var body: some View {
      Button("Plant ten") {
        for _ in 0..<10 {
          trees += 1
          announce("Trees: \(trees)")
        }
      }
      .disabled(trees == 30)
      Text("Trees: \(trees)")
        .contentTransition(.numericText())
    }
  }

  struct Good: View {
    @State var trees = 10
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    var body: some View {
      Button("Plant ten") {
        trees += 10
        announce("Trees: \(trees)")
      }
      .disabled(trees == 30)
      Text("Trees: \(trees)")
        .contentTransition(reduceMotion ? .identity : .numericText())
    }
  }
}

/// One place of two asks for Reduce Motion; tokens that carry their quiet form leave none out.
enum C43 {
  static let report = Case(
    "C43 joshlin2201/itspaint#19, batonogov/pine#1559", bad: Bad(), good: Good(),
    finds: "motion-no-alternative @ Text(\"Size 12\")")
  static let unset = Case(
    "C43 itspaint#19, Reduce Motion leaves the value unset", bad: Pressed(isMended: false),
    good: Pressed(isMended: true),
    finds: "motion-changes-speech @ Button(\"Press me\")")

  struct Bad: View {
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    var body: some View {
      Text("Layer 3")
        .contentTransition(reduceMotion ? .opacity : .numericText())
      Text("Size 12")
        .contentTransition(.numericText())
    }
  }

  enum Motion {
    static func digits(reduced: Bool) -> ContentTransition { reduced ? .opacity : .numericText() }
  }

  struct Good: View {
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    var body: some View {
      Text("Layer 3")
        .contentTransition(Motion.digits(reduced: reduceMotion))
      Text("Size 12")
        .contentTransition(Motion.digits(reduced: reduceMotion))
    }
  }

  struct Pressed: View {
    @State var count = 1
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    let isMended: Bool
    var body: some View {
      Button("Press me") {
        if isMended || !reduceMotion { withAnimation(reduceMotion ? nil : .bouncy) { count = 2 } }
      }
      .accessibilityValue("\(count)")
    }
  }
}

/// The halves of a stepper, one above the other in a small field.
enum C45 {
  static let report = Case(
    "C45 deven-org/boiler#1088, incluud/accessible-astro-components#159", bad: Halves(height: 20),
    good: Halves(height: 44), finds: "target-size-wcag @ Button(\"Increase minutes\", systemImage: \"chevron.up\")",
    "target-size-wcag @ Button(\"Decrease minutes\", systemImage: \"chevron.down\")")

  struct Halves: View {
    @State var minutes = 5
    let height: Double
    var body: some View {
      Text("Minutes: \(minutes)")
      VStack(spacing: 0) {
        Button("Increase minutes", systemImage: "chevron.up") { minutes = C26.changed(minutes, by: 1) }
          .frame(width: 44, height: height)
          .disabled(minutes == 7)
        Button("Decrease minutes", systemImage: "chevron.down") { minutes = C26.changed(minutes, by: -1) }
          .frame(width: 44, height: height)
          .disabled(minutes == 4)
      }
      .labelStyle(.iconOnly)
    }
  }
}
