/// A success criterion of WCAG 2.2 (W3C Recommendation of 12 December 2024).
struct Criterion: Hashable {
  enum Level: String {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"
  }

  /// Such as `4.1.2`.
  let number: String
  let name: String
  let level: Level

  /// Such as “4.1.2 Name, Role, Value (A)”.
  var title: String { "\(number) \(name) (\(level.rawValue))" }

  private init(_ number: String, _ name: String, _ level: Level) {
    self.number = number
    self.name = name
    self.level = level
  }

  /// The criterion of a number; nil for one that is not in this version of WCAG.
  static func numbered(_ number: String) -> Criterion? { byNumber[number] }

  private static let byNumber = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })

  /// Every criterion, in WCAG's order.
  static let all: [Criterion] = [
    Criterion("1.1.1", "Non-text Content", .a),
    Criterion("1.2.1", "Audio-only and Video-only (Prerecorded)", .a),
    Criterion("1.2.2", "Captions (Prerecorded)", .a),
    Criterion("1.2.3", "Audio Description or Media Alternative (Prerecorded)", .a),
    Criterion("1.2.4", "Captions (Live)", .aa),
    Criterion("1.2.5", "Audio Description (Prerecorded)", .aa),
    Criterion("1.2.6", "Sign Language (Prerecorded)", .aaa),
    Criterion("1.2.7", "Extended Audio Description (Prerecorded)", .aaa),
    Criterion("1.2.8", "Media Alternative (Prerecorded)", .aaa),
    Criterion("1.2.9", "Audio-only (Live)", .aaa),
    Criterion("1.3.1", "Info and Relationships", .a),
    Criterion("1.3.2", "Meaningful Sequence", .a),
    Criterion("1.3.3", "Sensory Characteristics", .a),
    Criterion("1.3.4", "Orientation", .aa),
    Criterion("1.3.5", "Identify Input Purpose", .aa),
    Criterion("1.3.6", "Identify Purpose", .aaa),
    Criterion("1.4.1", "Use of Color", .a),
    Criterion("1.4.2", "Audio Control", .a),
    Criterion("1.4.3", "Contrast (Minimum)", .aa),
    Criterion("1.4.4", "Resize Text", .aa),
    Criterion("1.4.5", "Images of Text", .aa),
    Criterion("1.4.6", "Contrast (Enhanced)", .aaa),
    Criterion("1.4.7", "Low or No Background Audio", .aaa),
    Criterion("1.4.8", "Visual Presentation", .aaa),
    Criterion("1.4.9", "Images of Text (No Exception)", .aaa),
    Criterion("1.4.10", "Reflow", .aa),
    Criterion("1.4.11", "Non-text Contrast", .aa),
    Criterion("1.4.12", "Text Spacing", .aa),
    Criterion("1.4.13", "Content on Hover or Focus", .aa),
    Criterion("2.1.1", "Keyboard", .a),
    Criterion("2.1.2", "No Keyboard Trap", .a),
    Criterion("2.1.3", "Keyboard (No Exception)", .aaa),
    Criterion("2.1.4", "Character Key Shortcuts", .a),
    Criterion("2.2.1", "Timing Adjustable", .a),
    Criterion("2.2.2", "Pause, Stop, Hide", .a),
    Criterion("2.2.3", "No Timing", .aaa),
    Criterion("2.2.4", "Interruptions", .aaa),
    Criterion("2.2.5", "Re-authenticating", .aaa),
    Criterion("2.2.6", "Timeouts", .aaa),
    Criterion("2.3.1", "Three Flashes or Below Threshold", .a),
    Criterion("2.3.2", "Three Flashes", .aaa),
    Criterion("2.3.3", "Animation from Interactions", .aaa),
    Criterion("2.4.1", "Bypass Blocks", .a),
    Criterion("2.4.2", "Page Titled", .a),
    Criterion("2.4.3", "Focus Order", .a),
    Criterion("2.4.4", "Link Purpose (In Context)", .a),
    Criterion("2.4.5", "Multiple Ways", .aa),
    Criterion("2.4.6", "Headings and Labels", .aa),
    Criterion("2.4.7", "Focus Visible", .aa),
    Criterion("2.4.8", "Location", .aaa),
    Criterion("2.4.9", "Link Purpose (Link Only)", .aaa),
    Criterion("2.4.10", "Section Headings", .aaa),
    Criterion("2.4.11", "Focus Not Obscured (Minimum)", .aa),
    Criterion("2.4.12", "Focus Not Obscured (Enhanced)", .aaa),
    Criterion("2.4.13", "Focus Appearance", .aaa),
    Criterion("2.5.1", "Pointer Gestures", .a),
    Criterion("2.5.2", "Pointer Cancellation", .a),
    Criterion("2.5.3", "Label in Name", .a),
    Criterion("2.5.4", "Motion Actuation", .a),
    Criterion("2.5.5", "Target Size (Enhanced)", .aaa),
    Criterion("2.5.6", "Concurrent Input Mechanisms", .aaa),
    Criterion("2.5.7", "Dragging Movements", .aa),
    Criterion("2.5.8", "Target Size (Minimum)", .aa),
    Criterion("3.1.1", "Language of Page", .a),
    Criterion("3.1.2", "Language of Parts", .aa),
    Criterion("3.1.3", "Unusual Words", .aaa),
    Criterion("3.1.4", "Abbreviations", .aaa),
    Criterion("3.1.5", "Reading Level", .aaa),
    Criterion("3.1.6", "Pronunciation", .aaa),
    Criterion("3.2.1", "On Focus", .a),
    Criterion("3.2.2", "On Input", .a),
    Criterion("3.2.3", "Consistent Navigation", .aa),
    Criterion("3.2.4", "Consistent Identification", .aa),
    Criterion("3.2.5", "Change on Request", .aaa),
    Criterion("3.2.6", "Consistent Help", .a),
    Criterion("3.3.1", "Error Identification", .a),
    Criterion("3.3.2", "Labels or Instructions", .a),
    Criterion("3.3.3", "Error Suggestion", .aa),
    Criterion("3.3.4", "Error Prevention (Legal, Financial, Data)", .aa),
    Criterion("3.3.5", "Help", .aaa),
    Criterion("3.3.6", "Error Prevention (All)", .aaa),
    Criterion("3.3.7", "Redundant Entry", .a),
    Criterion("3.3.8", "Accessible Authentication (Minimum)", .aa),
    Criterion("3.3.9", "Accessible Authentication (Enhanced)", .aaa),
    Criterion("4.1.2", "Name, Role, Value", .a),
    Criterion("4.1.3", "Status Messages", .aa),
  ]
}
