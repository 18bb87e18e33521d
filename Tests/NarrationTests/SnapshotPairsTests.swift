import Foundation
import Narration
import Semantics
import Testing

/// What VoiceOver says of attributes, as reference images and recordings have it; each row is read through a JSON document.
@MainActor
struct SnapshotPairsTests {
  nonisolated static let swipe = "Swipe up or down with one finger to adjust the value."
  nonisolated static let toggleHint = "Double tap to toggle setting."
  nonisolated static let rows: [(node: String, spoken: String)] = [
    (#""label": "Label""#, "Label"),
    (#""value": "Value""#, "Value"),
    (#""hint": "Hint""#, "Hint"),
    (#""label": "Label", "value": "Value""#, "Label: Value"),
    (#""label": "Label", "hint": "Hint""#, "Label | Hint"),
    (#""value": "Value", "hint": "Hint""#, "Value | Hint"),
    (#""label": "Label", "value": "Value", "hint": "Hint""#, "Label: Value | Hint"),
    (#""label": "01""#, "01"),
    (#""label": "02", "traits": ["button"]"#, "02. Button."),
    (#""label": "03", "traits": ["link"]"#, "03. Link."),
    (#""label": "04", "traits": ["header"]"#, "04. Heading."),
    (#""label": "05", "traits": ["searchField"]"#, "05. Search Field."),
    (#""label": "06", "traits": ["image"]"#, "06. Image."),
    (#""label": "07", "traits": ["selected"]"#, "Selected: 07"),
    (#""label": "08", "traits": ["playsSound"]"#, "08"),
    (#""label": "09", "traits": ["keyboardKey"]"#, "09"),
    (#""label": "10", "traits": ["staticText"]"#, "10"),
    (#""label": "11", "traits": ["summaryElement"]"#, "11"),
    (#""label": "12", "enabled": false"#, "12. Dimmed."),
    (#""label": "13", "traits": ["updatesFrequently"]"#, "13"),
    (#""label": "15", "actions": ["increment", "decrement"]"#, "15. Adjustable. | \(swipe)"),
    (#""label": "16", "traits": ["allowsDirectInteraction"]"#, "16"),
    (#""label": "17", "traits": ["causesPageTurn"]"#, "17"),
    (#""label": "18", "traits": ["tabBar"]"#, "18"),
    (#""label": "19", "traits": ["button", "link"]"#, "19. Button. Link."),
    (#""label": "20", "traits": ["button", "header"]"#, "20. Button. Heading."),
    (#""label": "21", "traits": ["button", "searchField"]"#, "21. Button. Search Field."),
    (#""label": "23", "traits": ["button", "selected"]"#, "Selected: 23. Button."),
    (#""label": "24", "traits": ["button"], "enabled": false"#, "24. Dimmed. Button."),
    (
      #""label": "25", "traits": ["button"], "actions": ["increment", "decrement"]"#,
      "25. Button. Adjustable. | \(swipe)"
    ),
    (#""label": "26", "traits": ["button", "keyboardKey"]"#, "26"),
    (#""hint": "Hint", "actions": ["increment", "decrement"]"#, "Hint. Adjustable."),
    (
      #""label": "Label", "hint": "Hint", "actions": ["increment", "decrement"]"#, "Label. Adjustable. | Hint. \(swipe)"
    ),
    (#""actions": ["increment", "decrement"]"#, "Adjustable. | \(swipe)"),
    (#""role": "toggle", "toggle": "on""#, "Switch Button. On. | \(toggleHint)"),
    (#""role": "toggle", "toggle": "off""#, "Switch Button. Off. | \(toggleHint)"),
    (#""role": "toggle", "toggle": "on", "enabled": false"#, "Dimmed. Switch Button. On."),
    (#""role": "toggle", "toggle": "on", "label": "Label""#, "Label. Switch Button. On. | \(toggleHint)"),
    (
      #""traits": ["toggle", "button"], "value": "2", "label": "Fake Label""#,
      "Fake Label. Switch Button. Mixed. | \(toggleHint)"
    ),
    (#""traits": ["toggle"], "value": "1", "label": "Fake Label""#, "Fake Label. On. | \(toggleHint)"),
    (#""role": "tab", "label": "Item A", "position": {"index": 1, "count": 6}"#, "Item A. Tab. 1 of 6."),
    (
      #""role": "tab", "label": "Item B", "traits": ["selected"], "position": {"index": 2, "count": 6}"#,
      "Selected: Item B. Tab. 2 of 6."
    ),
    (
      #""role": "tab", "label": "Item C", "enabled": false, "position": {"index": 3, "count": 6}"#,
      "Item C. Tab. 3 of 6."
    ),
    (#""role": "tab", "position": {"index": 4, "count": 6}"#, "Tab. 4 of 6."),
    (
      #""role": "tab", "label": "Item B", "value": "3 items", "position": {"index": 2, "count": 4}"#,
      "Item B: 3 items. Tab. 2 of 4."
    ),
    (#""role": "segment", "label": "Segment A", "position": {"index": 1, "count": 3}"#, "Segment A. Button. 1 of 3."),
    (
      #""role": "segment", "label": "Segment B", "traits": ["selected"], "position": {"index": 2, "count": 3}"#,
      "Selected: Segment B. Button. 2 of 3."
    ),
    (#""role": "slider", "value": "75%", "actions": ["increment", "decrement"]"#, "75%. Adjustable. | \(swipe)"),
    (#""label": "Second", "traits": ["header"]"#, "Second. Heading."),
    (#""role": "textField""#, "Text Field. | Double tap to edit."),
    (
      #""role": "textField", "editing": true"#, "Text Field. Is editing. | Use the rotor to access Misspelled Words"
    ),
    (
      #""role": "textField", "value": "Hello from Text Field""#,
      "Hello from Text Field. Text Field. | Double tap to edit."
    ),
    (#""role": "textEditor""#, "Text Field. | Double tap to edit., Use the rotor to access Misspelled Words"),
    (
      #""role": "textField", "placeholder": "SwiftUI Text Field""#,
      "SwiftUI Text Field. Text Field. | Double tap to edit."
    ),
    (
      #""role": "textField", "placeholder": "P", "value": "Value in Text Field""#,
      "Value in Text Field. Text Field. | Double tap to edit."
    ),
    (
      #""role": "textField", "label": "Username", "value": "jdoe24""#,
      "Username: jdoe24. Text Field. | Double tap to edit."
    ),
    (#""role": "secureField""#, "Secure Text Field. | Double tap to edit."),
    (#""role": "image", "traits": ["image"], "label": "Favorite""#, "Favorite. Image."),
    (#""label": "Progress, 75%", "value": "75 percent complete""#, "Progress, 75%: 75 percent complete"),
    (
      #""label": "Delete", "traits": ["button"], "hint": "Removes this item permanently""#,
      "Delete. Button. | Removes this item permanently"
    ),
    (#""label": "Log In", "traits": ["button"], "enabled": false"#, "Log In. Dimmed. Button."),
    (#""label": "Edit Button", "traits": ["button"]"#, "Edit Button. Button."),
    (#""label": "Back", "traits": ["backButton", "button"]"#, "Back Button."),
    (#""label": "First", "traits": ["backButton", "button"]"#, "First. Back Button."),
    (#""label": "A1", "cell": {"row": 1, "column": 1}"#, "A1. Row 1. Column 1."),
    (#""label": "B1", "cell": {"row": 1, "column": 2}"#, "B1. Column 2."),
    (#""label": "A4", "cell": {"row": 4, "column": 1, "rowSpan": 2}"#, "A4. Spans 2 rows. Row 4. Column 1."),
    (
      #""label": "Label", "hint": "Hint", "actions": [{"named": "One"}, {"named": "Two"}]"#,
      "Label | Hint | Actions Available: One, Two"
    ),
  ]

  @Test(arguments: rows.indices)
  func attributesAreSpokenAsRecorded(index: Int) throws {
    let row = Self.rows[index]
    #expect(try read(#"[{"id": "a", \#(row.node)}]"#, notation: .snapshot) == [row.spoken])
  }

  @Test func aStepperIsTwoButtons() throws {
    let node = #"""
      [{"id": "s", "role": "stepper", "label": "Guests", "value": "0", "actions": ["increment"],
        "range": {"lower": 0, "upper": 5, "current": 0}}]
      """#
    #expect(
      try read(node, notation: .snapshot) == [
        "Guests, Decrement: 0. Dimmed. Button.", "Guests, Increment: 0. Button.",
      ])
    #expect(
      try read(node, notation: .snapshot, platform: "iOS 26") == [
        "Guests, Decrement: 0. Button.", "Guests, Increment: 0. Button.",
      ])
    #expect(
      try read(#"[{"id": "s", "role": "stepper", "actions": ["increment", "decrement"]}]"#, notation: .snapshot) == [
        "Decrement. Button.", "Increment. Button.",
      ])
  }

  @Test func containersSpeakOnEntry() throws {
    let nodes = #"""
      [{"id": "g", "container": "semanticGroup", "label": "Favorite apps", "children": [
         {"id": "a", "label": "Weather", "traits": ["selected", "button"]}, {"id": "b", "label": "Clock"}]},
       {"id": "l", "container": "list", "children": [{"id": "c", "label": "One"}, {"id": "d", "label": "Two"}]},
       {"id": "t", "container": "tabBar", "children": [{"id": "e", "label": "Home", "traits": ["selected"]}]}]
      """#
    #expect(
      try read(nodes, notation: .speech) == [
        "Favorite apps, selected, Weather, button", "Clock", "One, list start", "Two, list end",
        "selected, Home, tab, 1 of 1",
      ])
    #expect(
      try read(nodes, notation: .snapshot) == [
        "Selected: Weather. Button.", "Clock", "One. List Start.", "Two. List End.", "Selected: Home. Tab. 1 of 1.",
      ])
  }

  @Test func aModalHidesTheRest() throws {
    let nodes = #"""
      [{"id": "x", "label": "Behind"},
       {"id": "m", "container": "modal", "children": [{"id": "a", "label": "OK", "traits": ["button"]}]}]
      """#
    #expect(try read(nodes, notation: .speech) == ["OK, button"])
  }

  @Test(arguments: [
    (
      #""label": "Menge", "value": "3", "actions": ["increment", "decrement"]"#,
      "Menge, 3, einstellbar. Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen."
    ),
    (#""label": "Sichern", "traits": ["button"], "enabled": false"#, "Sichern, grau dargestellt, Taste"),
  ])
  func germanIsSpokenInGerman(node: String, spoken: String) throws {
    #expect(try read(#"[{"id": "a", \#(node)}]"#, notation: .speech, locale: "de_DE") == [spoken])
  }

  @Test func secretsAreNeverSpoken() throws {
    let nodes = #"[{"id": "a", "role": "secureField", "label": "Password", "value": "hunter2"}]"#
    #expect(try read(nodes, notation: .snapshot) == ["Password: •••••••. Secure Text Field. | Double tap to edit."])
  }

  @Test func aCombiningMarkHidesNothing() throws {
    #expect(try read("[{\"id\": \"a\", \"label\": \">\u{301} next\"}]", notation: .speech) == ["\\>\u{301} next"])
  }

  @Test func labelsCannotForgeLines() throws {
    let nodes = #"[{"id": "a", "label": "~ haptic\nx"}, {"id": "b", "label": "::error::"}, {"id": "c"}]"#
    #expect(try read(nodes, notation: .speech) == ["\\~ haptic\\nx", "::error::", "\\"])
  }

  private func read(
    _ nodes: String, notation: Notation, platform: String = "iOS", locale: String = "en_US"
  ) throws -> [String] {
    let text = """
      {"format": "aloud-tree", "version": 1, "environment": {"locale": "\(locale)", "platform": "\(platform)"},
       "nodes": \(nodes)}
      """
    let tree = try TreeDocument.decode(Data(text.utf8), file: "row.json").tree
    let voice = try #require(Voice.named("voiceover-ios", environment: tree.environment))
    let reader = ScreenReader(host: DocumentHost(tree), voice: voice, notation: notation)
    return Transcript.lines(try reader.perform(.read).lines)
  }
}
