import Observation
import SwiftUI

@Observable
final class Preferences {
  enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: Self { self }
    var title: LocalizedStringKey {
      switch self {
      case .system: "System"
      case .light: "Light"
      case .dark: "Dark"
      }
    }
  }

  var name = "Sam"
  var notifications = true
  var sounds = false
  var volume = 0.5
  var appearance = Appearance.system
  var reminder = Date(timeIntervalSinceReferenceDate: 757_432_800)
  var servings = 2
  var accent = Color.indigo

  @ObservationIgnored private var log: [String] = []

  func reset() {
    log.append("reset")
    notifications = true
    sounds = false
    volume = 0.5
    servings = 2
    appearance = .system
  }
}
