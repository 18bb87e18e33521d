import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// What a listener hears of each trait that a component adds.
@MainActor
struct SpokenTraitTests {
  private nonisolated static let traits: [(AccessibilityTraits, String)] = [
    (.isButton, "Item, button"), (.isHeader, "Item, heading"), (.isSelected, "selected, Item"),
    (.isLink, "Item, link"), (.isSearchField, "Item, search field"), (.isImage, "Item, image"),
    (.isKeyboardKey, "Item"), (.isStaticText, "Item"), (.isSummaryElement, "Item"), (.updatesFrequently, "Item"),
    (.playsSound, "Item"), (.startsMediaSession, "Item"), (.causesPageTurn, "Item"), (.isToggle, "Item, off"),
    (.allowsDirectInteraction, "Item"), ([.isButton, .isSelected], "selected, Item, button"),
    ([.isButton, .isToggle], "Item, switch button, off"),
  ]

  @Test("A trait is heard, or known to the reader", arguments: traits.indices)
  func spoken(row: Int) throws {
    let (traits, text) = Self.traits[row]
    let heard = try Heard(Circle().accessibilityLabel("Item").accessibilityAddTraits(traits))
    #expect(try heard(.where) == [text])
    let plain = try Heard(
      Circle().accessibilityLabel("Item").accessibilityAddTraits(traits).accessibilityRemoveTraits(traits))
    #expect(try plain(.where) == ["Item"])
  }

  @Test("A heading tells its level")
  func levels() throws {
    let levels: [(AccessibilityHeadingLevel, String)] = [
      (.unspecified, "Title, heading"), (.h1, "Title, heading level 1"), (.h2, "Title, heading level 2"),
      (.h3, "Title, heading level 3"), (.h4, "Title, heading level 4"), (.h5, "Title, heading level 5"),
      (.h6, "Title, heading level 6"),
    ]
    for (level, text) in levels {
      let heard = try Heard(Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(level))
      #expect(try heard(.where) == [text])
    }
  }

  @Test("What starts a media session says nothing after it was activated")
  func media() throws {
    let play = Button("Play") {}
    #expect(try Heard(play.accessibilityAddTraits(.startsMediaSession)).activate("Play") == [])
    #expect(try Heard(play).activate("Play") == ["Play"])
  }

  @Test("Explicit help is the hint")
  func help() throws {
    let text = "Adds one"
    for view in [
      AnyView(Button("Add") {}.help("Adds one")), AnyView(Button("Add") {}.help(text)),
      AnyView(Button("Add") {}.help(Text(text))),
    ] {
      #expect(try Heard(view, hints: true)(.where) == ["Add, button. Adds one."])
    }
  }
}
