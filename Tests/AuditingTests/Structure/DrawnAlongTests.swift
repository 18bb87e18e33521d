import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// What shapes alone show, with no text among them.
@MainActor
struct DrawnAlongTests {
  private struct Bars: View {
    var unit = 80.0
    var isMended = false
    static let line = #line
    var body: some View {
      if isMended { bars.accessibilityElement().accessibilityLabel("4,000 to 6,500 steps") } else { bars }
    }

    private var bars: some View {
      HStack(alignment: .bottom) {
        ForEach([4000.0, 6500, 5200], id: \.self) { steps in
          RoundedRectangle(cornerRadius: 4).fill(.blue).frame(height: steps / unit)
        }
      }
    }
  }

  @Test func barsWithoutATextAmongThemSayHowLongTheyAre() {
    #expect(
      JudgedScreen.lines(.visibleNotSpoken, in: Bars(), from: Bars.line) == [
        "fail +6: bars of several lengths are drawn, and nothing says how long they are"
      ])
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Bars(isMended: true)))
    // Bars as small as those of a sound that is playing stand for no numbers.
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Bars(unit: 400)))
  }

  private struct BarsInWords: View {
    var body: some View {
      VStack {
        Text("Steps this week").accessibilityAddTraits(.isHeader)
        Bars()
        Text("From 4,000 on Monday to 6,500 on Tuesday")
      }
      Bars().accessibilityHidden(true)
    }
  }

  @Test func barsAreToldBesideThem() { #expect(JudgedScreen.isClean(of: .visibleNotSpoken, BarsInWords())) }

  private struct Spinner: View {
    @State private var isTurned = false
    var words: String?
    static let line = #line
    var body: some View {
      VStack {
        Text("Your orders").accessibilityAddTraits(.isHeader)
        HStack {
          Circle()
            .trim(from: 0, to: 0.7)
            .stroke(.blue, lineWidth: 5)
            .frame(width: 40, height: 40)
            .rotationEffect(.degrees(isTurned ? 360 : 0))
        }
        if let words { Text(words) }
      }
    }
  }

  @Test func aDrawnSpinnerSaysThatSomethingIsWaitedFor() {
    #expect(
      JudgedScreen.lines(.visibleNotSpoken, in: Spinner(), from: Spinner.line) == [
        "fail +6: a part of a ring is drawn, as where something is waited for, and nothing says it"
      ])
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Spinner(words: "Loading your orders")))
  }

  private struct QuietSpinners: View {
    var body: some View {
      VStack {
        ring.accessibilityHidden(true)
        ring.accessibilityElement().accessibilityLabel("Loading")
        Button {
        } label: {
          ring
        }.accessibilityLabel("Stop")
        ring.accessibilityRepresentation { ProgressView("Loading") }
      }
    }
    private var ring: some View { Circle().trim(from: 0, to: 0.7).stroke(.blue) }
  }

  @Test func aRingThatIsSpokenForOrHiddenIsLeftAlone() {
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, QuietSpinners()))
  }

  private struct Volume: View {
    @State private var volume = 0.4
    var isMended = false
    static let line = #line
    var body: some View {
      if isMended {
        track.accessibilityElement()
          .accessibilityLabel("Volume")
          .accessibilityValue("\(Int(volume * 100)) percent")
          .accessibilityAdjustableAction { volume += $0 == .increment ? 0.1 : -0.1 }
      } else {
        track
      }
    }

    private var track: some View {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray)
          Capsule().fill(.blue).frame(width: proxy.size.width * volume)
        }
        .gesture(DragGesture().onChanged { volume = $0.location.x / proxy.size.width })
      }
      .frame(height: 20)
    }
  }

  @Test func aHomeMadeSliderCanBeMovedByWhoeverListens() {
    #expect(
      JudgedScreen.lines(.gestureOnly, in: Volume(), from: Volume.line) == [
        "fail +14: the unnamed gauge can only be used by a drag"
      ])
    #expect(JudgedScreen.isClean(of: .gestureOnly, Volume(isMended: true)))
  }
}
