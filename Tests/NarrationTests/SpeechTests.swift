import Narration
import Semantics
import Testing

/// What is heard, in the notation of the transcripts.
struct SpeechRow: Sendable, CustomTestStringConvertible {
  let name: String
  let nodes: String
  let lines: [String]

  init(_ name: String, _ nodes: String, _ lines: String...) {
    self.name = name
    self.nodes = nodes
    self.lines = lines
  }

  var testDescription: String { name }
}

private let adjust = "Swipe up or down with one finger to adjust the value."
private let picker = "Double tap to activate the picker."

private let controls = [
  SpeechRow("a button", #"{"id": "a", "role": "button", "label": "Save"}"#, "Save, button"),
  SpeechRow(
    "a disabled button", #"{"id": "a", "role": "button", "label": "Save", "enabled": false}"#, "Save, dimmed, button"),
  SpeechRow(
    "an adjustable element",
    #"{"id": "a", "label": "Quantity", "value": "3", "actions": ["increment", "decrement"]}"#,
    "Quantity, 3, adjustable. \(adjust)"),
  SpeechRow(
    "a hint of the author's own",
    #"{"id": "a", "role": "button", "label": "Delete", "hint": "Removes this item"}"#,
    "Delete, button. Removes this item."),
  SpeechRow(
    "a sentence in the label is not ended twice",
    #"{"id": "a", "label": "Done.", "hint": "Tap, then wait!"}"#, "Done. Tap, then wait!"),
  SpeechRow(
    "a switch", #"{"id": "a", "role": "toggle", "label": "Wi-Fi", "toggle": "mixed"}"#,
    "Wi-Fi, switch button, mixed. Double tap to toggle setting."),
  SpeechRow(
    "a switch with words of its own",
    #"{"id": "a", "role": "toggle", "label": "Door", "toggle": "on", "value": "Open"}"#,
    "Door, switch button, Open. Double tap to toggle setting."),
  SpeechRow(
    "a picker as a menu",
    #"{"id": "a", "role": "picker", "traits": ["button"], "label": "Frequency", "value": "Daily"}"#,
    "Frequency, Daily, pop up button. \(picker)"),
  SpeechRow(
    "a menu", #"{"id": "a", "role": "menu", "label": "Actions"}"#, "Actions, button, pop up button. \(picker)"),
  SpeechRow(
    "a wheel", #"{"id": "a", "role": "pickerItem", "value": "November", "actions": ["increment", "decrement"]}"#,
    "November, picker item, adjustable. \(adjust)"),
  SpeechRow(
    "what can be dragged",
    #"{"id": "a", "role": "button", "label": "Reorder English", "traits": ["button", "draggable"]}"#,
    "Reorder English, button, draggable"),
  SpeechRow(
    "a link in SwiftUI", #"{"id": "a", "role": "link", "label": "Help", "traits": ["button", "link"]}"#,
    "Help, button, link"),
  SpeechRow(
    "a heading with a level", #"{"id": "a", "label": "Title", "traits": ["header"], "headingLevel": 2}"#,
    "Title, heading level 2"),
  SpeechRow("a level alone is no heading", #"{"id": "a", "label": "Title", "headingLevel": 2}"#, "Title"),
  SpeechRow(
    "a field with its placeholder", #"{"id": "a", "role": "textField", "label": "User", "placeholder": "Name"}"#,
    "User, Name, text field. Double tap to edit."),
  SpeechRow(
    "a field that is edited", #"{"id": "a", "role": "textField", "value": "Ann", "editing": true}"#,
    "Ann, text field, is editing. Use the rotor to access Misspelled Words."),
  SpeechRow(
    "a secret is never spoken", #"{"id": "a", "role": "secureField", "label": "Password", "value": "hunter2"}"#,
    "Password, •••••••, secure text field. Double tap to edit."),
  SpeechRow(
    "a search field", #"{"id": "a", "role": "searchField", "label": "Search"}"#,
    "Search, search field. Double tap to edit."),
  SpeechRow(
    "a closed disclosure", #"{"id": "a", "role": "disclosure", "label": "Amenities", "expanded": false}"#,
    "Amenities, button, collapsed. Double-tap to expand."),
  SpeechRow(
    "an open disclosure", #"{"id": "a", "role": "disclosure", "label": "Amenities", "expanded": true}"#,
    "Amenities, button, expanded. Double-tap to collapse."),
  SpeechRow(
    "a back button by its own name",
    #"{"id": "a", "label": "First", "traits": ["backButton"]}, {"id": "b", "label": "Back", "traits": ["backButton"]}"#,
    "First, back button", "back button"),
  SpeechRow("an alert", #"{"id": "a", "role": "alert", "label": "Wrong password"}"#, "alert, Wrong password"),
  SpeechRow(
    "a selected segment",
    #"{"id": "a", "role": "segment", "label": "Day"}, {"id": "b", "role": "segment", "label": "Week", "traits": ["selected"]}"#,
    "Day, button, 1 of 2", "selected, Week, button, 2 of 2"),
  SpeechRow(
    "a table with headers",
    #"""
    {"id": "a", "role": "cell", "label": "12", "cell": {"row": 2, "column": 1, "columnSpan": 3,
      "rowHeaders": [{"label": "Oslo"}], "columnHeaders": [{"label": "Rain", "value": "mm"}]}}
    """#, "Oslo, Rain, mm, 12, spans 3 columns, row 2, column 1"),
  SpeechRow(
    "custom actions are offered by a hint",
    #"{"id": "a", "label": "Mail", "actions": [{"named": "Archive"}]}"#,
    "Mail. Swipe up or down to select a custom action, then double tap to activate."),
  SpeechRow(
    "a dimmed element has no automatic hint",
    #"{"id": "a", "label": "Mail", "hint": "Opens it", "enabled": false, "actions": [{"named": "Archive"}]}"#,
    "Mail, dimmed. Opens it."),
  SpeechRow(
    "important content is spoken, the rest announced",
    #"""
    {"id": "a", "label": "Cat", "value": "Tom", "traits": ["button"], "customContent": [
      {"label": "Age", "value": "3", "importance": "high"}, {"label": "Colour", "value": "grey"}]}
    """#, "Cat, Tom, Age, 3, button. More content available."),
]

private let stepper = #"""
  {"id": "a", "role": "stepper", "label": "Guests", "value": "0", "identifier": "guests", "actions": ["increment"],
   "range": {"lower": 0, "upper": 9, "step": 1, "current": 0}}
  """#

@MainActor
struct SpeechTests {
  @Test("Controls are heard in VoiceOver's words and order", arguments: controls)
  func control(_ row: SpeechRow) throws {
    #expect(try reading(row.nodes) == row.lines)
  }

  @Test("A stepper is two buttons, the one at its limit dimmed up to iOS 18")
  func stepperHalves() throws {
    #expect(
      try reading(stepper) == ["Guests, Decrement, 0, dimmed, button", "Guests, Increment, 0, button"])
    #expect(
      try reading(stepper, platform: "iOS 26") == ["Guests, Decrement, 0, button", "Guests, Increment, 0, button"])
  }

  @Test("A stepper's half is named with the language's own pause, and not undimmed by another system's version")
  func stepperElsewhere() throws {
    #expect(
      try reading(stepper, hints: false, locale: "ar_EG") == [
        "Guests، إنقاص، 0، باهت، زر", "Guests، زيادة، 0، زر",
      ])
    #expect(try reading(stepper, platform: "macOS 26")[0] == "Guests, Decrement, 0, dimmed, button")
  }

  @Test("Whoever asks is told which words are not known")
  func notes() {
    func notes(_ locale: String, _ platform: Platform = .iOS18) -> [String]? {
      Voice.named("voiceover-ios", environment: SemanticEnvironment(locale: locale, platform: platform))?.notes
    }
    #expect(notes("en_GB") == [])
    #expect(notes("de_DE") == ["what VoiceOver says for some things in de_DE is not known: it is English here"])
    #expect(
      notes("es_ES") == [
        "some words for es_ES were never heard from VoiceOver itself",
        "what VoiceOver says for some things in es_ES is not known: it is English here",
      ])
    #expect(notes("fi_FI") == ["there are no words of VoiceOver for the locale fi_FI: it speaks English"])
    #expect(
      notes("en_US", Platform(.macOS, version: 15)) == [
        "VoiceOver on macOS is not modelled: this is how iOS would speak it"
      ])
    #expect(Voice.named("talkback", environment: SemanticEnvironment()) == nil)
  }

  @Test("A stepper without a closure has a dimmed half on every version")
  func stepperWithoutClosure() throws {
    let node = #"{"id": "a", "role": "stepper", "label": "Page", "actions": ["increment"]}"#
    let lines = ["Page, Decrement, dimmed, button", "Page, Increment, button"]
    #expect(try reading(node) == lines)
    #expect(try reading(node, platform: "iOS 26") == lines)
  }

  @Test("Hints can be switched off in both notations")
  func hintsOff() throws {
    let node = #"""
      {"id": "a", "label": "Quantity", "value": "3", "hint": "Of tickets",
       "actions": ["increment", "decrement", {"named": "Remove"}]}
      """#
    #expect(try reading(node, hints: false) == ["Quantity, 3, adjustable"])
    #expect(
      try reading(node, notation: .snapshot, hints: false)
        == ["Quantity: 3. Adjustable. | Actions Available: Remove"])
  }

  @Test("The label of a group is heard on entry, and never in a snapshot")
  func groupLabel() throws {
    let nodes = #"""
      {"id": "g", "role": "group", "container": "semanticGroup", "label": "Apps", "children": [
        {"id": "a", "role": "button", "label": "Weather"}, {"id": "b", "role": "button", "label": "Maps"}]},
      {"id": "l", "role": "group", "container": "landmark", "label": "Main", "children": [
        {"id": "c", "label": "First"}, {"id": "d", "label": "Second"}]}
      """#
    #expect(try reading(nodes) == ["Apps, Weather, button", "Maps, button", "Main, First, landmark", "Second, end"])
    #expect(
      try reading(nodes, notation: .snapshot)
        == ["Weather. Button.", "Maps. Button.", "First. Landmark.", "Second. End."])
  }

  @Test("The last modal container hides everything else")
  func modal() throws {
    let nodes = #"""
      {"id": "a", "label": "Behind"},
      {"id": "m", "role": "group", "container": "modal", "children": [{"id": "b", "label": "First sheet"}]},
      {"id": "n", "role": "group", "container": "modal", "children": [{"id": "c", "label": "Second sheet"}]}
      """#
    #expect(try reading(nodes) == ["Second sheet"])
  }

  @Test("An unlabelled group is silent, and so is an empty one")
  func silentGroups() throws {
    let nodes = #"""
      {"id": "g", "role": "group", "children": [{"id": "a", "label": "Inside"}]}, {"id": "h", "role": "group"}
      """#
    #expect(try reading(nodes) == ["Inside"])
  }

  @Test("An empty screen has no lines")
  func emptyScreen() throws {
    #expect(try reading("") == [])
  }
}
