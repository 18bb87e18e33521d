import SwiftUI

// Components from public reports about steppers, each as it was and as it should be.
// The line of the view that is wrong stands beside the component.

/// A capo between two buttons: its number says nothing by itself.
struct BareCapo: View {
  static let line = #line + 6
  @State var capo = 3

  var body: some View {
    HStack {
      Button("Lower capo") { capo -= 1 }
      Text("\(capo)")
      Button("Raise capo") { capo += 1 }
    }
  }
}

struct SpokenCapo: View {
  @State var capo = 3

  var body: some View {
    HStack {
      Button("Lower capo") { capo -= 1 }
      Text("\(capo)").accessibilityLabel(capo == 0 ? "No capo" : "Capo \(capo)")
      Button("Raise capo") { capo += 1 }
    }
  }
}

/// A number field whose two buttons took over its label.
struct NumberWithOneName: View {
  static let line = #line + 12
  @State var number = 50

  var body: some View {
    HStack {
      TextField("Choose a number", value: $number, format: .number)
        .accessibilityLabel("Choose a number")
      Button {
        number -= 10
      } label: {
        Image(systemName: "minus")
      }.accessibilityLabel("Choose a number")
      Button {
        number += 10
      } label: {
        Image(systemName: "plus")
      }.accessibilityLabel("Choose a number")
    }
  }
}

struct NumberWithNames: View {
  @State var number = 50

  var body: some View {
    HStack {
      TextField("Choose a number", value: $number, format: .number)
        .accessibilityLabel("Choose a number")
      Button {
        number -= 10
      } label: {
        Image(systemName: "minus")
      }.accessibilityLabel("Decrease number by 10")
      Button {
        number += 10
      } label: {
        Image(systemName: "plus")
      }.accessibilityLabel("Increase number by 10")
    }
  }
}

/// A button that counts its presses in its name and in its value.
struct CountingButton: View {
  static let line = #line + 4
  @State var count = 4

  var body: some View {
    Button("Pressed \(count) times") { count += 1 }.accessibilityValue("\(count)")
  }
}

struct PressedButton: View {
  @State var count = 4

  var body: some View {
    Button("Press me") { count += 1 }.accessibilityValue("\(count)")
  }
}

/// Plus and minus with nothing but their signs.
struct SignButtons: View {
  static let line = #line + 6
  @State var quantity = 1

  var body: some View {
    HStack {
      Text("Mug")
      Button("−") { quantity -= 1 }
      Text("Quantity: \(quantity)")
      Button("+") { quantity += 1 }
    }
  }
}

struct NamedSignButtons: View {
  @State var quantity = 1

  var body: some View {
    HStack {
      Text("Mug")
      Button("−") { quantity -= 1 }.accessibilityLabel("Decrease quantity of Mug")
      Text("Quantity: \(quantity)")
      Button("+") { quantity += 1 }.accessibilityLabel("Increase quantity of Mug")
    }
  }
}

/// Symbols that name their buttons.
struct SymbolButtons: View {
  static let line = #line + 5
  @State var quantity = 1

  var body: some View {
    HStack {
      Button {
        quantity -= 1
      } label: {
        Image(systemName: "cart.badge.minus")
      }
      Image(systemName: "cart.fill")
      Toggle("", isOn: .constant(true)).labelsHidden()
    }
  }
}

struct LabelledSymbolButtons: View {
  @State var quantity = 1

  var body: some View {
    HStack {
      Button {
        quantity -= 1
      } label: {
        Image(systemName: "cart.badge.minus")
      }.accessibilityLabel("Take one out")
      Image(systemName: "cart.fill").accessibilityHidden(true)
      Toggle("Gift wrap", isOn: .constant(true)).labelsHidden()
    }
  }
}

/// A status in four pieces, each a stop of its own.
struct CartFragments: View {
  static let line = #line + 5
  var body: some View {
    HStack(spacing: 0) {
      Text("Quantity ")
      Text("(")
      Text("2").bold()
      Text(" in cart)")
    }
  }
}

struct CombinedCart: View {
  var body: some View {
    HStack(spacing: 0) {
      Text("Quantity ")
      Text("(")
      Text("2").bold()
      Text(" in cart)")
    }
    .accessibilityElement(children: .combine)
  }
}

/// “More” and “Less” under one label.
struct MoreAndLess: View {
  static let line = #line + 5
  var body: some View {
    VStack {
      Button("More") {}.accessibilityLabel("Toggle text")
      Text("An annotation")
      Button("Less") {}.accessibilityLabel("Toggle text")
    }
  }
}

struct MoreAndLessText: View {
  var body: some View {
    VStack {
      Button("More") {}.accessibilityLabel("More text")
      Text("An annotation")
      Button("Less") {}.accessibilityLabel("Less text")
    }
  }
}

/// Words about gestures, limits and roles where they do not belong.
struct TalkativeStepper: View {
  static let line = #line + 6
  @State var tickets = 2

  var body: some View {
    VStack {
      Text("Tickets: \(tickets)")
        .accessibilityLabel("Tickets").accessibilityValue("\(tickets)")
        .accessibilityAdjustableAction { _ in }
        .accessibilityHint("Swipe up for more, maximum 10")
      Button {
        tickets = 0
      } label: {
        Image(systemName: "xmark")
      }.accessibilityLabel("Clear button")
    }
  }
}

struct QuietStepper: View {
  @State var tickets = 2

  var body: some View {
    VStack {
      Stepper("Tickets", value: $tickets, in: 1...10).accessibilityHint("Changes the price")
      Button {
        tickets = 0
      } label: {
        Image(systemName: "xmark")
      }.accessibilityLabel("Clear")
    }
  }
}

/// A greeting in another script.
struct Greeting: View {
  static let line = #line + 2
  var body: some View {
    Text("Добро пожаловать")
  }
}

struct GreetingInItsLanguage: View {
  var body: some View {
    Text(greeting)
  }

  private var greeting: AttributedString {
    var greeting = AttributedString("Добро пожаловать")
    greeting.languageIdentifier = "ru"
    return greeting
  }
}
