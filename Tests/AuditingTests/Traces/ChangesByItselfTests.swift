import Combine
import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// What changes on a screen that nobody touches.
@MainActor
struct ChangesByItselfTests {
  private struct Slides: View {
    @State private var page = 0
    @State private var isPlaying = true
    let canBePaused: Bool
    let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()
    static let line = #line
    var body: some View {
      let slides = ["Spring sale", "New in store", "Free delivery"]
      TabView(selection: $page) {
        ForEach(slides.indices, id: \.self) { Text(slides[$0]).tag($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .onReceive(timer) { _ in
        if isPlaying { page = (page + 1) % slides.count }
      }
      if canBePaused { Button(isPlaying ? "Pause slides" : "Play slides") { isPlaying.toggle() } }
    }
  }

  /// Each instance of a screen makes a timer of its own.
  private struct Screen: View {
    let canBePaused: Bool
    var body: some View { Slides(canBePaused: canBePaused) }
  }

  @Test func pagesThatTurnByThemselvesCanBePaused() {
    let whole = "the page with “Spring sale” gives way to another by itself, again and again"
    #expect(
      JudgedScreen.lines(.changesByItself, in: Screen(canBePaused: false), from: Slides.line) == [
        "fail +4: \(whole), and nothing beside it stops that"
      ])
    #expect(JudgedScreen.isClean(of: .changesByItself, Screen(canBePaused: true)))
  }

  private struct Quiet: View {
    @State private var seconds = 0
    @State private var status = "Connecting"
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      Text("\(seconds) seconds").onReceive(timer) { _ in
        seconds += 1
        if seconds > 6 { status = "Connected" }
      }
      Text(status)
    }
  }

  @Test func clocksAndAStatusAreLeftAlone() { #expect(JudgedScreen.isClean(of: .changesByItself, Group { Quiet() })) }
}
