import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Real bugs of what happens after a press, each as a component that has it and as one that does not.
@MainActor
struct TraceCases {
  /// Says a text as an announcement.
  private static func announce(_ text: String) { AccessibilityNotification.Announcement(text).post() }

  @Test("C02: a capo whose buttons are silent, also at their ends")
  func capo() {
    struct Bad: View {
      @State var capo = 1
      var body: some View {
        Button("Lower the capo, minus") { capo = max(capo - 1, 0) }
        Text(capo == 0 ? "Off" : "\(capo)")
        Button("Raise the capo, plus") { capo = min(capo + 1, 4) }
      }
    }
    struct Good: View {
      @State var capo = 1
      var body: some View {
        Button("Lower the capo, minus") { move(to: max(capo - 1, 0)) }
        Text(capo == 0 ? "No capo" : "Capo \(capo)")
        Button("Raise the capo, plus") { move(to: min(capo + 1, 4)) }
      }
      func move(to target: Int) {
        let isEnd = target == capo
        capo = target
        TraceCases.announce((target == 0 ? "No capo" : "Capo \(target)") + (isEnd ? ", limit" : ""))
      }
    }
    let rules: [RuleID] = [.changeNotAnnounced, .boundarySilent, .announceDuplicate, .focusLost]
    #expect(
      Judging.cases(rules, Bad()) == [
        "change-not-announced @ Button(\"Lower the capo, minus\")",
        "change-not-announced @ Button(\"Raise the capo, plus\")",
        "boundary-silent @ Button(\"Lower the capo, minus\")", "boundary-silent @ Button(\"Raise the capo, plus\")",
      ])
    #expect(Judging.cases(rules, Good()) == [])
  }

  @Test("C04, C06: a button that shows its own count")
  func ownCount() {
    struct Bad: View {
      @State var presses = 0
      var body: some View {
        Button("Press me") { presses = min(presses + 1, 3) }
        Text("\(presses)")
      }
    }
    struct Good: View {
      @State var presses = 0
      var body: some View {
        Button("Press me") { presses = min(presses + 1, 3) }.accessibilityValue("\(presses)")
      }
    }
    #expect(Judging.cases([.changeNotAnnounced], Bad()) == ["change-not-announced @ Button(\"Press me\")"])
    #expect(Judging.cases([.changeNotAnnounced], Good()) == [])
  }

  @Test("C09, C14: the old value is announced before the new one is there")
  func oldValue() {
    struct Bad: View {
      @State var count = 9
      var body: some View {
        Button("More guests") {
          TraceCases.announce("\(count)")
          count = min(count + 1, 12)
        }
        Text("\(count)")
      }
    }
    struct Good: View {
      @State var count = 9
      var body: some View {
        Button("More guests") {
          count = min(count + 1, 12)
          TraceCases.announce("\(count)")
        }
        Text("\(count)")
      }
    }
    #expect(Judging.cases([.announceOldValue], Bad()) == ["announce-old-value @ Button(\"More guests\")"])
    #expect(Judging.cases([.announceOldValue], Good()) == [])
  }

  @Test("C10, C42: a burst is announced step by step")
  func burst() {
    struct Bad: View {
      @State var count = 0
      var body: some View {
        Button("Add ten") {
          for _ in 0..<10 where count < 30 {
            count += 1
            TraceCases.announce("\(count)")
          }
        }
        Text("\(count)")
      }
    }
    struct Good: View {
      @State var count = 0
      var body: some View {
        Button("Add ten") {
          count = min(count + 10, 30)
          TraceCases.announce("\(count)")
        }
        Text("\(count)")
      }
    }
    let rules: [RuleID] = [.announceFlood, .announceOldValue]
    #expect(Judging.cases(rules, Bad()).contains("announce-flood @ Button(\"Add ten\")"))
    #expect(Judging.cases(rules, Good()) == [])
  }

  @Test("C13: after the minimum, nothing works any more")
  func stuck() {
    struct Bad: View {
      @State var value = 1
      var body: some View {
        Text("Brightness")
          .accessibilityValue("\(value)")
          .accessibilityAdjustableAction { if value > 0 { value = min(value + ($0 == .increment ? 1 : -1), 3) } }
      }
    }
    struct Good: View {
      @State var value = 1
      var body: some View {
        Text("Brightness")
          .accessibilityValue("\(value)")
          .accessibilityAdjustableAction { value = min(max(value + ($0 == .increment ? 1 : -1), 0), 3) }
      }
    }
    #expect(Judging.cases([.adjustStuck], Bad()) == ["adjust-stuck @ Text(\"Brightness\")"])
    #expect(Judging.cases([.adjustStuck], Good()) == [])
  }

  @Test("C32: a knob with empty handlers")
  func emptyKnob() {
    struct Bad: View {
      var body: some View {
        Text("Cutoff").accessibilityValue("5").accessibilityAdjustableAction { _ in }
      }
    }
    struct Good: View {
      @State var cutoff = 5
      var body: some View {
        Text("Cutoff")
          .accessibilityValue("\(cutoff)")
          .accessibilityAdjustableAction { cutoff = min(max(cutoff + ($0 == .increment ? 1 : -1), 4), 6) }
      }
    }
    #expect(
      Judging.cases([.adjustableHintLies], Bad()) == [
        "adjustable-hint-lies @ Text(\"Cutoff\").accessibilityValue(\"5\").accessibilityAdjustableAction"
      ])
    #expect(Judging.cases([.adjustableHintLies], Good()) == [])
  }

  @Test("C34: a button that becomes a stepper, and a stepper that becomes the button")
  func morph() {
    struct Bad: View {
      @State var quantity: Int
      var body: some View {
        if quantity == 0 {
          Button("Add to bag") { quantity = 1 }
        } else {
          Button("Remove Mug") { quantity -= 1 }
          Text("\(quantity)")
          Button("More of Mug") { quantity = min(quantity + 1, 2) }
        }
      }
    }
    struct Good: View {
      @State var quantity = 0
      @AccessibilityFocusState var isOnStepper: Bool
      @AccessibilityFocusState var isOnButton: Bool
      var body: some View {
        if quantity == 0 {
          Button("Add to bag") {
            quantity = 1
            isOnStepper = true
          }
          .accessibilityFocused($isOnButton)
        } else {
          Text("\(quantity)")
            .accessibilityLabel("Mug: Quantity")
            .accessibilityValue("\(quantity)")
            .accessibilityAdjustableAction { direction in
              quantity = min(max(quantity + (direction == .increment ? 1 : -1), 0), 2)
              if quantity == 0 { isOnButton = true }
            }
            .accessibilityFocused($isOnStepper)
        }
      }
    }
    let rules: [RuleID] = [.focusLost, .changeNotAnnounced, .focusSteal]
    let empty = Judging.cases(rules, Bad(quantity: 0))
    #expect(empty.contains("focus-lost @ Button(\"Add to bag\")"))
    #expect(empty.contains("change-not-announced @ Button(\"Add to bag\")"))
    let full = Judging.cases(rules, Bad(quantity: 1))
    #expect(full.contains("focus-lost @ Button(\"Remove Mug\")"))
    #expect(full.contains("change-not-announced @ Button(\"More of Mug\")"))
    #expect(full.union(empty).allSatisfy { !$0.hasPrefix("focus-steal") })
    #expect(Judging.cases(rules, Good()) == [])
  }

  @Test("C35: a button that is disabled under the cursor stays there, or hands it to its neighbour")
  func disabledUnderTheCursor() {
    struct Stays: View {
      @State var count = 2
      var body: some View {
        Button("Decrease count") { count -= 1 }.disabled(count == 0)
        Button("Increase count") { count += 1 }.disabled(count == 3)
      }
    }
    struct HandsOver: View {
      @State var count = 2
      @AccessibilityFocusState var isOnOther: Bool
      var body: some View {
        Button("Decrease count") {
          count -= 1
          if count == 0 { isOnOther = true }
        }
        .disabled(count == 0)
        Button("Increase count") { count += 1 }.disabled(count == 3).accessibilityFocused($isOnOther)
      }
    }
    let rules: [RuleID] = [.focusLost, .focusSteal, .boundarySilent, .dimmedActs]
    #expect(Judging.cases(rules, Stays()) == [])
    #expect(Judging.cases(rules, HandsOver()) == [])
  }

  @Test("C37: plus sends the cursor into the field")
  func focusInField() {
    struct Bad: View {
      @State var count = 1
      @AccessibilityFocusState var isOnField: Bool
      var body: some View {
        TextField("Count", value: $count, format: .number).accessibilityFocused($isOnField)
        Button("Increase count") {
          count = min(count + 1, 3)
          isOnField = true
        }
      }
    }
    struct Good: View {
      @State var count = 1
      var body: some View {
        TextField("Count", value: $count, format: .number)
        Button("Increase count") { count = min(count + 1, 3) }
      }
    }
    #expect(Judging.cases([.focusSteal], Bad()) == ["focus-steal @ Button(\"Increase count\")"])
    #expect(Judging.cases([.focusSteal], Good()) == [])
  }

  @Test("C41: a stepper that only ticks, also at its end")
  func ticks() {
    struct Bad: View {
      @State var volume = 2
      var body: some View {
        Stepper("Volume") {
          volume = min(volume + 1, 4)
        } onDecrement: {
          volume = max(volume - 1, 0)
        }
        .sensoryFeedback(.selection, trigger: volume)
        Text("\(volume)")
      }
    }
    struct Good: View {
      @State var volume = 2
      var body: some View {
        Stepper("Volume", value: $volume, in: 0...4).sensoryFeedback(.selection, trigger: volume)
      }
    }
    let rules: [RuleID] = [.hapticOnlyFeedback, .boundarySilent, .changeNotAnnounced]
    #expect(
      Judging.cases(rules, Bad()) == [
        "haptic-only-feedback @ Stepper(\"Volume\")", "boundary-silent @ Stepper(\"Volume\")",
      ])
    #expect(Judging.cases(rules, Good()) == [])
  }

  @Test("C43: Reduce Motion that leaves a value unset")
  func motion() {
    struct Bad: View {
      @State var count = 1
      @Environment(\.accessibilityReduceMotion) var reduceMotion
      var body: some View {
        Button("Press me") { if !reduceMotion { withAnimation { count = 2 } } }.accessibilityValue("\(count)")
      }
    }
    struct Good: View {
      @State var count = 1
      @Environment(\.accessibilityReduceMotion) var reduceMotion
      var body: some View {
        Button("Press me") { withAnimation(reduceMotion ? nil : .bouncy) { count = 2 } }
          .accessibilityValue("\(count)")
      }
    }
    #expect(Judging.cases([.motionChangesSpeech], Bad()) == ["motion-changes-speech @ Button(\"Press me\")"])
    #expect(Judging.cases([.motionChangesSpeech], Good()) == [])
  }
}
