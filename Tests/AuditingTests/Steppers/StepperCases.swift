import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Real bugs of steppers and sliders, each as a component that has it and as one that does not.
@MainActor
struct StepperCases {
  @Test("C01: plus and minus around a number that is hidden, and silent")
  func silentQuantity() {
    struct Bad: View {
      @State var quantity = 2
      var body: some View {
        HStack {
          Button("Decrease quantity") { quantity = max(quantity - 1, 1) }
          Text("\(quantity)").accessibilityHidden(true)
          Button("Increase quantity") { quantity = min(quantity + 1, 4) }
        }
      }
    }
    struct Good: View {
      @State var quantity = 2
      var body: some View { Stepper("Quantity", value: $quantity, in: 1...4) }
    }
    let rules: [RuleID] = [.changeNotAnnounced, .boundarySilent, .stepperValueNotAudible]
    #expect(
      Judging.cases(rules, Bad()) == [
        "change-not-announced @ Button(\"Decrease quantity\")", "change-not-announced @ Button(\"Increase quantity\")",
        "boundary-silent @ Button(\"Decrease quantity\")", "boundary-silent @ Button(\"Increase quantity\")",
        "stepper-value-not-audible @ Button(\"Decrease quantity\")",
      ])
    #expect(Judging.cases(rules, Good()) == [])
  }

  @Test("C03: two buttons that share the name of the field between them")
  func sharedName() {
    struct Bad: View {
      @State var number = 50
      var body: some View {
        HStack {
          Button("Choose a number") { number -= 10 }.disabled(number <= 0)
          Text("\(number)")
          Button("Choose a number") { number += 10 }.disabled(number >= 100)
        }
      }
    }
    struct Good: View {
      @State var number = 50
      var body: some View {
        HStack {
          Button("Decrease number by 10") { change(-10) }.disabled(number <= 0)
          Text("\(number)")
          Button("Increase number by 10") { change(10) }.disabled(number >= 100)
        }
      }
      func change(_ distance: Int) {
        number += distance
        AccessibilityNotification.Announcement("\(number)").post()
      }
    }
    let rules: [RuleID] = [.stepperSplitUnnamedSubject, .changeNotAnnounced]
    #expect(
      Judging.cases(rules, Bad()) == [
        "stepper-split-unnamed-subject @ Button(\"Choose a number\")",
        "change-not-announced @ Button(\"Choose a number\")",
      ])
    #expect(Judging.cases(rules, Good()) == [])
  }

  @Test("C08, C12: a slider whose text says another number, and says it twice")
  func conflictingText() {
    struct Bad: View {
      @State var level = 50.0
      var body: some View {
        Slider(value: $level, in: 0...100, step: 10) { Text("Level") }
          .accessibilityValue("\(Int(level))%, 90")
          .onChange(of: level) { AccessibilityNotification.Announcement("\(Int(level))%, 90").post() }
      }
    }
    struct Good: View {
      @State var level = 50.0
      var body: some View { Slider(value: $level, in: 0...100, step: 10) { Text("Level") } }
    }
    let rules: [RuleID] = [.valueTextConflict, .announceDuplicate]
    #expect(
      Judging.cases(rules, Bad()) == [
        "value-text-conflict @ Slider(value: $level, in: 0...100, step: 10)",
        "announce-duplicate @ Slider(value: $level, in: 0...100, step: 10)",
      ])
    #expect(Judging.cases(rules, Good()) == [])
  }

  @Test("C18, C22, C23: a home-made control that is swiped and says no value")
  func noValue() {
    struct Bad: View {
      @State var tempo = 120
      var body: some View {
        Text("\(tempo)")
          .accessibilityLabel("Tempo")
          .accessibilityAdjustableAction { tempo = min(max(tempo + ($0 == .increment ? 1 : -1), 118), 122) }
      }
    }
    struct Good: View {
      @State var tempo = 120
      var body: some View {
        Text("\(tempo)")
          .accessibilityLabel("Tempo")
          .accessibilityValue("\(tempo)")
          .accessibilityAdjustableAction { tempo = min(max(tempo + ($0 == .increment ? 1 : -1), 118), 122) }
      }
    }
    #expect(Judging.cases([.adjustableNoValue], Bad()) == ["adjustable-no-value @ Text(\"\\(tempo)\")"])
    #expect(Judging.cases([.adjustableNoValue], Good()) == [])
  }

  @Test("C18, C24: a number without limits")
  func noLimits() {
    struct Bad: View {
      @State var quantity = 1
      var body: some View { Stepper("Quantity", value: $quantity) }
    }
    struct Good: View {
      @State var quantity = 1
      var body: some View { Stepper("Quantity", value: $quantity, in: 1...9) }
    }
    #expect(
      Judging.cases([.rangeMissing], Bad()) == [
        "range-missing @ var body: some View"
      ])
    #expect(Judging.cases([.rangeMissing], Good()) == [])
  }

  @Test("C31: steps that do not meet the end, and a tenth of the range that is less than a step")
  func unreachableSteps() {
    struct Bad: View {
      @State var hours = 0.0
      @State var mood = 2
      var body: some View {
        Slider(value: $hours, in: 0...10, step: 3) { Text("Hours") }
        Text("Mood")
          .accessibilityValue("\(mood)")
          .accessibilityAdjustableAction { mood = Int((Double(mood) + ($0 == .increment ? 0.4 : -0.4)).rounded()) }
      }
    }
    struct Good: View {
      @State var hours = 0.0
      @State var mood = 2
      var body: some View {
        Slider(value: $hours, in: 0...9, step: 3) { Text("Hours") }
        Text("Mood")
          .accessibilityValue("\(mood)")
          .accessibilityAdjustableAction { mood = min(max(mood + ($0 == .increment ? 1 : -1), 0), 4) }
      }
    }
    let rules: [RuleID] = [.stepUnreachable, .adjustStuck, .adjustableHintLies]
    #expect(
      Judging.cases(rules, Bad()) == [
        "step-unreachable @ Slider(value: $hours, in: 0...10, step: 3)", "adjustable-hint-lies @ Text(\"Mood\")",
      ])
    #expect(Judging.cases(rules, Good()) == [])
  }

  @Test("C39: a start that is no valid value")
  func invalidStart() {
    struct Bad: View {
      @State var quantity = 0
      var body: some View {
        Stepper("Quantity", value: $quantity, in: 1...5)
        Text("Total \(quantity * 3)").accessibilityLabel("Total 0")
      }
    }
    struct Good: View {
      @State var quantity = 1
      var body: some View {
        Stepper("Quantity", value: $quantity, in: 1...5)
        Text("Total \(quantity * 3)").accessibilityLabel("Total: \(quantity * 3)")
      }
    }
    let rules: [RuleID] = [.rangeInverted, .labelStale]
    #expect(
      Judging.cases(rules, Bad()) == [
        "range-inverted @ Stepper(\"Quantity\", value: $quantity, in: 1...5)",
        "label-stale @ Text(\"Total \\(quantity * 3)\").accessibilityLabel(\"Total 0\")",
      ])
    #expect(Judging.cases(rules, Good()) == [])
  }

  @Test("Every number of steps leads from one end to the other", arguments: 2...20)
  func everyStepCount(_ count: Int) {
    struct Walked: View {
      let count: Int
      @State var value = 0.0
      var body: some View { Slider(value: $value, in: 0...1, step: 1 / Double(count)) { Text("Share") } }
    }
    let audit = Judging.view { Walked(count: count) }
    #expect(audit.states == count + 1)
    #expect(audit.errors == [])
    let rules: [RuleID] = [
      .stepUnreachable, .adjustStuck, .adjustInconsistent, .adjustableHintLies, .valueTextConflict,
    ]
    #expect(audit.findings.filter { rules.contains($0.rule) }.map(Judging.text) == [])
  }
}
