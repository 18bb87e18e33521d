/// Where the audit does not tell the examples apart, and why.
enum KnownMisses {
  /// Bad examples in which none of the rules that they break is found.
  static let bad: [String: String] = [
    "ColourAlone, bad 2": "a dot of a colour that never changes is not known to be a state",
    "HandAccordions, bad 1": "what opens is not reached within the work that the test allows",
    "HeadingLevels, bad 2": "whether a level without the trait is spoken as a heading is not known",
    "Motion, bad 3": "a transition in a later state is not compared with that under Reduce Motion",
    "Numbers, bad 1": "how a voice reads lbs is not known",
    "Numbers, bad 2": "how a voice reads h and m is another rule's matter",
    "Numbers, bad 3": "whether a voice reads a hyphen before a number is not known",
    "Numbers, bad 4": "how a voice reads a dash between two words is not known",
    "ReadingOrder, bad 1": "texts may be read early on purpose",
    "WildShop, bad 3": "what happens is not reached within the work that the test allows",
    "WildShop, bad 7": "what happens is not reached within the work that the test allows",
  ]

  /// Good examples in which something is found; a question mark means that a person has to look.
  static let good: [String: [String]] = [
    "DecorativeImages, good 3": ["contrast-unknown?"],
    "ErrorValidation, good 1": ["input-purpose"],
    "Hybrids, good 3": ["name-contains-value"],
    "LiveProgress, good 4": ["announce-duplicate"],
    "VoiceControlLabels, good 2": ["change-not-announced", "name-placeholder-only", "status-not-announced"],
    "WildShop, good 2": ["type-frame-fixed"],
  ]

  static let rateOfBad = "237 of 244 bad"
  static let rateOfGood = "5 of 225 good"
}
