import Auditing
import HeadlessUI
import Semantics
import SwiftUI
import Testing

/// What the system makes is not the component's fault; the same made by hand is.
@MainActor
struct SystemPartsTests {
  @Test("A search field of the system has its prompt for a name")
  func searchField() {
    let list = NavigationStack { List { Text("Tea") }.searchable(text: .constant("")) }
    #expect(JudgedScreen.isClean(of: .namePlaceholderOnly, list))
    #expect(!JudgedScreen.isClean(of: .namePlaceholderOnly, TextField("", text: .constant(""), prompt: Text("Town"))))
  }

  @Test("White on a tint is the system's choice in a prominent button, and the component's on a background of its own")
  func prominentButton() {
    let dark = SemanticEnvironment(colorScheme: "dark")
    #expect(
      JudgedScreen.isClean(
        of: .contrastText, Button("Next") {}.buttonStyle(.borderedProminent).tint(.yellow), environment: dark))
    #expect(
      !JudgedScreen.isClean(
        of: .contrastText, Text("Next").foregroundStyle(.white).background(Color.yellow), environment: dark))
  }

  @Test("A stand-in answers for what a shape reacts to")
  func representation() {
    let knob = Circle().frame(width: 80, height: 80).gesture(DragGesture().onEnded { _ in })
    #expect(!JudgedScreen.isClean(of: .gestureOnly, knob))
    #expect(
      JudgedScreen.isClean(
        of: .gestureOnly,
        knob.accessibilityRepresentation { Slider(value: .constant(0.5), in: 0...1) { Text("Volume") } }))
  }
}
