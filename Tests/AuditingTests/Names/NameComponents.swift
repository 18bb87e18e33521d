import SwiftUI

// Components from public reports about steppers, each as it was and as it should be.
// The line of the view that is wrong stands beside the component.

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
