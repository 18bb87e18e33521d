import SwiftUI

// Section B: said twice, old, late, or too much.

extension Case {
  static let saidTwice = [
    C08.report, C09.report, C10.report, C12.report, C13.report, C14.report, C15.report, C49.report, C50.report,
  ]
}

/// A number that is spoken twice, and above ten with a stray 1.
enum C08 {
  static let report = Case(
    "C08 dotnet/winforms#3454", bad: Bad(), good: Good(),
    finds: "announce-duplicate @ Stepper(\"Copies\", value: $copies, in: 8...13)",
    "value-text-conflict @ Stepper(\"Copies\", value: $copies, in: 8...13)")

  struct Bad: View {
    @State var copies = 11
    var body: some View {
      Stepper("Copies", value: $copies, in: 8...13)
        .accessibilityValue(copies > 10 ? "\(copies), 1" : "\(copies)")
        .onChange(of: copies) { announce("\(copies)") }
    }
  }

  struct Good: View {
    @State var copies = 11
    var body: some View { Stepper("Copies", value: $copies, in: 8...13) }
  }
}

/// On each press the old value is spoken as well.
enum C09 {
  static let report = Case(
    "C09 FreedomScientific/standards-support#950", bad: Bad(), good: Good(),
    finds: "announce-old-value @ Stepper(\"Hour\", value: $hour, in: 8...11)")

  struct Bad: View {
    @State var hour = 9
    var body: some View {
      Stepper("Hour", value: $hour, in: 8...11)
        .onChange(of: hour) { old, _ in announce("\(old)") }
    }
  }

  struct Good: View {
    @State var hour = 9
    var body: some View { Stepper("Hour", value: $hour, in: 8...11) }
  }
}

/// A burst of steps is announced on the way, beginning with where it began.
enum C10 {
  static let report = Case(
    "C10 adobe/react-spectrum#4157", bad: Bad(), good: Good(),
    finds: "announce-flood @ Button(\"Hold to raise\")", "announce-old-value @ Button(\"Hold to raise\")")

  struct Bad: View {
    @State var count = 1_024
    var body: some View {
      Button("Hold to raise") {
        announce(count.formatted())
        count += 51
        announce(count.formatted())
      }
      .disabled(count > 1_100)
      Text("Count: \(count)")
    }
  }

  struct Good: View {
    @State var count = 1_024
    var body: some View {
      Button("Hold to raise") {
        count += 51
        announce(count.formatted())
      }
      .disabled(count > 1_100)
      Text("Count: \(count)")
    }
  }
}

/// A slider that says its percentage and, after it, another number.
enum C12 {
  static let report = Case(
    "C12 flutter/flutter#101868", bad: Bad(), good: Good(),
    finds: "value-text-conflict @ Slider(value: $level, in: 0...100, step: 10)",
    "announce-duplicate @ Slider(value: $level, in: 0...100, step: 10)")

  struct Bad: View {
    @State var level = 100.0
    var body: some View {
      Slider(value: $level, in: 0...100, step: 10) { Text("Level") }
        .accessibilityValue("\(Int(level))%, \(Int(level) - 10)")
        .onChange(of: level) { announce("\(Int(level))%") }
    }
  }

  struct Good: View {
    @State var level = 100.0
    var body: some View { Slider(value: $level, in: 0...100, step: 10) { Text("Level") } }
  }
}

/// After the minimum, neither direction works any more.
enum C13 {
  static let report = Case(
    "C13 flutter/flutter#58427, heroui-inc/heroui#5095", bad: Dimmer(isStuck: true), good: Dimmer(isStuck: false),
    finds: "adjust-stuck @ Text(\"Brightness\")")

  struct Dimmer: View {
    static let levels = ["Off", "Low", "Middle", "High"]
    @State var level = 1
    let isStuck: Bool
    var body: some View {
      Text("Brightness")
        .accessibilityValue(Self.levels[level])
        .accessibilityAdjustableAction { direction in
          if isStuck && level == 0 { return }
          level = min(max(level + (direction == .increment ? 1 : -1), 0), 3)
        }
    }
  }
}

/// What is announced is the value before the step.
enum C14 {
  static let report = Case(
    "C14 flutter/flutter#20475", bad: Guests(isLate: true), good: Guests(isLate: false),
    finds: "announce-old-value @ Button(\"More guests\")")

  struct Guests: View {
    @State var guests = 9
    let isLate: Bool
    var body: some View {
      Button("More guests") {
        let old = guests
        guests += 1
        announce(isLate ? "\(old)" : "\(guests)")
      }
      .disabled(guests == 12)
      Text("Guests: \(guests)")
    }
  }
}

/// Announcements that are one sentence for every number (`announce-without-value`): what changed was not heard.
enum C15 {
  static let report = Case(
    "C15 woocommerce/woocommerce#60760", bad: Quantity(saysNumber: false), good: Quantity(saysNumber: true),
    finds: "change-not-announced @ Button(\"Decrease quantity\")",
    "change-not-announced @ Button(\"Increase quantity\")")

  struct Quantity: View {
    @State var quantity = 2
    let saysNumber: Bool
    var body: some View {
      HStack {
        Button("Decrease quantity") { change(by: -1, "Quantity decreased") }.disabled(quantity == 1)
        Text("Quantity: \(quantity)")
        Button("Increase quantity") { change(by: 1, "Quantity increased") }.disabled(quantity == 4)
      }
    }
    func change(by distance: Int, _ sentence: String) {
      quantity += distance
      announce(saysNumber ? "Quantity \(quantity)" : sentence)
    }
  }
}

/// After a successful press a wrong status is spoken (`announce-wrong-status`): the true one was not heard.
enum C49 {
  static let report = Case(
    "C49 Shopify/dawn#3875", bad: Product(isWrong: true), good: Product(isWrong: false),
    finds: "change-not-announced @ Button(\"Add to bag\")")

  struct Product: View {
    @State var count = 0
    let isWrong: Bool
    var body: some View {
      Button("Add to bag") {
        count += 1
        announce(isWrong ? "Not available" : "Added, items in bag: \(count)")
      }
      .disabled(count == 2)
      Text("Items in bag: \(count)")
    }
  }
}

/// Announcements that cut each other off (`announce-interrupted`): more follow one press than can be heard.
enum C50 {
  static let report = Case(
    "C50 material-components-ios#7525, #9822", bad: Form(isCutOff: true), good: Form(isCutOff: false),
    finds: "announce-flood @ Button(\"Save\")")

  struct Form: View {
    @State var isTried = false
    let isCutOff: Bool
    var body: some View {
      Button("Save") {
        isTried = true
        for text in isCutOff ? ["Not saved", "Name is missing", "One mistake"] : ["Not saved, Name is missing"] {
          announce(text)
        }
      }
      Text(isTried ? "Name is missing" : "Everything is needed")
    }
  }
}
