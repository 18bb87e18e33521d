/// Where the audit does not tell the examples apart, and why.
enum KnownMisses {
  /// Bad examples in which none of the rules that they break is found.
  static let bad: [String: String] = [
    "ColourAlone, bad 2": "a dot of a colour that never changes is not known to be a state",
    "HeadingLevels, bad 2": "whether a level without the trait is spoken as a heading is not known",
    "Motion, bad 2": "an animation that is opened when the view appears is not known to be endless",
    "Motion, bad 3": "a transition in a later state is not compared with that under Reduce Motion",
    "Numbers, bad 1": "how a voice reads lbs is not known",
    "Numbers, bad 2": "how a voice reads h and m is another rule's matter",
    "Numbers, bad 3": "whether a voice reads a hyphen before a number is not known",
    "Numbers, bad 4": "how a voice reads a dash between two words is not known",
    "ReadingOrder, bad 1": "texts may be read early on purpose",
  ]

  /// Good examples in which something is found; a question mark means that a person has to look.
  static let good: [String: [String]] = [
    "AdjustableAction, good 1": ["range-missing?"],
    "DecorativeImages, good 3": ["contrast-unknown?"],
    "Gestures, good 1": ["range-missing?"],
    "HomeMadeSteppers, good 1": ["range-missing?"],
    "PageControls, good 1": ["range-missing?"],
    "WildPlayer, good 5": ["contrast-unknown?"],
    "WildSettings, good 6": ["contrast-unknown?"],
    "WildShop, good 2": ["type-frame-fixed"],
  ]

  static let rateOfBad = "166 of 173 bad"
  static let rateOfGood = "1 of 145 good"
}
