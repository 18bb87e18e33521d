import SwiftUI

/// Every way in which a stepper can be made, but for the deprecated ones.
struct EveryStepper: View {
  @State private var count = 2
  @State private var ratio = 0.5
  @State private var bytes: UInt8 = 250
  @State private var small: Int16 = 3
  @State private var floaty: Float = 1.5
  @State private var editing = false
  @State private var log = "none"
  private let name = "Copies"
  private let resource: LocalizedStringResource = "Resource"

  var body: some View {
    List {
      Section {
        Stepper("Key \(count)", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
        Stepper("Key edit", onIncrement: { count += 1 }, onDecrement: nil, onEditingChanged: { editing = $0 })
        Stepper(name, onIncrement: { count += 1 }, onDecrement: { count -= 1 })
        Stepper(name, onIncrement: nil, onDecrement: nil) { _ in }
        Stepper(resource, onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      } header: {
        Text("Closures")
      } footer: {
        Text("Log: \(log)")
      }
      Section("Values") {
        Stepper("Value", value: $count)
        Stepper("Value by 2", value: $count, step: 2)
        Stepper("Value in", value: $count, in: 0...5)
        Stepper("Value in by", value: $count, in: 0...10, step: 5) { editing in log = editing ? "began" : "ended" }
        Stepper(name, value: $count)
        Stepper(name, value: $count, in: 0...5, step: 2)
        Stepper(name + "!", value: $ratio, in: 0...1, step: 0.25)
        Stepper(resource, value: $count, in: 0...5)
        Stepper("Bytes", value: $bytes, step: 10)
        Stepper("Small", value: $small, in: 0...100, step: 7)
        Stepper("Float", value: $floaty, in: 0...3, step: 0.5)
      }
      Section("Formats") {
        Stepper("Ratio", value: $ratio, format: .percent)
        Stepper("Ratio by", value: $ratio, step: 0.1, format: .percent)
        Stepper("Ratio in", value: $ratio, in: 0...1, step: 0.25, format: .percent)
        Stepper(name, value: $ratio, in: 0...1, step: 0.25, format: .number.precision(.fractionLength(2)))
        Stepper(value: $ratio, in: 0...1, step: 0.25, format: .percent) {
          Text("Label")
        }
        Stepper(value: $ratio, step: 0.25, format: .currency(code: "EUR")) {
          Label("Price", systemImage: "eurosign")
        } onEditingChanged: { _ in
        }
      }
      Section("Labels") {
        Stepper {
          VStack(alignment: .leading) {
            Text("Title")
            Text("Subtitle").font(.caption)
          }
        } onIncrement: {
          count += 1
        } onDecrement: {
          count -= 1
        }
        Stepper {
          Text("Edited")
        } onIncrement: {
          count += 1
        } onDecrement: {
          count -= 1
        } onEditingChanged: {
          editing = $0
        }
        Stepper(value: $count) { Text("No bounds") }
        Stepper(value: $count, step: 3) {
          Text("By three")
        } onEditingChanged: { _ in
        }
        Stepper(value: $count, in: 0...9) { Text("Bounds") }
        Stepper(value: $count, in: 0...9, step: 3) {
          Text("Bounds, by")
        } onEditingChanged: {
          editing = $0
        }
        Stepper(value: $count, in: 0...9, step: 3, label: { Text("Labelled") })
      }
    }
    .listStyle(.insetGrouped)
  }
}

#Preview {
  EveryStepper()
}
