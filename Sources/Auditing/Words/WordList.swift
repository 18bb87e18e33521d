import Semantics

/// The words of a language that rules look for.
///
/// All are in lower case. Where a language has no list, a rule about words says *review*.
struct WordList: Sendable {
  let language: String
  /// What a reader says of a role by itself, such as “button”.
  let roles: [String]
  /// What a reader says of a state by itself, such as “selected”, or a label in its place.
  let states: [State: [String]]
  /// How labels repeat what a reader says of a role anyway.
  let roleNames: [Role: RoleNames]
  /// Words that speak of a gesture wherever they stand, such as “double tap”.
  let gestures: [String]
  /// The words after which a word for a gesture asks for it; where there are none, it always does.
  var gestureLeads: Set<String> = []
  /// The words that may follow a gesture that is asked for.
  var gestureFollowers: Set<String> = []
  /// The words that follow a gesture which is only spoken of, such as “swipe actions”.
  var gestureNouns: Set<String> = []
  /// Labels that name nothing by themselves, such as “more”.
  let generic: [String]
  /// Names of custom actions that say no more than that there is one.
  let unspecific: [String]
  /// What the system calls a progress that nobody named.
  let progress: String
  /// Names of charts, maps and the like that say no more than what they are.
  let pictures: [Role: [String]]
  /// Names of images that say no more than that there is one, such as “photo”.
  let images: [String]
  /// Words that say of an image that it tells nothing, such as “decorative”.
  let decorating: [String]
  /// Titles of pickers that say no more than that something is chosen, such as “select”.
  let choosing: [String]
  /// The words for an end of a range, such as “maximum”.
  let limits: [String]
  /// The names that the system gives the two ends of a stepper, and verbs that change an amount.
  let adjusting: [String]
  /// Units that are spelt out, which make a number understood.
  let units: [String]
  /// Words that demand something of what is entered, such as “required”.
  let demands: [String]
  /// Words with which the names of buttons begin that show what comes next or came before.
  let paging: [String]
  /// Names of buttons that do away with a message, such as “Dismiss”, or words that they begin with.
  let closing: [String]
  /// Titles that say no more than that there is a page, such as “Untitled”.
  let titles: [String]
  /// What fields are called that ask for something about the person who fills them in.
  let purposes: [FieldPurpose: [String]]
  /// The words that may stand before such a name: “your email”.
  let purposeLeads: Set<String>
  /// The words with which a text begins that says how something is to be entered.
  let instructing: [String]
  /// What is counted of an entry, such as “digits”.
  let entered: Set<String>
  /// The words with which a text says how much of an entry there is, such as “left”.
  let counting: Set<String>

  /// A state that a reader speaks by itself.
  enum State: CaseIterable {
    case on, off, selected, expanded, collapsed, dimmed
  }

  /// The words for states of every kind.
  var allStates: [String] { states.values.flatMap(\.self) }

  /// How a label repeats its role: “Add button”, “Image of a mug”.
  struct RoleNames: Sendable {
    /// The words with which such a label ends.
    var last: [String] = []
    /// The words with which such a label begins.
    var first: [String] = []
  }

  /// The list of a locale's language.
  static func of(locale: String) -> WordList? {
    let language = languageCode(of: locale)
    return all.first { $0.language == language }
  }

  /// Every language that has a list.
  static let all: [WordList] = [.english, .german, .spanish, .arabic]
}
