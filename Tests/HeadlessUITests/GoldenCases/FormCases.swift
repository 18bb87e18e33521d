import Foundation
import HeadlessUI
import Semantics

/// Forms and lists of controls.
let formCases: [GoldenCase] = [
  GoldenCase(
    "15", "L ADJUSTABLE CONTROLS T header", "L Volume V 50 adjustable", "L Quantity: 0 V 0", "L Level V 50%",
    "L Uploading… V 40% T updatesFrequently", "L Loading… V 1 T updatesFrequently", "L Text"
  ) { adjustables },
  GoldenCase(
    "15", "L Adjustable Controls T header", "L Volume V 50 adjustable", "L Quantity: 0 V 0", "L Level V 50%",
    "L Uploading… V 40% T updatesFrequently", "L Loading… V 1 T updatesFrequently", "L Text",
    on: Platform(.iOS, version: 26)
  ) { adjustables },
  GoldenCase(
    "16", "L Wi-Fi V off T button+toggle", "L Frequency V Daily T button", "L One T button",
    "L Two T button+selected", "L Three T button", "L Date",
    "L Date Picker V Feb 17, 2026 H Double-tap to expand T button", "L Color V cyan blue T button", "L Text"
  ) {
    Form {
      Toggle("Wi-Fi", isOn: .constant(false))
      Picker("Frequency", selection: .constant("Daily")) {
        ForEach(["Daily", "Weekly"], id: \.self) { Text($0) }
      }
      Picker("Segments", selection: .constant(2)) {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Three").tag(3)
      }
      .pickerStyle(.segmented)
      DatePicker(
        "Date", selection: .constant(Date(timeIntervalSince1970: 1_771_337_100)), displayedComponents: .date)
      ColorPicker("Color", selection: .constant(.blue))
      Text("Text")
    }
  },
  GoldenCase("17", "L Details T button+header collapsed", "L A, B", "L Name, Value") {
    Form {
      DisclosureGroup("Details") { Text("Inside") }
      LabeledContent("A", value: "B")
      LabeledContent("Name") { Text("Value") }
    }
  },
  GoldenCase(
    "17a", "L Photo T image id photo", "L Label", "L Help T button+link", "L Title T header", "L Text"
  ) {
    Form {
      Image("photo").accessibilityLabel("Photo")
      Label("Label", systemImage: "star")
      Link("Help", destination: URL(string: "https://example.com")!)
      Text("Title").accessibilityAddTraits(.isHeader)
      Text("Text")
    }
  },
  GoldenCase(
    "17b, without a menu", "L One", "L Two", "L A T button", "L B T button", "L C T button", "L D T button dimmed",
    "L Row A Second, First"
  ) {
    Form {
      Text("One")
      Text("Two")
      Button("A") {}
      Button("B", role: .destructive) {}
      Button("C", systemImage: "star") {}
      Button("D") {}.disabled(true)
      Text("Row").accessibilityAction(named: "First") {}.accessibilityAction(named: "Second") {}
    }
  },
  GoldenCase("18", "L – V Name", "L – V Email", "L – V Password", "L – V Notes") {
    Form {
      TextField("Name", text: .constant(""))
      TextField("Email", text: .constant(""))
      SecureField("Password", text: .constant(""))
      TextEditor(text: .constant("Notes"))
    }
  },
  GoldenCase("29", "L ACCOUNTS T header", "L Checking") { accounts },
  GoldenCase("29", "L Accounts T header", "L Checking", on: Platform(.iOS, version: 26)) { accounts },
  GoldenCase("a picker behind a link", "L Size V Small T button") {
    Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.navigationLink)
  },
  GoldenCase("a field that is labelled", "L Name V x") {
    LabeledContent("Name") { TextField("Placeholder", text: .constant("x")) }
  },
]

@MainActor @ViewBuilder private var adjustables: some View {
  Form {
    Section("Adjustable Controls") {
      Slider(value: .constant(50.0), in: 0...100, step: 10) { Text("Volume") }
        .accessibilityValue("50")
      Stepper("Quantity: 0", value: .constant(0), in: 0...10)
      Gauge(value: 50, in: 0...100) {
        Text("Level")
      } currentValueLabel: {
        Text("50")
      }
      .gaugeStyle(.accessoryLinear)
      ProgressView("Uploading…", value: 0.4)
      ProgressView("Loading…")
    }
    Section { Text("Text") }
  }
}

@MainActor @ViewBuilder private var accounts: some View {
  List {
    Section("Accounts") { Text("Checking") }
  }
}
