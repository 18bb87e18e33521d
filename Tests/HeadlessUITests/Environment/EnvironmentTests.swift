import Foundation
import HeadlessUI
import Observation
import Semantics
import Testing

extension EnvironmentValues {
  private struct GreetingKey: EnvironmentKey { static let defaultValue = "Hello" }

  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }

  @Entry fileprivate var volume = 5
}

/// What a component reads from around it is what it says.
@MainActor
struct EnvironmentTests {
  private struct Greeting: View {
    @Environment(\.greeting) private var greeting
    @Environment(\.volume) private var volume
    var body: some View { Text(verbatim: "\(greeting), \(volume)") }
  }

  @Test("A key has its value where nobody sets another, and the innermost that is set")
  func keys() throws {
    #expect(try labels(Greeting()) == ["Hello, 5"])
    #expect(
      try labels(Greeting().environment(\.greeting, "Hi").environment(\.greeting, "Bye").environment(\.volume, 1)) == [
        "Hi, 1"
      ])
    #expect(try labels(Greeting().transformEnvironment(\.greeting) { $0 += "!" }) == ["Hello!, 5"])
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "Night" : "Day") }
  }

  @Test("The colour scheme is the scenario's, or what a view prefers")
  func colorScheme() throws {
    #expect(try labels(Scheme()) == ["Day"])
    let dark = SemanticEnvironment(colorScheme: "dark")
    #expect(try MountedView(Scheme(), environment: dark).tree.nodes.map(\.label) == ["Night"])
    #expect(try labels(Scheme().environment(\.colorScheme, .dark)) == ["Night"])
    #expect(try labels(Scheme().preferredColorScheme(.dark)) == ["Night"])
  }

  @Observable final class Account {
    var name = "Ann"
  }

  private struct Name: View {
    @Environment(Account.self) private var account: Account?
    var body: some View {
      if let account { Button(account.name) { account.name += "e" } } else { Text("Nobody") }
    }
  }

  @Test("An object is found by its type, and followed")
  func objects() throws {
    #expect(try labels(Name()) == ["Nobody"])
    let screen = try Heard(Name().environment(Account()))
    #expect(screen.labels == ["Ann"])
    _ = try screen.activate("Ann")
    #expect(screen.labels == ["Anne"])
  }

  private struct Titled: ViewModifier {
    let title: String
    @Environment(\.greeting) private var greeting
    @State private var isOpen = false
    func body(content: Content) -> some View {
      VStack {
        Button("\(greeting) \(title)") { isOpen.toggle() }
        if isOpen { content }
      }
    }
  }

  @Test("A modifier of one's own has state and environment, and its content is read where it puts it")
  func modifiers() throws {
    let screen = try Heard(Text("Milk").modifier(Titled(title: "Ann")).environment(\.greeting, "Dear"))
    #expect(screen.labels == ["Dear Ann"])
    _ = try screen.activate("Dear Ann")
    #expect(screen.labels == ["Dear Ann", "Milk"])
  }

  private struct Versioned: View {
    var body: some View {
      if #available(iOS 26, macOS 26, *) { Text("New").glassEffect() } else { Text("Old") }
      #if canImport(UIKit)
        Text("Device")
      #endif
      #if os(macOS)
        Text("Mac")
      #endif
    }
  }

  @Test("The newest API is there, and neither UIKit nor a Mac is")
  func availability() throws {
    #expect(try labels(Versioned()) == ["New"])
  }
}
