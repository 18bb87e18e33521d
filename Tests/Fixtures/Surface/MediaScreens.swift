import AVFoundation
import AVKit
import CoreHaptics
import CoreTransferable
import PhotosUI
import QuartzCore
import StoreKit
import SwiftUI
import TipKit
import UniformTypeIdentifiers
import UserNotifications
import WebKit

// What stands beside SwiftUI in the files of apps; compiled only.

struct PlayerScreen: View {
  @State private var player = AVPlayer(url: URL(string: "https://example.com/film.m3u8")!)
  @State private var audio: AVAudioPlayer?
  @State private var began = CACurrentMediaTime()

  var body: some View {
    VStack {
      VideoPlayer(player: player) {
        Text("Live").padding()
      }
      .frame(height: 300)
      .onAppear { player.play() }
      .onDisappear { player.pause() }
      .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in
        player.seek(to: .zero)
      }
      Button(player.timeControlStatus == .playing ? "Pause" : "Play") {
        player.timeControlStatus == .playing ? player.pause() : player.play()
        player.seek(to: CMTime(seconds: 10, preferredTimescale: 600))
      }
      Button("Chime") {
        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
        guard let url = Bundle.main.url(forResource: "chime", withExtension: "mp3") else { return }
        audio = try? AVAudioPlayer(contentsOf: url)
        audio?.play()
      }
      VideoPlayer(player: AVPlayer(playerItem: AVPlayerItem(url: URL(string: "https://example.com/a.mp4")!)))
    }
  }
}

final class Narrator: NSObject, ObservableObject, AVSpeechSynthesizerDelegate {
  private let synthesizer = AVSpeechSynthesizer()

  func speak(_ text: String) {
    synthesizer.delegate = self
    let utterance = AVSpeechUtterance(string: text)
    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
    utterance.rate = AVSpeechUtteranceDefaultSpeechRate
    if synthesizer.isSpeaking { synthesizer.stopSpeaking(at: .immediate) }
    synthesizer.speak(utterance)
  }

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}

struct Note: Codable, Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

struct AvatarPicker: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var image: Image?
  @State private var isImporting = false
  @Environment(\.requestReview) private var requestReview

  var body: some View {
    VStack {
      PhotosPicker(selection: $item, matching: .any(of: [.images, .screenshots])) {
        Label("Choose a photo", systemImage: "photo")
      }
      PhotosPicker("Choose photos", selection: $items, maxSelectionCount: 3, matching: .images)
      PhotosPicker(selection: $items, matching: .images, photoLibrary: .shared()) { Text("Choose") }
      Button("Rate") { requestReview() }
    }
    .onChange(of: item) {
      Task { image = try? await item?.loadTransferable(type: Image.self) }
    }
    .photosPicker(isPresented: $isImporting, selection: $item)
    .dropDestination(for: Note.self) { _, _ in UTType.heic == .commaSeparatedText }
  }
}

struct SortTip: Tip {
  var title: Text { Text("Sort the list") }
  var message: Text? { Text("Tap a column.") }
  var image: Image? { Image(systemName: "arrow.up.arrow.down") }
  var actions: [Action] {
    Action(id: "learn", title: "Learn more")
    Action(title: "Not now")
  }
  var options: [any TipOption] { Tips.MaxDisplayCount(3) }
}

struct TipScreen: View {
  private let tip = SortTip()
  @State private var engine: CHHapticEngine?

  var body: some View {
    VStack {
      TipView(tip, arrowEdge: .bottom)
      TipView(tip) { action in if action.id == "learn" { tip.invalidate(reason: .actionPerformed) } }
      Button("Sort") { buzz() }.popoverTip(tip).popoverTip(tip, arrowEdge: .top) { _ in }
      WebView(url: URL(string: "https://example.com"))
    }
    .task {
      try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
      _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
      let content = UNMutableNotificationContent()
      content.title = "Sorted"
      content.sound = .default
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
      try? await UNUserNotificationCenter.current().add(
        UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
    }
  }

  private func buzz() {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    let sharpness = CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5)
    let event = CHHapticEvent(eventType: .hapticTransient, parameters: [sharpness], relativeTime: 0)
    engine = CHHapticEngine()
    try? engine?.start()
    let player = try? engine?.makePlayer(with: CHHapticPattern(events: [event], parameters: []))
    try? player?.start(atTime: CHHapticTimeImmediate)
  }
}
