import Foundation
import Semantics
import SwiftUI
import Testing

/// An app's scenes compile as they are, beside the views that are heard.
@MainActor
struct AppTests {
  private struct Shop: App {
    @Environment(\.scenePhase) private var scenePhase
    @State private var count = 0

    var body: some Scene {
      WindowGroup { Text("\(count)") }
        .onChange(of: scenePhase) { _, new in count += new == .active ? 1 : 0 }
        .commands {
          CommandMenu("Cart") { Button("Empty") { count = 0 } }
          CommandGroup(replacing: .help) { EmptyView() }
        }
      Settings { Text("Settings") }
    }
  }

  private struct Phase: View {
    @Environment(\.scenePhase) private var scenePhase
    var body: some View { Text(scenePhase == .active ? "Active" : "Away") }
  }

  @Test("A scene is active")
  func phase() throws {
    _ = Shop().body
    #expect(try MountedView(Phase()).tree.nodes.map(\.label) == ["Active"])
  }

  // A class that may be inherited from, as most delegates are.
  private class Delegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { false }
  }

  private struct Delegated: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene { WindowGroup { Text("Home") } }
  }

  @Test("An app with a delegate is made without one, and nobody is told that it was launched")
  func delegate() {
    _ = Delegated().body
    #expect(UIApplication.shared.delegate == nil)
  }
}
