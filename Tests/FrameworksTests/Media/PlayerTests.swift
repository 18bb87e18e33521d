import AVKit
import Foundation
import PhotosUI
import Semantics
import SwiftUI
import Testing
import WebKit

/// What is heard of films, photos and pages of the web.
@MainActor
struct PlayerTests {
  private let film = URL(string: "https://example.com/film.mp4")!

  @Test("A player is one element, which its author names")
  func player() throws {
    let player = VideoPlayer(player: AVPlayer(url: film))
    #expect(try Screen(player).spoken == ["Video"])
    #expect(try Screen(player.accessibilityLabel("How to bake")).spoken == ["How to bake"])
    #expect(Screen.findings(.nameMissing, in: player) == ["“Video” does not say what it shows"])
    #expect(Screen.findings(.nameMissing, in: player.accessibilityLabel("How to bake")) == [])
  }

  @Test("What lies over a film is heard in it")
  func overlay() throws {
    let player = VideoPlayer(player: AVPlayer(url: film)) { Text("Live") }
    #expect(try Screen(player.accessibilityLabel("Match")).spoken == ["Match, Live"])
  }

  @Test("A player knows whether it was told to play")
  func playing() {
    let player = AVPlayer(url: film)
    #expect(player.timeControlStatus == .paused)
    player.play()
    #expect(player.timeControlStatus == .playing)
    player.pause()
    #expect(player.timeControlStatus == .paused)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).seconds == 1.5)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600).seconds.isNaN)
  }

  @Test("What a component speaks by itself is not heard")
  func speech() throws {
    struct Reader: View {
      let synthesizer = AVSpeechSynthesizer()
      var body: some View { Button("Read") { synthesizer.speak(AVSpeechUtterance(string: "Hello")) } }
    }
    let screen = try Screen(Reader())
    #expect(try screen.view.perform(.activate, on: screen.view.tree.nodes[0].id) == [])
  }

  @Test("A picker of photos is a button")
  func photos() throws {
    let picker = PhotosPicker(selection: .constant(nil), matching: .images) { Label("Add photo", systemImage: "photo") }
    #expect(try Screen(picker).spoken == ["Add photo, button"])
    #expect(try Screen(PhotosPicker("Add photos", selection: .constant([]))).spoken == ["Add photos, button"])
  }

  @Test("Of a page of the web nothing is heard but its author's name for it")
  func web() throws {
    #expect(try Screen(WebView(url: film)).spoken == [])
    #expect(try Screen(WebView(url: film).accessibilityLabel("Terms")).spoken == ["Terms"])
    let page = WebPage()
    page.load(film)
    #expect(page.url == film)
  }
}
