/// What a field asks of the person who fills it in, among the purposes that WCAG 2.2 lists.
enum FieldPurpose: Sendable, CaseIterable {
  case email, phone, postalCode, street, city, country, givenName, familyName, fullName, username, password, oneTimeCode
  case cardNumber

  /// The content types, in UIKit's words, under which a phone fills in the right thing.
  var contentTypes: Set<String> {
    switch self {
    case .email: ["emailAddress", "username"]
    case .phone: ["telephoneNumber", "username"]
    case .postalCode: ["postalCode"]
    case .street: ["fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "location"]
    case .city: ["addressCity", "addressCityAndState", "sublocality", "location"]
    case .country: ["countryName"]
    case .givenName: ["givenName", "creditCardGivenName"]
    case .familyName: ["familyName", "creditCardFamilyName"]
    case .fullName: ["name", "creditCardName"]
    case .username: ["username", "emailAddress", "nickname"]
    case .password: ["password", "newPassword", "oneTimeCode"]
    case .oneTimeCode: ["oneTimeCode"]
    case .cardNumber: ["creditCardNumber"]
    }
  }

  /// Whether a phone has a keyboard for it that has other keys at hand than the usual one.
  var hasOwnKeyboard: Bool {
    switch self {
    case .email, .phone, .cardNumber: true
    default: false
    }
  }

  /// Whether it cannot be typed on a keyboard, or only after looking for the figures on a keyboard of letters.
  func isHindered(by keyboard: String) -> Bool {
    switch self {
    case .phone, .cardNumber: ["asciiCapable", "emailAddress", "URL", "twitter", "webSearch"].contains(keyboard)
    case .email, .street, .city, .country, .givenName, .familyName, .fullName:
      ["numberPad", "phonePad", "decimalPad", "asciiCapableNumberPad"].contains(keyboard)
    case .postalCode, .username, .password, .oneTimeCode: false
    }
  }
}

extension WordList {
  /// The purpose of a field that has a name; nil where it may ask for anything, or ask it of somebody else.
  ///
  /// What stands in brackets or after a comma explains the name, as in “ZIP code (5 digits)”.
  func purpose(of name: String) -> FieldPurpose? {
    let words = SpokenWords(String(name.prefix { !"(,:;[*".contains($0) })).words
    for start in words.indices {
      let phrase = words[start...].joined(separator: " ")
      if let purpose = purposes.first(where: { $0.value.contains(phrase) }) { return purpose.key }
      guard purposeLeads.contains(words[start]) else { return nil }
    }
    return nil
  }
}
