import Foundation
import HeadlessUI

/// Single controls, texts and images.
let controlCases: [GoldenCase] = [
  GoldenCase("8", "L Ticket saved., Dismiss T button") {
    Button {
    } label: {
      HStack {
        Text("Ticket saved.")
        Text("Dismiss")
      }
    }
  },
  GoldenCase("10", "L Add T button id plus") {
    Button {
    } label: {
      Image(systemName: "plus")
    }
  },
  GoldenCase("13", "L Advanced Settings T button collapsed id g") {
    DisclosureGroup("Advanced Settings") { Text("Inside") }.accessibilityIdentifier("g")
  },
  GoldenCase("22", "L x") { Text("x").onTapGesture {} },
  GoldenCase("23", "L Hello, world!") { Label("Hello, world!", systemImage: "globe") },
  GoldenCase("24", "L Globe T image id globe", "L Earth") {
    HStack {
      Image(systemName: "globe")
      Text("Earth")
    }
  },
  GoldenCase("28", "L Example T button+link") {
    Link("Example", destination: URL(string: "https://example.com")!)
  },
  GoldenCase("30") { Image(decorative: "photo") },
  GoldenCase("32", "L Log In T button dimmed") { Button("Log In") {}.disabled(true) },
  GoldenCase("34", "L User V Search") { TextField("Search", text: .constant("")).accessibilityLabel("User") },
  GoldenCase("35", "L – V ••••••••••") { SecureField("Password", text: .constant("0123456789")) },
]
