import Narration
import Testing

/// One pair of attributes and speech of facts/voiceover.md, section 2, by its number there.
struct SnapshotRow: Sendable, CustomTestStringConvertible {
  let number: String
  let nodes: String
  let lines: [String]
  let platform: String

  init(_ number: String, _ nodes: String, _ lines: String..., platform: String = "iOS 26") {
    self.number = number
    self.nodes = nodes
    self.lines = lines
    self.platform = platform
  }

  var testDescription: String { "row \(number)" }
}

private let adjust = "Swipe up or down with one finger to adjust the value."
private let toggle = "Double tap to toggle setting."
private let misspelled = "Use the rotor to access Misspelled Words"
private let stepping = #""actions": ["increment", "decrement"]"#

private let labelsValuesHints = [
  SnapshotRow("1", #"{"id": "a"}"#, "\\"),
  SnapshotRow("2", #"{"id": "a", "label": "Label"}"#, "Label"),
  SnapshotRow("3", #"{"id": "a", "value": "Value"}"#, "Value"),
  SnapshotRow("4", #"{"id": "a", "hint": "Hint"}"#, "Hint"),
  SnapshotRow("5", #"{"id": "a", "label": "Label", "value": "Value"}"#, "Label: Value"),
  SnapshotRow("6", #"{"id": "a", "label": "Label", "hint": "Hint"}"#, "Label | Hint"),
  SnapshotRow("7", #"{"id": "a", "value": "Value", "hint": "Hint"}"#, "Value | Hint"),
  SnapshotRow("8", #"{"id": "a", "label": "Label", "value": "Value", "hint": "Hint"}"#, "Label: Value | Hint"),
  SnapshotRow("9", #"{"id": "a", "role": "text", "label": "03: Text", "value": "Value"}"#, "03: Text: Value"),
]

private let oneTrait = [
  SnapshotRow("10", #"{"id": "a", "label": "01"}"#, "01"),
  SnapshotRow("11", #"{"id": "a", "label": "02", "traits": ["button"]}"#, "02. Button."),
  SnapshotRow("12", #"{"id": "a", "label": "03", "traits": ["link"]}"#, "03. Link."),
  SnapshotRow("13", #"{"id": "a", "label": "04", "traits": ["header"]}"#, "04. Heading."),
  SnapshotRow("14", #"{"id": "a", "label": "05", "traits": ["searchField"]}"#, "05. Search Field."),
  SnapshotRow("15", #"{"id": "a", "label": "06", "traits": ["image"]}"#, "06. Image."),
  SnapshotRow("16", #"{"id": "a", "label": "07", "traits": ["selected"]}"#, "Selected: 07"),
  SnapshotRow("17", #"{"id": "a", "label": "08", "traits": ["playsSound"]}"#, "08"),
  SnapshotRow("18", #"{"id": "a", "label": "09", "traits": ["keyboardKey"]}"#, "09"),
  SnapshotRow("19", #"{"id": "a", "label": "10", "traits": ["staticText"]}"#, "10"),
  SnapshotRow("20", #"{"id": "a", "label": "11", "traits": ["summaryElement"]}"#, "11"),
  SnapshotRow("21", #"{"id": "a", "label": "12", "enabled": false}"#, "12. Dimmed."),
  SnapshotRow("22", #"{"id": "a", "label": "13", "traits": ["updatesFrequently"]}"#, "13"),
  SnapshotRow("24", #"{"id": "a", "label": "15", \#(stepping)}"#, "15. Adjustable. | \(adjust)"),
  SnapshotRow("25", #"{"id": "a", "label": "16", "traits": ["allowsDirectInteraction"]}"#, "16"),
  SnapshotRow("26", #"{"id": "a", "label": "17", "traits": ["causesPageTurn"]}"#, "17"),
  SnapshotRow("27", #"{"id": "a", "label": "18", "traits": ["tabBar"]}"#, "18"),
]

private let combinations = [
  SnapshotRow("28", #"{"id": "a", "label": "19", "traits": ["button", "link"]}"#, "19. Button. Link."),
  SnapshotRow("29", #"{"id": "a", "label": "20", "traits": ["button", "header"]}"#, "20. Button. Heading."),
  SnapshotRow("30", #"{"id": "a", "label": "21", "traits": ["button", "searchField"]}"#, "21. Button. Search Field."),
  SnapshotRow("32", #"{"id": "a", "label": "23", "traits": ["button", "selected"]}"#, "Selected: 23. Button."),
  SnapshotRow("33", #"{"id": "a", "label": "24", "traits": ["button"], "enabled": false}"#, "24. Dimmed. Button."),
  SnapshotRow(
    "34", #"{"id": "a", "label": "25", "traits": ["button"], \#(stepping)}"#, "25. Button. Adjustable. | \(adjust)"),
  SnapshotRow("35", #"{"id": "a", "label": "26", "traits": ["button", "keyboardKey"]}"#, "26"),
  SnapshotRow("37", #"{"id": "a", "hint": "Hint", \#(stepping)}"#, "Hint. Adjustable."),
  SnapshotRow(
    "38", #"{"id": "a", "label": "Label", "hint": "Hint", \#(stepping)}"#, "Label. Adjustable. | Hint. \(adjust)"),
  SnapshotRow("40", #"{"id": "a", \#(stepping)}"#, "Adjustable. | \(adjust)"),
]

private let switches = [
  SnapshotRow("42", #"{"id": "a", "role": "toggle", "toggle": "on"}"#, "Switch Button. On. | \(toggle)"),
  SnapshotRow("43", #"{"id": "a", "role": "toggle", "toggle": "off"}"#, "Switch Button. Off. | \(toggle)"),
  SnapshotRow(
    "44", #"{"id": "a", "role": "toggle", "toggle": "on", "enabled": false}"#, "Dimmed. Switch Button. On."),
  SnapshotRow(
    "45", #"{"id": "a", "role": "toggle", "label": "Label", "toggle": "on"}"#,
    "Label. Switch Button. On. | \(toggle)"),
  SnapshotRow(
    "46, as SwiftUI has it", #"{"id": "a", "role": "toggle", "label": "Label", "value": "Value", "toggle": "on"}"#,
    "Label. Switch Button. Value | \(toggle)"),
  SnapshotRow(
    "50", #"{"id": "a", "label": "Fake Label", "value": "2", "traits": ["toggle", "button"]}"#,
    "Fake Label. Switch Button. Mixed. | \(toggle)"),
  SnapshotRow(
    "51", #"{"id": "a", "label": "Fake Label", "value": "1", "traits": ["toggle"]}"#, "Fake Label. On. | \(toggle)"),
]

private func tabBar(_ tabs: String) -> String {
  #"{"id": "tabs", "role": "group", "container": "tabBar", "children": [\#(tabs)]}"#
}

private let systemTabs = tabBar(
  #"""
  {"id": "a", "role": "tab", "label": "Item A"}, {"id": "b", "role": "tab", "label": "Item B", "traits": ["selected"]},
  {"id": "c", "role": "tab", "label": "Item C", "enabled": false}, {"id": "d", "role": "tab"},
  {"id": "e", "role": "tab", "label": "Item E", "value": "3 items"},
  {"id": "f", "role": "tab", "label": "Item F", "value": "A"}
  """#)

private let tabs = [
  SnapshotRow(
    "54, 55, 56, 57, 59", systemTabs, "Item A. Tab. 1 of 6.", "Selected: Item B. Tab. 2 of 6.", "Item C. Tab. 3 of 6.",
    "Tab. 4 of 6.", "Item E: 3 items. Tab. 5 of 6.", "Item F: A. Tab. 6 of 6."),
  SnapshotRow(
    "60",
    tabBar(
      #"""
      {"id": "a", "label": "Item A", "traits": ["button"]}, {"id": "b", "label": "Item B", "traits": ["button"]},
      {"id": "c", "label": "Item C", "traits": ["button"], "enabled": false}
      """#), "Item A. Tab. 1 of 3.", "Item B. Tab. 2 of 3.", "Item C. Dimmed. Tab. 3 of 3."),
]

private let segments = SnapshotRow(
  "62",
  #"""
  {"id": "a", "role": "segment", "label": "Segment A"},
  {"id": "b", "role": "segment", "label": "Segment B", "traits": ["selected"]},
  {"id": "c", "role": "segment", "label": "Segment C"}
  """#, "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.", "Segment C. Button. 3 of 3.")

private let minimum = #"""
  {"id": "a", "role": "stepper", "actions": ["increment"], "range": {"lower": 0, "upper": 9, "step": 1, "current": 0}}
  """#

private let otherControls = [
  SnapshotRow("63", #"{"id": "a", "role": "slider", "value": "75%", \#(stepping)}"#, "75%. Adjustable. | \(adjust)"),
  SnapshotRow("65", #"{"id": "a", "role": "stepper", \#(stepping)}"#, "Decrement. Button.", "Increment. Button."),
  SnapshotRow("65, at the minimum", minimum, "Decrement. Dimmed. Button.", "Increment. Button.", platform: "iOS 17"),
  SnapshotRow("65, at the minimum", minimum, "Decrement. Dimmed. Button.", "Increment. Button.", platform: "iOS 18"),
  SnapshotRow("65, at the minimum", minimum, "Decrement. Button.", "Increment. Button."),
  SnapshotRow("67", #"{"id": "a", "role": "text", "label": "Second", "traits": ["header"]}"#, "Second. Heading."),
  SnapshotRow("68", #"{"id": "a", "role": "textField"}"#, "Text Field. | Double tap to edit."),
  SnapshotRow("69", #"{"id": "a", "role": "textField", "editing": true}"#, "Text Field. Is editing. | \(misspelled)"),
  SnapshotRow(
    "71", #"{"id": "a", "role": "textField", "value": "Hello from Text Field"}"#,
    "Hello from Text Field. Text Field. | Double tap to edit."),
  SnapshotRow("72", #"{"id": "a", "role": "textEditor"}"#, "Text Field. | Double tap to edit., \(misspelled)"),
]

private let swiftUI = [
  SnapshotRow(
    "73", #"{"id": "a", "role": "textField", "placeholder": "SwiftUI Text Field"}"#,
    "SwiftUI Text Field. Text Field. | Double tap to edit."),
  SnapshotRow(
    "73, filled",
    #"{"id": "a", "role": "textField", "placeholder": "SwiftUI Text Field", "value": "Value in Text Field"}"#,
    "Value in Text Field. Text Field. | Double tap to edit."),
  SnapshotRow(
    "75", #"{"id": "a", "role": "textField", "label": "Username", "value": "jdoe24"}"#,
    "Username: jdoe24. Text Field. | Double tap to edit."),
  SnapshotRow(
    "76",
    #"""
    {"id": "a", "role": "text", "label": "Accounts", "traits": ["header"]}, {"id": "b", "label": "Checking"},
    {"id": "c", "role": "text", "label": "Footer"}
    """#, "Accounts. Heading.", "Checking", "Footer"),
  SnapshotRow("77", #"{"id": "a", "label": "Favorite", "traits": ["image"]}"#, "Favorite. Image."),
  SnapshotRow(
    "78", #"{"id": "a", "label": "Progress, 75%", "value": "75 percent complete"}"#,
    "Progress, 75%: 75 percent complete"),
  SnapshotRow(
    "79", #"{"id": "a", "role": "button", "label": "Delete", "hint": "Removes this item permanently"}"#,
    "Delete. Button. | Removes this item permanently"),
  SnapshotRow("81", #"{"id": "a", "role": "button", "label": "Log In", "enabled": false}"#, "Log In. Dimmed. Button."),
  SnapshotRow("82", #"{"id": "a", "role": "button", "label": "Edit Button"}"#, "Edit Button. Button."),
  SnapshotRow(
    "83", #"{"id": "a", "role": "disclosure", "label": "Details", "hint": "Shows more"}"#,
    "Details. Button. | Shows more"),
  SnapshotRow("85", #"{"id": "a", "role": "image", "label": "get10off"}"#, "get10off. Image."),
  SnapshotRow("86", #"{"id": "a", "role": "image", "label": "Globe"}"#, "Globe. Image."),
  SnapshotRow("86", #"{"id": "a", "role": "image", "label": "Error"}"#, "Error. Image."),
]

private let tablesAndLists = [
  SnapshotRow(
    "88", #"{"id": "a", "role": "cell", "label": "A1", "cell": {"row": 1, "column": 1}}"#, "A1. Row 1. Column 1."),
  SnapshotRow("89", #"{"id": "a", "role": "cell", "label": "B1", "cell": {"row": 1, "column": 2}}"#, "B1. Column 2."),
  SnapshotRow(
    "91", #"{"id": "a", "role": "cell", "label": "A4", "cell": {"row": 4, "column": 1, "rowSpan": 2}}"#,
    "A4. Spans 2 rows. Row 4. Column 1."),
  SnapshotRow(
    "94",
    #"""
    {"id": "list", "role": "group", "container": "list", "children": [
      {"id": "a", "label": "Label 1"}, {"id": "b", "label": "Label 2"}, {"id": "c", "label": "Label 3"},
      {"id": "d", "label": "Label 4"}]}
    """#, "Label 1. List Start.", "Label 2", "Label 3", "Label 4. List End."),
  SnapshotRow(
    "96",
    #"{"id": "a", "label": "Label", "hint": "Hint", "actions": [{"named": "Reply"}, {"named": "Archive"}]}"#,
    "Label | Hint | Actions Available: Reply, Archive"),
]

private let rows =
  labelsValuesHints + oneTrait + combinations + switches + tabs + [segments] + otherControls + swiftUI + tablesAndLists

@MainActor
struct SnapshotRowTests {
  @Test("Every pair of attributes and speech is read as on the device", arguments: rows)
  func pair(_ row: SnapshotRow) throws {
    #expect(try reading(row.nodes, notation: .snapshot, platform: row.platform) == row.lines)
  }
}
