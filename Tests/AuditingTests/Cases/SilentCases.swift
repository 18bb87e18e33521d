import SwiftUI

// Section A: the change is silent.

extension Case {
  static let silent = [C01.report, C02.report, C03.report, C04.report, C06.report, C06.named]
}

/// Plus and minus give no sign of what they changed, and none of their end.
enum C01 {
  static let report = Case(
    "C01 shopware/shopware#5204", bad: Bad(), good: Good(),
    finds: "change-not-announced @ Button(\"Decrease quantity\", systemImage: \"minus\")",
    "change-not-announced @ Button(\"Increase quantity\", systemImage: \"plus\")",
    "boundary-silent @ Button(\"Decrease quantity\", systemImage: \"minus\")",
    "boundary-silent @ Button(\"Increase quantity\", systemImage: \"plus\")",
    "stepper-value-not-audible @ Button(\"Decrease quantity\", systemImage: \"minus\")")

  struct Bad: View {
    @State var quantity = 2
    var body: some View {
      HStack {
        Button("Decrease quantity", systemImage: "minus") { quantity = max(quantity - 1, 1) }
        Text("\(quantity)").accessibilityHidden(true)
        Button("Increase quantity", systemImage: "plus") { quantity = min(quantity + 1, 4) }
      }
      .labelStyle(.iconOnly)
    }
  }

  struct Good: View {
    @State var quantity = 2
    var body: some View {
      HStack {
        Button("Decrease quantity", systemImage: "minus") { change(by: -1) }.disabled(quantity == 1)
        Text("\(quantity)").accessibilityLabel("Quantity").accessibilityValue("\(quantity)")
        Button("Increase quantity", systemImage: "plus") { change(by: 1) }.disabled(quantity == 4)
      }
      .labelStyle(.iconOnly)
    }
    func change(by distance: Int) {
      quantity += distance
      announce("\(quantity)")
    }
  }
}

/// A capo whose buttons are silent, also at their ends, around a bare number in a small box.
///
/// The report also has a button that is dimmed under the cursor. VoiceOver on iOS stays on it, so it is no finding here;
/// C35 has the form in which the cursor is lost. Whether one figure fits into 32 points at the largest type depends on
/// the font: it is left out.
enum C02 {
  static let report = Case(
    "C02 baijum/ukulele-companion#523", bad: Bad(), good: Good(),
    finds: "change-not-announced @ Button(\"Lower the capo\")", "change-not-announced @ Button(\"Raise the capo\")",
    "boundary-silent @ Button(\"Lower the capo\")", "boundary-silent @ Button(\"Raise the capo\")",
    "name-bare-number @ Text(capo == 0 ? \"Off\" : \"\\(capo)\").frame(width: 32)")

  struct Bad: View {
    @State var capo = 1
    var body: some View {
      HStack {
        Button("Lower the capo") { capo = max(capo - 1, 0) }
        Text(capo == 0 ? "Off" : "\(capo)").frame(width: 32)
        Button("Raise the capo") { capo = min(capo + 1, 4) }
      }
    }
  }

  struct Good: View {
    @State var capo = 1
    var body: some View {
      HStack {
        Button("Lower the capo") { move(to: max(capo - 1, 0), limit: "minimum") }
        Text(capo == 0 ? "No capo" : "Capo \(capo)").frame(minWidth: 40)
        Button("Raise the capo") { move(to: min(capo + 1, 4), limit: "maximum") }
      }
    }
    func move(to target: Int, limit: String) {
      let isEnd = target == capo
      capo = target
      announce((target == 0 ? "No capo" : "Capo \(target)") + (isEnd ? ", \(limit)" : ""))
    }
  }
}

/// A number field whose two buttons share its label, and are silent.
enum C03 {
  static let report = Case(
    "C03 carbon-design-system/carbon#16529, #4185, #1743", bad: Bad(), good: Good(),
    finds: "name-duplicate @ Button(\"Choose a number\", systemImage: \"plus\")",
    "stepper-split-unnamed-subject @ Button(\"Choose a number\", systemImage: \"minus\")",
    "stepper-split-unnamed-subject @ Button(\"Choose a number\", systemImage: \"plus\")",
    "change-not-announced @ Button(\"Choose a number\", systemImage: \"minus\")",
    "change-not-announced @ Button(\"Choose a number\", systemImage: \"plus\")")

  struct Bad: View {
    @State var number = 50
    var body: some View {
      HStack {
        Button("Choose a number", systemImage: "minus") { number -= 10 }.disabled(number <= 30)
        Text("Choose a number: \(number)")
        Button("Choose a number", systemImage: "plus") { number += 10 }.disabled(number >= 70)
      }
      .labelStyle(.iconOnly)
    }
  }

  struct Good: View {
    @State var number = 50
    var body: some View {
      HStack {
        Button("Decrease number by 10", systemImage: "minus") { change(by: -10) }.disabled(number <= 30)
        Text("Choose a number: \(number)")
        Button("Increase number by 10", systemImage: "plus") { change(by: 10) }.disabled(number >= 70)
      }
      .labelStyle(.iconOnly)
    }
    func change(by distance: Int) {
      number += distance
      announce("\(number)")
    }
  }
}

/// The buttons of a text field change its value without a word.
enum C04 {
  static let report = Case(
    "C04 microsoft/vscode-webview-ui-toolkit#212", bad: Field(speaks: false), good: Field(speaks: true),
    finds: "change-not-announced @ Button(\"Decrease font size\")",
    "change-not-announced @ Button(\"Increase font size\")")

  struct Field: View {
    @State var size = 12
    let speaks: Bool
    var body: some View {
      HStack {
        TextField("10 to 14", value: $size, format: .number).accessibilityLabel("Font size")
        Button("Decrease font size") { change(by: -1) }.disabled(size <= 10)
        Button("Increase font size") { change(by: 1) }.disabled(size >= 14)
      }
    }
    func change(by distance: Int) {
      size += distance
      if speaks { announce("\(size)") }
    }
  }
}

/// A button that shows its own count beside it, and one that has the count in its name.
enum C06 {
  static let report = Case(
    "C06 microsoft/react-native-gallery#605, #230", bad: Bad(), good: Good(),
    finds: "change-not-announced @ Button(\"Press me\")")
  static let named = Case(
    "C06 microsoft/react-native-gallery#605, #230, the count in the name", bad: Named(), good: Good(),
    finds: "name-contains-value @ Button(\"Pressed \\(presses) times\")")

  struct Bad: View {
    @State var presses = 0
    var body: some View {
      Button("Press me") { presses += 1 }.disabled(presses == 3)
      Text("Pressed \(presses) times")
    }
  }

  struct Named: View {
    @State var presses = 1
    var body: some View {
      Button("Pressed \(presses) times") { presses += 1 }.disabled(presses == 3).accessibilityValue("\(presses)")
    }
  }

  struct Good: View {
    @State var presses = 0
    var body: some View {
      Button("Press me") { presses += 1 }.disabled(presses == 3).accessibilityValue("\(presses)")
    }
  }
}
