import HeadlessUI
import Semantics
import Testing

/// What a button is called that says only what it is for.
@MainActor
struct DefaultButtonLabelTests {
  @Test(
    "A role names a button in the words of the system",
    arguments: [
      ("en_US", ["Cancel", "Delete", "Close", "Done"]), ("de_DE", ["Abbrechen", "Löschen", "Close", "Fertig"]),
    ])
  func words(locale: String, labels: [String]) throws {
    let buttons = VStack {
      Button(role: .cancel) {}
      Button(role: .destructive) {}
      Button(role: .close) {}
      Button(role: .confirm) {}
    }
    let tree = try MountedView(buttons, environment: SemanticEnvironment(locale: locale)).tree
    #expect(tree.nodes.map(\.label) == labels)
  }
}
