import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Rules that linters of source code miss, tried on components.
@MainActor
struct ExperimentalStructureTests {
  private struct Details: View {
    @State var isOpen = false
    @State var rows = 1
    let isMended: Bool
    static let line = #line
    var body: some View {
      Button("Details") { isOpen.toggle() }
        .accessibilityValue(isMended ? (isOpen ? "expanded" : "collapsed") : "")
      if isOpen { Text("Made of clay") }
      ForEach(0..<rows, id: \.self) { Text("Row \($0)") }
      Button("Add a row") { rows += 1 }
    }
  }

  @Test func aSectionOfOnesOwnSaysWhetherItIsOpen() {
    #expect(
      JudgedScreen.lines(.expandedNotTold, in: Details(isMended: false), from: Details.line) == [
        "fail +2: “Details” shows more and takes it away again, and sounds the same either way"
      ])
    #expect(JudgedScreen.isClean(of: .expandedNotTold, Details(isMended: true)))
  }

  private struct Group: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      if isMended {
        DisclosureGroup("Delivery") { Text("Arrives on Monday") }
      } else {
        DisclosureGroup("Delivery") { Text("Arrives on Monday") }
          .accessibilityLabel("Delivery details")
      }
    }
  }

  @Test func aLabelOnADisclosureGroupNamesAllOfIt() {
    #expect(
      JudgedScreen.lines(.disclosureLabelOverrides, in: Group(isMended: false), from: Group.line) == [
        "fail +5: “Arrives on Monday” is spoken as “Delivery details”, the label of what shows it"
      ])
    #expect(JudgedScreen.isClean(of: .disclosureLabelOverrides, Group(isMended: true)))
  }

  private struct Packing: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      Text("Before you travel").font(.title3).bold()
        .accessibilityAddTraits(isMended ? .isHeader : [])
      Text("Passport")
      Text("Tickets")
    }
  }

  @Test func aLevelMakesNoHeading() {
    let title = SemanticNode.text("title", "Health hub").with { $0.headingLevel = 1 }
    #expect(
      JudgedScreen.lines(.headingMissing, [title]) == [
        "fail text[1]: “Health hub” has the level 1 of headings, and is no heading without the trait"
      ])
    #expect(JudgedScreen.lines(.headingMissing, [title.with { $0.traits.insert(.header) }]) == [])
  }

  @Test func aTitleStandsAboveFewWordsAsWell() {
    let title = SemanticNode.text("title", "Order summary").with {
      $0.appearance = Appearance().with { $0.textStyle = "title3" }
    }
    #expect(
      JudgedScreen.lines(.headingMissing, [title, .text("text", "2 items, $31.50")]) == [
        "fail text[1]: “Order summary” has the style “title3” above a text, and is no heading"
      ])
    // A number is what a title may be of, as of a tile.
    #expect(JudgedScreen.lines(.headingMissing, [title, .text("text", "$31.50")]) == [])
  }

  @Test func aBoldTitleAboveSeveralTextsIsAHeading() {
    #expect(
      JudgedScreen.lines(.headingMissing, in: Packing(isMended: false), from: Packing.line) == [
        "fail +2: “Before you travel” has the style “title3” above a text, and is no heading"
      ])
    #expect(JudgedScreen.isClean(of: .headingMissing, Packing(isMended: true)))
  }

  private struct SizePicker: View {
    @State var size = "M"
    let isMended: Bool
    static let line = #line
    var body: some View {
      if isMended {
        Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }.pickerStyle(.menu)
      } else {
        Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }.pickerStyle(.menu)
          .accessibilityLabel("Choose a size")
      }
    }
  }

  @Test func aLabelOnAMenuPickerTakesThePlaceOfItsValue() {
    #expect(
      JudgedScreen.lines(.pickerLabelHidesValue, in: SizePicker(isMended: false), from: SizePicker.line) == [
        "fail +5: the label “Choose a size” takes the place of the value “M” on a device"
      ])
    #expect(JudgedScreen.isClean(of: .pickerLabelHidesValue, SizePicker(isMended: true)))
  }

  private struct Loading: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let isMended: Bool
    static let line = #line
    var body: some View {
      if isMended && reduceMotion {
        Text("Loading")
      } else {
        Text("Loading").phaseAnimator([0.2, 1]) { $0.opacity($1) }
        Text("Wait").animation(.easeInOut.repeatForever(), value: isMended)
      }
    }
  }

  @Test func whatPulsesWithoutEndRestsWithReduceMotion() {
    #expect(
      JudgedScreen.lines(.motionEndless, in: Loading(isMended: false), from: Loading.line) == [
        "fail +5: the movement “phaseAnimator” of “Loading” never ends, also with Reduce Motion",
        "fail +6: the movement “repeatForever” of “Wait” never ends, also with Reduce Motion",
      ])
    #expect(JudgedScreen.isClean(of: .motionEndless, Loading(isMended: true)))
  }
}
