/// A success criterion of WCAG 2.2 (W3C Recommendation of 12 December 2024).
package struct SuccessCriterion: Hashable, Sendable {
  package enum Level: String, Sendable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"
  }

  /// Such as `4.1.2`.
  package let number: String
  package let name: String
  package let level: Level
  /// The version of WCAG that brought it: 20, 21 or 22.
  package let version: Int

  /// Such as “4.1.2 Name, Role, Value (A)”.
  package var title: String { "\(number) \(name) (\(level.rawValue))" }

  /// The tag of its level, as axe writes it: `wcag2a`, `wcag21aa`.
  var tag: String { "wcag\(version == 20 ? "2" : String(version))\(level.rawValue.lowercased())" }

  private init(_ number: String, _ name: String, _ level: Level, since version: Int = 20) {
    self.number = number
    self.name = name
    self.level = level
    self.version = version
  }

  /// The criterion of a number such as `4.1.2`; nil for one that is not in this version of WCAG, as 4.1.1.
  package static func numbered(_ number: String) -> SuccessCriterion? { byNumber[number] }

  private static let byNumber = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })

  /// Every criterion, in WCAG's order.
  package static let all: [SuccessCriterion] = [
    SuccessCriterion("1.1.1", "Non-text Content", .a),
    SuccessCriterion("1.2.1", "Audio-only and Video-only (Prerecorded)", .a),
    SuccessCriterion("1.2.2", "Captions (Prerecorded)", .a),
    SuccessCriterion("1.2.3", "Audio Description or Media Alternative (Prerecorded)", .a),
    SuccessCriterion("1.2.4", "Captions (Live)", .aa),
    SuccessCriterion("1.2.5", "Audio Description (Prerecorded)", .aa),
    SuccessCriterion("1.2.6", "Sign Language (Prerecorded)", .aaa),
    SuccessCriterion("1.2.7", "Extended Audio Description (Prerecorded)", .aaa),
    SuccessCriterion("1.2.8", "Media Alternative (Prerecorded)", .aaa),
    SuccessCriterion("1.2.9", "Audio-only (Live)", .aaa),
    SuccessCriterion("1.3.1", "Info and Relationships", .a),
    SuccessCriterion("1.3.2", "Meaningful Sequence", .a),
    SuccessCriterion("1.3.3", "Sensory Characteristics", .a),
    SuccessCriterion("1.3.4", "Orientation", .aa, since: 21),
    SuccessCriterion("1.3.5", "Identify Input Purpose", .aa, since: 21),
    SuccessCriterion("1.3.6", "Identify Purpose", .aaa, since: 21),
    SuccessCriterion("1.4.1", "Use of Color", .a),
    SuccessCriterion("1.4.2", "Audio Control", .a),
    SuccessCriterion("1.4.3", "Contrast (Minimum)", .aa),
    SuccessCriterion("1.4.4", "Resize Text", .aa),
    SuccessCriterion("1.4.5", "Images of Text", .aa),
    SuccessCriterion("1.4.6", "Contrast (Enhanced)", .aaa),
    SuccessCriterion("1.4.7", "Low or No Background Audio", .aaa),
    SuccessCriterion("1.4.8", "Visual Presentation", .aaa),
    SuccessCriterion("1.4.9", "Images of Text (No Exception)", .aaa),
    SuccessCriterion("1.4.10", "Reflow", .aa, since: 21),
    SuccessCriterion("1.4.11", "Non-text Contrast", .aa, since: 21),
    SuccessCriterion("1.4.12", "Text Spacing", .aa, since: 21),
    SuccessCriterion("1.4.13", "Content on Hover or Focus", .aa, since: 21),
    SuccessCriterion("2.1.1", "Keyboard", .a),
    SuccessCriterion("2.1.2", "No Keyboard Trap", .a),
    SuccessCriterion("2.1.3", "Keyboard (No Exception)", .aaa),
    SuccessCriterion("2.1.4", "Character Key Shortcuts", .a, since: 21),
    SuccessCriterion("2.2.1", "Timing Adjustable", .a),
    SuccessCriterion("2.2.2", "Pause, Stop, Hide", .a),
    SuccessCriterion("2.2.3", "No Timing", .aaa),
    SuccessCriterion("2.2.4", "Interruptions", .aaa),
    SuccessCriterion("2.2.5", "Re-authenticating", .aaa),
    SuccessCriterion("2.2.6", "Timeouts", .aaa, since: 21),
    SuccessCriterion("2.3.1", "Three Flashes or Below Threshold", .a),
    SuccessCriterion("2.3.2", "Three Flashes", .aaa),
    SuccessCriterion("2.3.3", "Animation from Interactions", .aaa, since: 21),
    SuccessCriterion("2.4.1", "Bypass Blocks", .a),
    SuccessCriterion("2.4.2", "Page Titled", .a),
    SuccessCriterion("2.4.3", "Focus Order", .a),
    SuccessCriterion("2.4.4", "Link Purpose (In Context)", .a),
    SuccessCriterion("2.4.5", "Multiple Ways", .aa),
    SuccessCriterion("2.4.6", "Headings and Labels", .aa),
    SuccessCriterion("2.4.7", "Focus Visible", .aa),
    SuccessCriterion("2.4.8", "Location", .aaa),
    SuccessCriterion("2.4.9", "Link Purpose (Link Only)", .aaa),
    SuccessCriterion("2.4.10", "Section Headings", .aaa),
    SuccessCriterion("2.4.11", "Focus Not Obscured (Minimum)", .aa, since: 22),
    SuccessCriterion("2.4.12", "Focus Not Obscured (Enhanced)", .aaa, since: 22),
    SuccessCriterion("2.4.13", "Focus Appearance", .aaa, since: 22),
    SuccessCriterion("2.5.1", "Pointer Gestures", .a, since: 21),
    SuccessCriterion("2.5.2", "Pointer Cancellation", .a, since: 21),
    SuccessCriterion("2.5.3", "Label in Name", .a, since: 21),
    SuccessCriterion("2.5.4", "Motion Actuation", .a, since: 21),
    SuccessCriterion("2.5.5", "Target Size (Enhanced)", .aaa, since: 21),
    SuccessCriterion("2.5.6", "Concurrent Input Mechanisms", .aaa, since: 21),
    SuccessCriterion("2.5.7", "Dragging Movements", .aa, since: 22),
    SuccessCriterion("2.5.8", "Target Size (Minimum)", .aa, since: 22),
    SuccessCriterion("3.1.1", "Language of Page", .a),
    SuccessCriterion("3.1.2", "Language of Parts", .aa),
    SuccessCriterion("3.1.3", "Unusual Words", .aaa),
    SuccessCriterion("3.1.4", "Abbreviations", .aaa),
    SuccessCriterion("3.1.5", "Reading Level", .aaa),
    SuccessCriterion("3.1.6", "Pronunciation", .aaa),
    SuccessCriterion("3.2.1", "On Focus", .a),
    SuccessCriterion("3.2.2", "On Input", .a),
    SuccessCriterion("3.2.3", "Consistent Navigation", .aa),
    SuccessCriterion("3.2.4", "Consistent Identification", .aa),
    SuccessCriterion("3.2.5", "Change on Request", .aaa),
    SuccessCriterion("3.2.6", "Consistent Help", .a, since: 22),
    SuccessCriterion("3.3.1", "Error Identification", .a),
    SuccessCriterion("3.3.2", "Labels or Instructions", .a),
    SuccessCriterion("3.3.3", "Error Suggestion", .aa),
    SuccessCriterion("3.3.4", "Error Prevention (Legal, Financial, Data)", .aa),
    SuccessCriterion("3.3.5", "Help", .aaa),
    SuccessCriterion("3.3.6", "Error Prevention (All)", .aaa),
    SuccessCriterion("3.3.7", "Redundant Entry", .a, since: 22),
    SuccessCriterion("3.3.8", "Accessible Authentication (Minimum)", .aa, since: 22),
    SuccessCriterion("3.3.9", "Accessible Authentication (Enhanced)", .aaa, since: 22),
    SuccessCriterion("4.1.2", "Name, Role, Value", .a),
    SuccessCriterion("4.1.3", "Status Messages", .aa, since: 21),
  ]
}
