import SwiftUI

// Section D: structure, names, order.

extension Case {
  static let structure = [
    C26.report, C27.report, C27.other, C28.report, C31.report, C32.report, C47.report,
  ]
}

/// Plus and minus with nothing but their signs, in the row of a product.
enum C26 {
  static let report = Case(
    "C26 yournextstore/yournextstore#124, apexphere/test-project#75", bad: Row(), good: NamedRow(),
    finds: "name-is-symbol @ Button(\"−\")", "name-is-symbol @ Button(\"+\")")

  struct Row: View {
    @State var quantity = 2
    var body: some View {
      HStack {
        Button("−") { quantity = changed(quantity, by: -1) }.disabled(quantity == 1)
        Text("Quantity: \(quantity)")
        Button("+") { quantity = changed(quantity, by: 1) }.disabled(quantity == 4)
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Mug")
    }
  }

  struct NamedRow: View {
    @State var quantity = 2
    var body: some View {
      HStack {
        Button("−") { quantity = changed(quantity, by: -1) }.disabled(quantity == 1)
          .accessibilityLabel("Decrease quantity of Mug")
        Text("Quantity: \(quantity)")
        Button("+") { quantity = changed(quantity, by: 1) }.disabled(quantity == 4)
          .accessibilityLabel("Increase quantity of Mug")
      }
    }
  }

  @MainActor
  static func changed(_ quantity: Int, by distance: Int) -> Int {
    announce("\(quantity + distance)")
    return quantity + distance
  }
}

/// Drawn as minus, field, plus and read as field, minus, plus; and the other way round, since no order is the right one.
enum C27 {
  static let report = Case(
    "C27 woocommerce/woocommerce#66670, #60718", bad: Quantity(priority: 1), good: Quantity(priority: 0),
    finds: "order-visual-mismatch @ TextField(\"1 to 4\", value: $quantity, format: .number)")
  static let other = Case(
    "C27 woocommerce/woocommerce#58011, the field drawn first", bad: FieldFirst(priority: 1),
    good: FieldFirst(priority: 0), finds: "order-visual-mismatch @ Button(\"Decrease quantity\")")

  struct Quantity: View {
    @State var quantity = 2
    let priority: Double
    var body: some View {
      HStack {
        Button("Decrease quantity") { quantity = C26.changed(quantity, by: -1) }.disabled(quantity <= 1)
        TextField("1 to 4", value: $quantity, format: .number)
          .accessibilityLabel("Quantity")
          .accessibilitySortPriority(priority)
        Button("Increase quantity") { quantity = C26.changed(quantity, by: 1) }.disabled(quantity >= 4)
      }
    }
  }

  struct FieldFirst: View {
    @State var quantity = 2
    let priority: Double
    var body: some View {
      HStack {
        TextField("1 to 4", value: $quantity, format: .number)
          .accessibilityLabel("Quantity")
        Button("Decrease quantity") { quantity = C26.changed(quantity, by: -1) }.disabled(quantity <= 1)
          .accessibilitySortPriority(priority)
        Button("Increase quantity") { quantity = C26.changed(quantity, by: 1) }.disabled(quantity >= 4)
      }
    }
  }
}

/// A row that is a button swallows the stepper in it, and one that stands for its buttons drops what they do.
enum C28 {
  static let report = Case(
    "C28 react/react-native#24515, bitwarden/ios#3013, Expensify/App#80442, MetaMask#4501", bad: Bad(), good: Good(),
    finds: "nested-interactive @ Stepper(\"Quantity\", value: $mugs, in: 0...3)",
    "combine-loses-actions @ Text(\"Cap\")")

  struct Bad: View {
    @State var mugs = 2
    @State var caps = 2
    @State var isOpen = false
    var body: some View {
      Button {
        isOpen.toggle()
      } label: {
        HStack {
          Text("Mug")
          Stepper("Quantity", value: $mugs, in: 0...3)
        }
      }
      .accessibilityValue(isOpen ? "expanded" : "collapsed")
      HStack {
        Text("Cap")
        Button("Decrease quantity of Cap", systemImage: "minus") { caps = max(caps - 1, 0) }
        Button("Increase quantity of Cap", systemImage: "plus") { caps = min(caps + 1, 3) }
      }
      .labelStyle(.iconOnly)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Cap")
      .accessibilityValue("\(caps)")
    }
  }

  struct Good: View {
    @State var mugs = 2
    @State var caps = 2
    @State var isOpen = false
    var body: some View {
      Button("Mug") { isOpen.toggle() }.accessibilityValue(isOpen ? "expanded" : "collapsed")
      Stepper("Quantity of Mug", value: $mugs, in: 0...3)
      HStack {
        Text("Cap")
        Button("Decrease quantity of Cap", systemImage: "minus") { caps = max(caps - 1, 0) }
        Button("Increase quantity of Cap", systemImage: "plus") { caps = min(caps + 1, 3) }
      }
      .labelStyle(.iconOnly)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Cap")
      .accessibilityValue("\(caps)")
      .accessibilityAction(named: "Decrease") { caps = max(caps - 1, 0) }
      .accessibilityAction(named: "Increase") { caps = min(caps + 1, 3) }
    }
  }
}

/// Steps that do not meet the end, and half a step that is rounded away on the way down.
enum C31 {
  static let report = Case(
    "C31 material-components-ios#3040, Orange ods-ios#313", bad: Bad(), good: Good(),
    finds: "step-unreachable @ Slider(value: $hours, in: 0...10, step: 3)", "adjust-stuck @ Text(\"Mood\")")

  static let moods = ["Sad", "Calm", "Glad", "Wild"]

  struct Bad: View {
    @State var hours = 0.0
    @State var mood = 1
    var body: some View {
      Slider(value: $hours, in: 0...10, step: 3) { Text("Hours") }
      Text("Mood")
        .accessibilityValue(moods[mood])
        .accessibilityAdjustableAction { direction in
          let half = direction == .increment ? 0.5 : -0.5
          mood = min(Int((Double(mood) + half).rounded()), 3)
        }
    }
  }

  struct Good: View {
    @State var hours = 0.0
    @State var mood = 1
    var body: some View {
      Slider(value: $hours, in: 0...9, step: 3) { Text("Hours") }
      Text("Mood")
        .accessibilityValue(moods[mood])
        .accessibilityAdjustableAction { mood = min(max(mood + ($0 == .increment ? 1 : -1), 0), 3) }
    }
  }
}

/// A knob with empty handlers, and a way to turn it that is only felt.
enum C32 {
  static let report = Case(
    "C32 AudioKit/AudioKitSynthOne#160", bad: Knob(isMended: false), good: Knob(isMended: true),
    finds: "adjustable-hint-lies @ Text(\"Cutoff\")", "haptic-only-feedback @ Button(\"Turn the knob\")")

  struct Knob: View {
    static let positions = ["Low", "Middle", "High"]
    @State var position = 1
    let isMended: Bool
    var body: some View {
      Text("Cutoff")
        .accessibilityValue(Self.positions[position])
        .accessibilityAdjustableAction { direction in
          if isMended { position = min(max(position + (direction == .increment ? 1 : -1), 0), 2) }
        }
        .sensoryFeedback(.selection, trigger: position)
      Button("Turn the knob") {
        position = (position + 1) % 3
        if isMended { announce(Self.positions[position]) }
      }
    }
  }
}

/// A tooltip that was faded away is read a second time, and what it says is announced beside the value.
enum C47 {
  static let report = Case(
    "C47 ghosh/microtip#60, SRGSSR/srgmediaplayer-apple#49", bad: Tooltip(isMended: false),
    good: Tooltip(isMended: true),
    finds: "invisible-but-spoken @ Text(\"Adds one to the bag\").opacity(isMended ? 0 : 0.001)",
    "announce-duplicate @ Button(\"Add\")")

  struct Tooltip: View {
    @State var count = 1
    let isMended: Bool
    var body: some View {
      Button("Add") {
        count += 1
        if !isMended { announce("\(count) in bag") }
      }
      .disabled(count == 3)
      .accessibilityValue("\(count) in bag")
      Text("Adds one to the bag").opacity(isMended ? 0 : 0.001)
    }
  }
}
