import SwiftUI

@main
struct EverydayApp: App {
  @StateObject private var basket = Basket()
  @State private var preferences = Preferences()
  @Environment(\.scenePhase) private var scenePhase
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false

  var body: some Scene {
    WindowGroup {
      Group {
        if hasSeenOnboarding {
          RootView()
        } else {
          OnboardingFlow { hasSeenOnboarding = true }
        }
      }
      .environmentObject(basket)
      .environment(preferences)
      .tint(.indigo)
    }
    .onChange(of: scenePhase) { _, phase in
      guard phase == .background else { return }
      basket.save()
    }
    .commands {
      CommandGroup(replacing: .newItem) {
        Button("New Order") { basket.removeAll() }
          .keyboardShortcut("n", modifiers: .command)
      }
    }
  }
}
