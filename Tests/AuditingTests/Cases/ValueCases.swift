import SwiftUI

// Section C: the value is unspeakable or wrong.

extension Case {
  static let values = [C17.report, C18.report, C20.report, C22.report, C23.report, C24.report]
}

/// A count that is read as its share of the range (`value-percent-of-range`): it conflicts with the number.
enum C17 {
  static let report = Case(
    "C17 Shopify/hydrogen#4035", bad: Bad(), good: Good(),
    finds: "value-text-conflict @ Stepper(\"Quantity\", value: $quantity, in: 1...20)")

  struct Bad: View {
    @State var quantity = 7
    var body: some View {
      Stepper("Quantity", value: $quantity, in: 1...20)
        .accessibilityValue((Double(quantity - 1) / 19).formatted(.percent))
    }
  }

  struct Good: View {
    @State var quantity = 7
    var body: some View { Stepper("Quantity", value: $quantity, in: 1...20) }
  }
}

/// Something adjustable that says no value, and a number without limits.
enum C18 {
  static let report = Case(
    "C18 necolas/react-native-web#2485", bad: Bad(), good: Good(),
    finds: "adjustable-no-value @ Text(\"Zoom\")", "range-missing @ Stepper(\"Quantity\", value: limited)")

  struct Bad: View {
    @State var zoom = 1
    @State var quantity = 1
    var body: some View {
      Text("Zoom")
        .accessibilityAdjustableAction { direction in
          zoom = min(max(zoom + (direction == .increment ? 1 : -1), 0), 2)
          announce("\(zoom * 50) percent")
        }
      Text("\(zoom * 50) percent")
      Stepper("Quantity", value: limited)
    }
    var limited: Binding<Int> {
      Binding {
        quantity
      } set: {
        quantity = min(max($0, 0), 2)
      }
    }
  }

  struct Good: View {
    @State var zoom = 1.0
    @State var quantity = 1
    var body: some View {
      Slider(value: $zoom, in: 0...2, step: 1) { Text("Zoom") }
      Stepper("Quantity", value: $quantity, in: 0...2)
    }
  }
}

/// “1m 5s” is read as “1 metre 5 s”.
enum C20 {
  static let report = Case(
    "C20 Automattic/pocket-casts-ios#509", bad: Skip(isSpelt: false), good: Skip(isSpelt: true),
    finds: "value-abbreviated-unit @ Stepper(\"Skip forward\", value: $seconds, in: 55...75, step: 5)")

  struct Skip: View {
    @State var seconds = 65
    let isSpelt: Bool
    var body: some View {
      HStack {
        Stepper("Skip forward", value: $seconds, in: 55...75, step: 5)
          .accessibilityValue(
            isSpelt ? "\(seconds / 60) minutes \(seconds % 60) seconds" : "\(seconds / 60)m \(seconds % 60)s")
        Text("\(seconds / 60)m \(seconds % 60)s").accessibilityHidden(true)
      }
    }
  }
}

/// Controls of one's own that speak only when they are used: who comes by learns no value.
enum C22 {
  static let report = Case(
    "C22 kiwicom/orbit-swiftui#488", bad: Bad(), good: Good(),
    finds: "stepper-value-not-audible @ Stepper(\"Adults\")", "adjustable-no-value @ Text(\"Children\")")

  struct Bad: View {
    @State var adults = 1
    @State var children = 1
    var body: some View {
      HStack {
        Stepper("Adults") {
          change(&adults, by: 1)
        } onDecrement: {
          change(&adults, by: -1)
        }
        Text("\(adults)").accessibilityHidden(true)
      }
      HStack {
        Text("Children")
          .accessibilityAdjustableAction { change(&children, by: $0 == .increment ? 1 : -1) }
        Text("\(children)").accessibilityHidden(true)
      }
    }
    func change(_ count: inout Int, by distance: Int) {
      count = min(max(count + distance, 0), 2)
      announce("\(count)")
    }
  }

  struct Good: View {
    @State var adults = 1
    @State var children = 1
    var body: some View {
      Stepper("Adults", value: $adults, in: 0...2)
      Stepper("Children", value: $children, in: 0...2)
    }
  }
}

/// A spin box that is entered by a tap of which nothing is said, has no value, and is gone after the first step.
enum C23 {
  static let report = Case(
    "C23 musescore/MuseScore#32175, #13679", bad: Bad(), good: Good(),
    finds: "adjustable-no-value @ Text(\"Tempo\")", "focus-lost @ Text(\"Tempo\")",
    "status-not-announced @ Text(\"Tempo is \\(tempo) beats\")",
    "trait-missing @ Text(\"Tempo is \\(tempo) beats\")")

  struct Bad: View {
    @State var tempo = 120
    @State var isEditing = true
    var body: some View {
      if isEditing {
        Text("Tempo")
          .accessibilityAdjustableAction { direction in
            tempo = min(max(tempo + (direction == .increment ? 1 : -1), 118), 122)
            isEditing = false
          }
      }
      Text("Tempo is \(tempo) beats")
        .onTapGesture { isEditing = true }
    }
  }

  struct Good: View {
    @State var tempo = 120
    var body: some View { Stepper("Tempo", value: $tempo, in: 118...122) }
  }
}

/// Limits that nobody can learn of.
enum C24 {
  static let report = Case(
    "C24 nvaccess/nvda#14952, vmware-archive/clarity#4665", bad: Bad(), good: Good(),
    finds: "range-missing @ Stepper(\"Copies\", value: limited)")

  struct Bad: View {
    @State var copies = 1
    var body: some View {
      Stepper("Copies", value: limited)
    }
    var limited: Binding<Int> {
      Binding {
        copies
      } set: {
        copies = min(max($0, 1), 4)
      }
    }
  }

  struct Good: View {
    @State var copies = 1
    var body: some View { Stepper("Copies", value: $copies, in: 1...4) }
  }
}
