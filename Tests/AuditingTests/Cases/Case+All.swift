extension Case {
  /// Every report that has a component.
  ///
  /// Threads of the collection that have none, and why:
  ///
  /// | thread | why |
  /// |---|---|
  /// | w3c/aria#1216, #2154 | `announce-on-load`: a page may greet; what is promised is that appearing alone is silent |
  /// | react/react-native#30081 | a reader must not adjust on its way: a promise about the cursor, no component |
  /// | shopware/shopware#5205 | a sign with a full name, as in the good C26, is right; only a person knows what is said |
  /// | feedback-assistant/reports#333 | arrow keys: there is no keyboard in the model |
  /// | yschimke/compose-ai-tools#1962 | how phrases are composed: the tests of Narration |
  /// | cashapp/AccessibilitySnapshot#93, #32 | a column of geometry in transcripts: nothing that a rule could judge |
  static let all: [Case] =
    silent + saidTwice + values + structure + focus + bounds + hapticAndMotion + announcementThreads + controlThreads
    + structureThreads
}
