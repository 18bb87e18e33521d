import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Names of what is no element by itself: links in a text, and actions that are called by a symbol.
@MainActor
struct LinkAndActionNameTests {
  private struct Terms: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      if isMended {
        Text("Read the [terms of service](https://example.com/terms) before you pay.")
      } else {
        Text("To see the terms, [click here](https://example.com/terms).")
      }
    }
  }

  @Test func aLinkInATextSaysWhereItLeads() {
    #expect(
      JudgedScreen.lines(.nameGeneric, in: Terms(isMended: false), from: Terms.line) == [
        "fail +5: the link “click here” in “To see the terms, click here.” names nothing by itself"
      ])
    #expect(JudgedScreen.isClean(of: .nameGeneric, Terms(isMended: true)))
  }

  private struct Row: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      List {
        Text("Lunch on Friday")
          .swipeActions {
            Button {
            } label: {
              if isMended { Label("Pin", systemImage: "mappin") } else { Image(systemName: "mappin") }
            }
            Button("Archive") {}
          }
      }
    }
  }

  @Test func anActionBehindASwipeHasAName() {
    #expect(
      JudgedScreen.lines(.nameIsAsset, in: Row(isMended: false), from: Row.line) == [
        "fail +3: the action “mappin” of “Lunch on Friday” is the name of a symbol"
      ])
    #expect(JudgedScreen.isClean(of: .nameIsAsset, Row(isMended: true)))
  }

  private struct Results: View {
    let action: String
    let rotor: String
    static let line = #line
    var body: some View {
      Text("Lab results").accessibilityAction(named: action) {}
      VStack {
        ForEach(["Pizza", "Stew"], id: \.self) { Text($0) }
      }
      .accessibilityRotor(rotor) { AccessibilityRotorEntry("Pizza", id: "Pizza") }
    }
  }

  @Test(
    "Actions that say nothing", arguments: ["Action", "Action 1", "Custom action 2", "More"])
  func actionThatSaysNothing(_ name: String) {
    #expect(
      JudgedScreen.lines(.nameGeneric, in: Results(action: name, rotor: "Vegan"), from: Results.line) == [
        "fail +2: the action “\(name)” of “Lab results” does not say what it does"
      ])
  }

  @Test("Actions that say what they do", arguments: ["Archive", "Option A", "Add 2", "Take action"])
  func actionThatSaysWhat(_ name: String) {
    #expect(JudgedScreen.isClean(of: .nameGeneric, Results(action: name, rotor: "Vegan")))
  }

  @Test func aRotorHasAName() {
    #expect(
      JudgedScreen.lines(.nameGeneric, in: Results(action: "Archive", rotor: ""), from: Results.line) == [
        "fail +4: the rotor that leads to “Pizza” has no name"
      ])
  }

  private struct Box: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        configuration.label
      }
    }
  }

  private struct Offers: View {
    @State private var isOn = false
    let title: String
    static let line = #line
    var body: some View {
      HStack {
        Toggle(title, isOn: $isOn).toggleStyle(Box())
        Text("Text me offers")
      }
    }
  }

  @Test func aDrawnBoxIsNoName() {
    #expect(
      JudgedScreen.lines(.nameIsAsset, in: Offers(title: ""), from: Offers.line).contains(
        "fail +3: “square” is the name of a symbol"))
    #expect(JudgedScreen.isClean(of: .nameIsAsset, Offers(title: "Text me offers")))
  }

  private struct Hours: View {
    @State var isShown = false
    let isMended: Bool
    static let line = #line
    var body: some View {
      Button("Opening hours") { isShown = true }
        .accessibilityAddTraits(isMended ? [] : .isLink)
        .accessibilityRemoveTraits(isMended ? [] : .isButton)
        .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
    }
  }

  @Test func whatOpensASheetIsNoLink() {
    #expect(
      JudgedScreen.lines(.linkNotTold, in: Hours(isMended: false), from: Hours.line) == [
        "fail +2: “Opening hours” is a link and opens something in front of the screen"
      ])
    #expect(JudgedScreen.isClean(of: .linkNotTold, Hours(isMended: true)))
  }
}
