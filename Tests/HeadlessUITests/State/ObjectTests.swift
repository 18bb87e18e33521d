import Foundation
import HeadlessUI
import Narration
import Observation
import Semantics
import Testing

/// Objects that views watch, and properties of a component's own.
@MainActor
struct ObjectTests {
  final class Cart: ObservableObject {
    @Published var count = 0
  }

  @Observable final class Profile {
    var name = "Ann"
    var isOpen = false
  }

  @Test func anObjectOfTheEnvironmentIsSharedByAllThatReadIt() throws {
    struct Adding: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Button("Add") { cart.count += 1 } }
    }
    struct Badge: View {
      @EnvironmentObject var cart: Cart
      var body: some View {
        Text("\(cart.count) in the cart")
        Stepper("Count", value: $cart.count)
      }
    }
    struct Shop: View {
      @StateObject private var cart = Cart()
      var body: some View {
        Group {
          Adding()
          Badge()
        }
        .environmentObject(cart)
      }
    }
    let heard = try Heard(Shop())
    _ = try heard.activate("Add")
    #expect(heard.labels == ["Add", "1 in the cart", "Count"])
  }

  @Test func anObjectThatIsHandedOnIsWatched() throws {
    struct Badge: View {
      @ObservedObject var cart: Cart
      var body: some View { Toggle("\(cart.count) in the cart", isOn: $cart.isFull) }
    }
    struct Shop: View {
      @StateObject private var cart = Cart()
      var body: some View {
        Button("Fill") { cart.count = 9 }
        Badge(cart: cart)
      }
    }
    let heard = try Heard(Shop())
    #expect(try heard(.read) == ["Fill, button", "0 in the cart, switch button, off"])
    _ = try heard.activate("Fill")
    #expect(try heard(.read) == ["Fill, button", "9 in the cart, switch button, on"])
  }

  @Test func aBindableObjectIsEdited() throws {
    struct Editor: View {
      @Bindable var profile: Profile
      var body: some View {
        TextField("Name", text: $profile.name)
        Toggle("Open", isOn: $profile.isOpen)
      }
    }
    struct Screen: View {
      @State private var profile = Profile()
      var body: some View {
        Editor(profile: profile)
        Text("\(profile.name) is \(profile.isOpen ? "open" : "closed")")
      }
    }
    let heard = try Heard(Screen())
    _ = try heard(.first, .type("e"))
    _ = try heard.activate("Open")
    #expect(heard.labels.last == "Anne is open")
  }

  @Test func anObservableObjectOfTheEnvironmentMayBeMissing() throws {
    struct Reading: View {
      @Environment(Profile.self) private var profile: Profile?
      var body: some View { Text(profile?.name ?? "Nobody") }
    }
    #expect(try labels(Reading()) == ["Nobody"])
    #expect(try labels(Reading().environment(Profile())) == ["Ann"])
  }

  @MainActor @propertyWrapper
  struct Doubled: DynamicProperty {
    @State private var half = 1
    var wrappedValue: Int {
      get { half * 2 }
      nonmutating set { half = newValue / 2 }
    }
    var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
  }

  @Test func aPropertyOfAComponentsOwnKeepsItsState() throws {
    struct Screen: View {
      @Doubled private var count
      var body: some View {
        Stepper("Count \(count)", value: $count, step: 2)
      }
    }
    let view = try MountedView(Screen())
    #expect(view.tree.nodes.map(\.label) == ["Count 2"])
    _ = try view.perform(.increment, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes.map(\.label) == ["Count 4"])
  }
}

extension ObjectTests.Cart {
  fileprivate var isFull: Bool {
    get { count > 5 }
    set { count = newValue ? 9 : 0 }
  }
}
