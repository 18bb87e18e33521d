import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// What happens near a control and is not its doing, or needs no words.
@MainActor
struct BystanderTests {
  private struct Clock: View {
    @State private var seconds = 30
    @State private var isOn = false
    let tells: Bool
    static let line = #line
    var body: some View {
      Button("Start") { isOn = true }
      if !tells, isOn { Text("Started") }
      Text("\(seconds) seconds left")
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in seconds -= 1 }
    }
  }

  @Test func aClockThatRunsAnywayIsNobodysChange() {
    #expect(JudgedScreen.isClean(of: .changeNotAnnounced, Clock(tells: true)))
    #expect(
      JudgedScreen.lines(.statusNotAnnounced, in: Clock(tells: false), from: Clock.line) == [
        "fail +2: “Started” appears when “Start” is used, and nothing is spoken of it"
      ])
  }

  private struct Player: View {
    @State private var isPlaying = false
    let showsTime: Bool
    static let line = #line
    var body: some View {
      VStack {
        Text("Episode 4")
        if showsTime { Text(isPlaying ? "Now playing" : "Paused") }
        Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
      }
      .accessibilityAction(.magicTap) { isPlaying.toggle() }
    }
  }

  @Test func aMagicTapIsHeardByWhatItStarts() {
    #expect(JudgedScreen.isClean(of: .changeNotAnnounced, Player(showsTime: false)))
    #expect(
      JudgedScreen.lines(.changeNotAnnounced, in: Player(showsTime: true), from: Player.line) == [
        "fail +3: “Now playing” appears and nothing is spoken of it"
      ])
  }

  private struct Mails: View {
    @State private var mails = ["Refill", "Coupon"]
    var body: some View {
      List(mails, id: \.self) { mail in
        Text(mail)
          .swipeActions { Button("Delete") { mails.removeAll { $0 == mail } } }
      }
      Button("Compose") {}
    }
  }

  @Test func aRowMayBeDeletedFromItsActions() {
    #expect(JudgedScreen.isClean(of: .focusLost, Mails()))
  }

  private struct Search: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List(["Ibuprofen"], id: \.self) { Text($0) }.searchable(text: $text)
      }
    }
  }

  @Test func cancellingASearchIsTheSystemsMatter() {
    #expect(JudgedScreen.isClean(of: .focusLost, Search()))
  }

  private struct Range: View {
    @State private var low = 20
    @State private var high = 80
    let isWrong: Bool
    static let line = #line
    var body: some View {
      Text("Least")
        .accessibilityValue("\(low)")
        .accessibilityAdjustableAction { direction in
          if direction == .increment { low = isWrong ? low - 5 : min(low + 5, high) } else { low += isWrong ? 5 : -5 }
        }
      Button("Anything") { low = high + 5 }
    }
  }

  @Test func aLimitThatSomethingElseMovesIsNoWrongWay() {
    #expect(JudgedScreen.isClean(of: .adjustInconsistent, Range(isWrong: false)))
    #expect(
      JudgedScreen.lines(.adjustInconsistent, in: Range(isWrong: true), from: Range.line) == [
        "fail +2: “Least” goes up when it is moved down"
      ])
  }
}
