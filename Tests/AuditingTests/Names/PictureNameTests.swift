import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Names of what is seen as a picture.
@MainActor
struct PictureNameTests {
  @Test(
    "A name that only says that there is a picture",
    arguments: [
      ("Chart", "en_US"), ("photo", "en_US"), ("Diagramm", "de_DE"), ("Fotografía", "es_ES"), ("صورة", "ar_SA"),
    ])
  func general(_ name: String, _ locale: String) {
    let image = SemanticNode(id: "a", role: .image, traits: .image, label: name)
    #expect(
      NameScreen("", image, locale: locale).findings(of: .nameGeneric)
        == ["image[1]: “\(name)” names nothing by itself"])
    let more = SemanticNode(id: "a", role: .image, traits: .image, label: "\(name) 2025")
    #expect(NameScreen("", more, locale: locale).findings(of: .nameGeneric) == [])
  }

  private struct States: View {
    @State var state = "Ohio"
    let title: String
    static let line = #line
    var body: some View {
      Picker(title, selection: $state) {
        Text("Ohio").tag("Ohio")
        Text("Iowa").tag("Iowa")
      }
    }
  }

  @Test func aPickerSaysWhatIsChosen() {
    #expect(
      JudgedScreen.lines(.nameGeneric, in: States(title: "Select"), from: States.line) == [
        "fail +2: “Select” names nothing by itself"
      ])
    #expect(JudgedScreen.isClean(of: .nameGeneric, States(title: "State")))
  }

  private struct Battery: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      Gauge(value: 0.5) {
        if isMended { Text("Battery") } else { Image(systemName: "battery.50") }
      } currentValueLabel: {
        Text("50 %")
      }
      .gaugeStyle(.accessoryCircular)
    }
  }

  @Test func aGaugeIsNotCalledByTheNameOfASymbol() {
    #expect(
      JudgedScreen.lines(.nameIsAsset, in: Battery(isMended: false), from: Battery.line) == [
        "fail +2: “battery 50” is the name of a symbol"
      ])
    #expect(JudgedScreen.isClean(of: .nameIsAsset, Battery(isMended: true)))
  }

  private struct Lake: View {
    @State var isLarge = false
    let isMended: Bool
    static let line = #line
    var body: some View {
      if isMended {
        Button {
          isLarge.toggle()
        } label: {
          Image("lake").accessibilityLabel(isLarge ? "Make the lake smaller" : "Make the lake larger")
        }
      } else {
        Image(decorative: "lake").frame(height: isLarge ? 300 : 120).onTapGesture { isLarge.toggle() }
      }
    }
  }

  @Test func aPictureForTheEyeAloneReactsToNothing() {
    #expect(
      JudgedScreen.lines(.traitMissing, in: Lake(isMended: false), from: Lake.line) == [
        "fail +9: a drawing does something when it is tapped, and no element tells of it"
      ])
    #expect(JudgedScreen.isClean(of: .traitMissing, Lake(isMended: true)))
  }
}
