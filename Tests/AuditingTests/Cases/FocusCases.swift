import SwiftUI

// Section E: focus.

extension Case {
  static let focus = [C34.report, C35.dimmed, C35.handedOver, C37.report]
}

/// A button becomes a stepper and the stepper the button, and each takes the cursor along.
enum C34 {
  static let report = Case(
    "C34 SAP/spartacus#11634, PublicisSapient#40", bad: Bad(), good: Good(),
    finds: "focus-lost @ Button(\"Add to bag\")", "change-not-announced @ Button(\"Add to bag\")",
    "focus-lost @ Button(quantity == 1 ? \"Remove Mug\" : \"Decrease quantity of Mug\")",
    "change-not-announced @ Button(\"Increase quantity of Mug\")")

  struct Bad: View {
    @State var quantity = 0
    var body: some View {
      if quantity == 0 {
        Button("Add to bag") { quantity = 1 }
      } else {
        Button(quantity == 1 ? "Remove Mug" : "Decrease quantity of Mug") { quantity -= 1 }
        Text("Quantity: \(quantity)")
        Button("Increase quantity of Mug") { quantity += 1 }.disabled(quantity == 2)
      }
    }
  }

  struct Good: View {
    @State var quantity = 0
    @AccessibilityFocusState var isOnStepper: Bool
    @AccessibilityFocusState var isOnButton: Bool
    var body: some View {
      VStack {
        if quantity == 0 {
          Button("Add to bag") { quantity = 1 }.accessibilityFocused($isOnButton)
        } else {
          Stepper("Mug: Quantity", value: $quantity, in: 0...2).accessibilityFocused($isOnStepper)
        }
      }
      .onChange(of: quantity) { old, new in
        if old == 0 {
          announce("Added")
          isOnStepper = true
        } else if new == 0 {
          announce("Removed")
          isOnButton = true
        }
      }
    }
  }
}

/// A button goes away under the cursor when its end is reached (`focus-lost-disabled` where a screen reader leaves what
/// is dimmed; VoiceOver on iOS stays). Both ways out are right: it stays dimmed, or it hands the cursor on before.
enum C35 {
  static let dimmed = Case(
    "C35 adobe/react-spectrum#2119, #2127, the button stays", bad: Bad(), good: Dimmed(),
    finds: "focus-lost @ Button(\"Decrease count\")")
  static let handedOver = Case(
    "C35 nuka-carousel#1045, react-day-picker#2630, the cursor is handed over", bad: SideBySide(),
    good: HandedOver(),
    finds: "focus-lost @ Button(\"Decrease count\")")

  struct Bad: View {
    @State var count = 2
    var body: some View {
      if count > 0 {
        Button("Decrease count") { count = C26.changed(count, by: -1) }
      }
      Text("Count: \(count)")
      Button("Increase count") { count = C26.changed(count, by: 1) }.disabled(count == 3)
    }
  }

  struct SideBySide: View {
    @State var count = 2
    var body: some View {
      Text("Count: \(count)")
      if count > 0 {
        Button("Decrease count") { count = C26.changed(count, by: -1) }
      }
      Button("Increase count") { count = C26.changed(count, by: 1) }.disabled(count == 3)
    }
  }

  struct Dimmed: View {
    @State var count = 2
    var body: some View {
      Button("Decrease count") { count = C26.changed(count, by: -1) }.disabled(count == 0)
      Text("Count: \(count)")
      Button("Increase count") { count = C26.changed(count, by: 1) }.disabled(count == 3)
    }
  }

  struct HandedOver: View {
    @State var count = 2
    @AccessibilityFocusState var isOnOther: Bool
    var body: some View {
      Button("Decrease count") {
        count = C26.changed(count, by: -1)
        if count == 0 { isOnOther = true }
      }
      .disabled(count == 0)
      Text("Count: \(count)")
      Button("Increase count") { count = C26.changed(count, by: 1) }.disabled(count == 3)
        .accessibilityFocused($isOnOther)
    }
  }
}

/// Plus sends the cursor into the field. There is no agreement about it, and the rule is experimental for that reason.
enum C37 {
  static let report = Case(
    "C37 spectrum-web-components#3272, mui/base-ui#2710, scaleway/ultraviolet#6733", bad: Field(steals: true),
    good: Field(steals: false), finds: "focus-steal @ Button(\"Increase count\")")

  struct Field: View {
    @State var count = 1
    @AccessibilityFocusState var isOnField: Bool
    let steals: Bool
    var body: some View {
      TextField("1 to 3", value: $count, format: .number)
        .accessibilityLabel("Count")
        .accessibilityFocused($isOnField)
      Button("Increase count") {
        count += 1
        if steals { isOnField = true } else { announce("\(count)") }
      }
      .disabled(count >= 3)
    }
  }
}
