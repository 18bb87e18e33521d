import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Public reports about looks as SwiftUI components, each as it was reported and mended.
@MainActor
struct VisualComponentTests {
  private struct Total: View {
    static let line = #line
    var body: some View {
      Text("Tax").foregroundStyle(Color(white: 0.6))
      Text("Total").foregroundStyle(Color(white: 0.4)).background(Color.white)
      Button {
      } label: {
        Text("Pay").foregroundStyle(Color(white: 0.7)).background(Color(white: 0.9))
      }
      Button {
      } label: {
        Text("Later").foregroundStyle(Color(white: 0.7))
      }.disabled(true)
      Text("★").foregroundStyle(Color(white: 0.9))
      Text("Plain")
    }
  }

  @Test func contrastIsJudgedTextByText() {
    #expect(
      JudgedScreen.lines(.contrastText, in: Total(), from: Total.line) == [
        "fail +2: “Tax” is #999999 on #FFFFFF, a contrast of 2.84 where 4.5 is needed",
        "fail +6: “Pay” is #B3B3B3 on #E6E6E6, a contrast of 1.68 where 4.5 is needed",
      ])
  }

  private struct Warning: View {
    let colour: Color?
    static let line = #line
    var body: some View {
      HStack {
        Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange).accessibilityLabel("Warning")
        if let colour { Text("No alcohol").foregroundStyle(colour) } else { Text("No alcohol") }
      }
      .accessibilityElement(children: .combine)
    }
  }

  @Test func aTextBesideAPictureHasNotItsColour() {
    #expect(JudgedScreen.isClean(of: .contrastText, Warning(colour: nil)))
    #expect(
      JudgedScreen.lines(.contrastText, in: Warning(colour: Color(white: 0.6)), from: Warning.line) == [
        "fail +4: “No alcohol” is #999999 on #FFFFFF, a contrast of 2.84 where 4.5 is needed"
      ])
  }

  private struct Caption: View {
    static let line = #line
    var body: some View { Text("Black").foregroundStyle(.black) }
  }

  @Test func blackTextFailsInTheDark() {
    #expect(
      JudgedScreen.lines(.contrastText, in: Caption(), from: Caption.line) == [
        "fail +1: “Black” is #000000 on #000000, a contrast of 1.00 where 4.5 is needed"
      ])
  }

  private struct Layers: View {
    static let line = #line
    var body: some View {
      ZStack {
        Color(white: 0.1)
        Text("Over a colour").foregroundStyle(.white)
      }
      Text("Over a gradient").foregroundStyle(.white)
        .background(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
      Image("hero").overlay { Text("Over an image").foregroundStyle(.white) }
      Text("By the system").foregroundStyle(.secondary)
      Text("By the system, and enough").foregroundStyle(.primary)
      Button("Buy") {}.buttonStyle(.borderedProminent).tint(Color(white: 0.2))
      Text("On a veil").foregroundStyle(.white).background(Color.black.opacity(0.8))
      Text("Tinted").foregroundStyle(.tint)
    }
  }

  @Test func whatLiesBehindIsFoundOrLookedAt() {
    #expect(JudgedScreen.lines(.contrastText, in: Layers(), from: Layers.line) == [])
    #expect(
      JudgedScreen.lines(.contrastUnknown, in: Layers(), from: Layers.line) == [
        "review +6: whether “Over a gradient” can be read cannot be told: a gradient has no single colour",
        "review +8: whether “Over an image” can be read cannot be told: an image lies behind",
      ])
  }

  private struct Size: View {
    @State var isChosen = false
    let isMended: Bool
    static let line = #line
    var body: some View {
      Button("Medium") { isChosen.toggle() }
        .background(isChosen ? Color(white: 0.8) : .white)
        .accessibilityAddTraits(isMended && isChosen ? .isSelected : [])
    }
  }

  @Test func aChosenSizeIsSelected() {
    #expect(
      JudgedScreen.lines(.colourOnly, in: Size(isMended: false), from: Size.line) == [
        "fail +2: a colour changes when “Medium” is used, and nothing that is spoken does"
      ])
    #expect(JudgedScreen.isClean(of: .colourOnly, Size(isMended: true)))
  }

  private struct Favourite: View {
    @State var isOn = false
    @State var count = 3
    let isMended: Bool
    static let line = #line
    var body: some View {
      Button {
        isOn.toggle()
        count += isOn ? 1 : -1
      } label: {
        Image(systemName: isOn ? "star.fill" : "star")
      }
      .accessibilityLabel("Favourite")
      .accessibilityAddTraits(isMended && isOn ? .isSelected : [])
      Text("\(count) favourites")
    }
  }

  @Test func aStarThatIsFilledSaysSo() {
    #expect(
      JudgedScreen.lines(.colourOnly, in: Favourite(isMended: false), from: Favourite.line) == [
        "fail +2: the symbol on “Favourite” changes from “star” to “star.fill”, and it says nothing of it"
      ])
    #expect(JudgedScreen.isClean(of: .colourOnly, Favourite(isMended: true)))
  }

  private struct Player: View {
    @State var isPlaying = false
    var body: some View {
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause" : "play")
      }
    }
  }

  @Test func aSymbolThatIsSpokenIsEnough() {
    #expect(JudgedScreen.isClean(of: .colourOnly, Player()))
  }

  private struct Padded: View {
    static let line = #line
    var body: some View {
      Button {
      } label: {
        Image(systemName: "plus").frame(width: 24, height: 24).padding(10)
      }
      Button {
      } label: {
        Image(systemName: "minus").frame(width: 24, height: 24).frame(width: 44, height: 44)
      }
      Button {
      } label: {
        ZStack {
          Circle().frame(width: 44, height: 44)
          Image(systemName: "star").frame(width: 20, height: 20)
        }
      }
      Button {
      } label: {
        Image(systemName: "heart").frame(width: 24, height: 24)
      }.padding(10)
      HStack {
        Button("Share") {}
        Spacer()
      }.frame(width: 20, height: 20)
    }
  }

  @Test func theRoomAroundALabelCounts() {
    #expect(
      JudgedScreen.lines(.targetSizePlatform, in: Padded(), from: Padded.line) == [
        "fail +17: “heart” is 24 by 24 points; 44 by 44 are asked for"
      ])
  }

  private struct Capo: View {
    @ScaledMetric private var scaled = 32.0
    let isMended: Bool
    static let line = #line
    var body: some View {
      if isMended {
        Text("100").frame(minWidth: 32)
        Text("100").frame(width: scaled * 3)
      } else {
        Text("100").frame(width: 32)
        Text("100").frame(width: 32).dynamicTypeSize(.large)
      }
    }
  }

  @Test func aNumberHasRoomAtTheLargestType() {
    #expect(
      JudgedScreen.lines(.typeFrameFixed, in: Capo(isMended: false), from: Capo.line).filter { $0.hasPrefix("fail") }
        == [
          "fail +6: “100” needs at least 39.75 points at accessibility5, in a frame of 32"
        ])
    let mended = JudgedScreen.lines(.typeFrameFixed, in: Capo(isMended: true), from: Capo.line)
    #expect(!mended.contains { $0.hasPrefix("fail") })
  }

  private struct Amount: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      Text("52,834.00 €").lineLimit(isMended ? nil : 1).frame(width: 90)
      Text("A mug of bone china, fired twice and painted by hand").lineLimit(1)
    }
  }

  @Test func anAmountIsNotCutOff() {
    #expect(
      JudgedScreen.lines(.typeTruncated, in: Amount(isMended: false), from: Amount.line).filter { $0.hasPrefix("fail") }
        == ["fail +2: “52,834.00 €” needs at least 145.75 points at accessibility5, and has one line of 90"])
    #expect(JudgedScreen.isClean(of: .typeTruncated, Amount(isMended: true)))
  }

  private struct Sliding: View {
    var body: some View { Text("Added").transition(.move(edge: .bottom)) }
  }

  @Test func aTransitionGivesWayByItself() {
    #expect(JudgedScreen.isClean(of: .motionNoAlternative, Sliding()))
  }

  private struct Alarm: View {
    let seconds: Double
    static let line = #line
    var body: some View {
      PhaseAnimator([false, true]) { isLit in
        isLit ? Color.white : Color.black
      } animation: { _ in
        .linear(duration: seconds)
      }
    }
  }

  @Test func aFieldThatFlashesIsLookedAt() {
    #expect(
      JudgedScreen.lines(.flash, in: Alarm(seconds: 0.1), from: 0).map { $0.drop { $0 != ":" } } == [
        ": “phaseAnimator” flashes 5.00 times a second; how large the field is was not declared"
      ])
    #expect(JudgedScreen.isClean(of: .flash, Alarm(seconds: 0.25)))
  }
}
