import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// The public reports about structure as SwiftUI components, each once as it was reported and once mended.
@MainActor
struct StructureComponentTests {
  // A selection in a list is the system's matter.
  private struct Rows: View {
    @State var selection: String?
    var body: some View {
      List(["Mug", "Cap"], id: \.self, selection: $selection) { Text($0) }
    }
  }

  @Test func aRowOfAListNeedsNoTrait() {
    #expect(JudgedScreen.isClean(of: .traitMissing, Rows()))
  }

  private struct ButtonMadeLink: View {
    static let line = #line
    var body: some View {
      Button("Terms") {}
        .accessibilityAddTraits(.isLink)
      Button("Privacy") {}
        .accessibilityAddTraits(.isLink)
        .accessibilityRemoveTraits(.isButton)
    }
  }

  @Test func aButtonThatBecomesALinkIsNoButton() {
    #expect(
      JudgedScreen.lines(.traitConflict, in: ButtonMadeLink(), from: ButtonMadeLink.line) == [
        "fail +2: “Terms” is a button and a link at once"
      ])
  }

  private struct Tools: View {
    let content: AnyView
    var body: some View { content }
  }

  private struct HiddenHolder: View {
    static let line = #line
    var body: some View {
      Tools(content: AnyView(Button("Share") {})).accessibilityHidden(true)
      Image(systemName: "star").accessibilityHidden(true)
      Button("Buy") {}.hidden()
      Button("Sell") {}.opacity(0)
    }
  }

  @Test func aControlInAHiddenViewIsLost() {
    #expect(
      JudgedScreen.lines(.hiddenFocusable, in: HiddenHolder(), from: HiddenHolder.line) == [
        "fail +2: “Share” works for whoever sees it and is hidden from whoever listens"
      ])
  }

  // One adjustable element for the listener, two buttons for the finger.
  private struct HiddenHalves: View {
    @State var count = 2
    var body: some View {
      HStack {
        Button("−") { count -= 1 }.accessibilityHidden(true)
        Text("\(count)")
          .accessibilityLabel("Tickets").accessibilityValue("\(count)")
          .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
        Button("+") { count += 1 }.accessibilityHidden(true)
      }
    }
  }

  @Test func theHalvesOfAnAdjustableElementMayBeHidden() {
    #expect(JudgedScreen.isClean(of: .hiddenFocusable, HiddenHalves()))
  }

  private struct DimmedByHand: View {
    static let line = #line
    var body: some View {
      Button("Pay") {}.opacity(0.43).allowsHitTesting(false)
      Button("Cancel") {}.disabled(true).allowsHitTesting(false)
      Button {
      } label: {
        Text("Help").overlay(Color.clear).allowsHitTesting(false)
      }
    }
  }

  @Test func aControlWithoutTouchesSaysThatItIsDimmed() {
    #expect(
      JudgedScreen.lines(.hitOffButSpoken, in: DimmedByHand(), from: DimmedByHand.line) == [
        "fail +2: “Pay” takes no touches and does not say that it is dimmed"
      ])
  }

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: ToggleStyleConfiguration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          configuration.label
        }
      }
    }
  }

  private struct Wrap: View {
    @State var isOn = false
    var body: some View { Toggle("Gift wrap", isOn: $isOn).toggleStyle(Checkbox()) }
  }

  @Test func aStyleMayDrawAToggleWithAButton() {
    #expect(JudgedScreen.isClean(of: .nestedInteractive, Wrap()))
  }

  // A row that stands for its buttons drops what they do.
  private struct Card: View {
    @State var count = 2
    let children: AccessibilityChildBehavior
    let isMended: Bool
    static let line = #line
    var body: some View {
      HStack {
        Text("Mug")
        Button("Less") { count -= 1 }
        Button("More") { count += 1 }
      }
      .accessibilityElement(children: children)
      .accessibilityLabel("Mug, \(count)")
      .accessibilityActions {
        if isMended {
          Button("Less") { count -= 1 }
          Button("More") { count += 1 }
        }
      }
    }
  }

  @Test func aRowThatIgnoresItsButtonsOffersThemItself() {
    #expect(
      JudgedScreen.lines(.combineLosesActions, in: Card(children: .ignore, isMended: false), from: Card.line) == [
        "fail +3: “Mug, 2” stands for “Less”, “More”, and offers 0 of the 2 things that can be done there"
      ])
    #expect(JudgedScreen.isClean(of: .combineLosesActions, Card(children: .ignore, isMended: true)))
    #expect(JudgedScreen.isClean(of: .combineLosesActions, Card(children: .combine, isMended: false)))
    #expect(JudgedScreen.isClean(of: .combineLosesActions, Card(children: .contain, isMended: false)))
  }

  // One element has one state.
  private struct Newsletter: View {
    @State var email = true
    @State var message = false
    let isMended: Bool
    static let line = #line
    var body: some View {
      VStack {
        Text("Newsletter")
        Toggle("Email", isOn: $email)
        if !isMended { Toggle("Text message", isOn: $message) }
      }
      .accessibilityElement(children: .combine)
    }
  }

  @Test func ofSeveralSwitchesInOneElementOneIsHeard() {
    #expect(
      JudgedScreen.lines(.combineLosesActions, in: Newsletter(isMended: false), from: Newsletter.line) == [
        "fail +3: “Newsletter, Email” stands for “Email”, “Text message”, and how each of them is set cannot be heard"
      ])
    #expect(JudgedScreen.isClean(of: .combineLosesActions, Newsletter(isMended: true)))
  }

  private struct CardContent: View {
    let title: String
    var body: some View {
      VStack {
        Text(title)
        Text("Ready to view")
      }
    }
  }

  private struct Cards: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      CardContent(title: "Lab results")
        .padding()
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isMended ? .isButton : [])
        .onTapGesture {}
      CardContent(title: "Refills")
        .accessibilityElement()
        .accessibilityLabel("Refills")
        .accessibilityAddTraits(isMended ? .isButton : [])
        .onTapGesture {}
    }
  }

  @Test func whatAComponentIsMadeIntoHasThePlaceWhereItIs() {
    #expect(
      JudgedScreen.lines(.traitMissing, in: Cards(isMended: false), from: Cards.line) == [
        "fail +4: “Lab results, Ready to view” does something when it is tapped, and nothing says so",
        "fail +8: “Refills” does something when it is tapped, and nothing says so",
      ])
    #expect(JudgedScreen.isClean(of: .traitMissing, Cards(isMended: true)))
  }

  private struct Saved: View {
    @State private var isSaved = false
    let isMended: Bool
    static let line = #line
    var body: some View {
      HStack {
        Text("Mug")
        Image(systemName: "bookmark").onTapGesture { isSaved.toggle() }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(isSaved ? "Mug, saved" : "Mug")
      .accessibilityActions { if isMended { Button("Save") { isSaved.toggle() } } }
    }
  }

  @Test func aPartThatIsTappedBesideATextIsNotReachedThroughTheWhole() {
    #expect(
      JudgedScreen.lines(.combineLosesActions, in: Saved(isMended: false), from: Saved.line).map { $0.prefix(30) } == [
        "fail +3: “Mug” stands for “boo"
      ])
    #expect(JudgedScreen.isClean(of: .combineLosesActions, Saved(isMended: true)))
  }

  private struct Price: View {
    var body: some View {
      VStack {
        Button("Close") {}
        Text("Mug").accessibilityAddTraits(.isHeader).accessibilitySortPriority(1)
        Button("Buy") {}
      }
    }
  }

  @Test func aTitleMayBeReadFirst() {
    #expect(JudgedScreen.isClean(of: .orderVisualMismatch, Price()))
  }
}
