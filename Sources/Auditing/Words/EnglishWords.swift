import Semantics

extension WordList {
  static let english = WordList(
    language: "en",
    roles: [
      "button", "link", "image", "picture", "icon", "heading", "slider", "stepper", "switch", "toggle", "checkbox",
      "text field", "search field", "tab", "adjustable", "pop up button", "menu", "picker",
    ],
    states: [
      .on: ["on", "checked"], .off: ["off", "unchecked"], .selected: ["selected", "checked"],
      .expanded: ["expanded"], .collapsed: ["collapsed"], .dimmed: ["dimmed", "disabled"],
    ],
    roleNames: [
      .button: RoleNames(last: ["button", "btn"]),
      .link: RoleNames(last: ["link"], first: ["link to"]),
      .image: RoleNames(
        last: ["image", "icon", "graphic"], first: ["image of", "picture of", "icon of", "graphic of"]),
      .text: RoleNames(last: ["heading"]),
      .slider: RoleNames(last: ["slider"]),
      .stepper: RoleNames(last: ["stepper"]),
      .toggle: RoleNames(last: ["switch", "toggle", "checkbox"]),
      .textField: RoleNames(last: ["text field", "textfield", "input field"]),
      .secureField: RoleNames(last: ["text field", "textfield", "secure field"]),
      .searchField: RoleNames(last: ["search field", "text field"]),
      .tab: RoleNames(last: ["tab"]),
    ],
    gestures: [
      "tap", "taps", "tapping", "tapped", "double tap", "triple tap", "tap and hold", "touch and hold", "long press",
      "press and hold", "press to", "press the", "press here", "press again", "press this", "press twice", "click",
      "clicking", "double click", "swipe", "swiping", "flick", "flicking", "drag to", "drag the", "drag and", "drag up",
      "drag down", "pinch", "pinching", "rotate to", "rotate with", "slide to", "slide up", "slide down", "scrub to",
      "touch to", "touch the", "touch here", "activate to", "activate this", "hit to", "push to", "push the", "fingers",
    ],
    gestureLeads: [
      "to", "you", "please", "by", "when", "if", "once", "after", "and", "or", "then", "use", "using", "with", "a",
      "must",
      "just", "simply", "two", "three", "four", "your", "should",
    ],
    gestureFollowers: ["twice", "here", "up", "down", "left", "right", "once", "again", "anywhere", "it", "me"],
    gestureNouns: ["action", "actions", "gesture", "gestures", "target", "targets", "area", "areas"],
    generic: [
      "more", "details", "here", "click here", "tap here", "learn more", "read more", "see more", "info", "view",
      "open", "go", "this",
    ],
    unspecific: ["action", "custom action", "option", "button", "do it", "more", "go"],
    progress: "progress",
    pictures: [
      .chart: ["chart", "graph"], .map: ["map"], .video: ["video", "video player"],
    ],
    images: [
      "image", "picture", "photo", "photograph", "icon", "graphic", "chart", "graph", "diagram", "illustration",
    ],
    decorating: ["decorative", "ornamental"],
    choosing: [
      "select", "choose", "pick", "select one", "choose one", "select an option", "choose an option", "option",
      "picker",
    ],
    limits: ["maximum", "minimum", "max", "min", "at most", "at least", "up to", "no more than", "between", "limit"],
    adjusting: [
      "increment", "decrement", "increase", "decrease", "plus", "minus", "add", "remove", "more", "less", "fewer", "up",
      "down", "raise", "lower",
    ],
    units: [
      "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks", "month", "months",
      "year", "years", "point", "points", "percent", "degree", "degrees", "metre", "metres", "meter", "meters",
      "kilometre", "kilometres", "kilometer", "kilometers", "mile", "miles", "gram", "grams", "kilogram", "kilograms",
      "pound", "pounds", "litre", "litres", "liter", "liters", "piece", "pieces", "item", "items", "guest", "guests",
      "dollar", "dollars", "euro", "euros",
    ],
    demands: ["required", "mandatory", "invalid", "must", "error"],
    paging: ["next", "previous", "forward", "back"],
    closing: ["close", "dismiss", "undo", "hide", "cancel", "ok", "okay", "done", "got it"],
    titles: [
      "page", "screen", "view", "title", "page title", "screen title", "untitled", "new page", "new screen", "details",
      "info",
    ],
    purposes: [
      .email: ["email", "e mail", "email address", "e mail address"],
      .phone: [
        "phone", "telephone", "phone number", "telephone number", "mobile", "mobile number", "cell number",
        "mobile phone number", "cell phone number", "mobile phone", "cell phone",
      ],
      .postalCode: ["zip", "zip code", "zipcode", "postal code", "postcode", "zip or postal code"],
      .street: ["street", "street address", "address line 1", "address line 2"],
      .city: ["city", "town or city", "city or town"],
      .country: ["country", "country or region"],
      .givenName: ["first name", "given name", "forename"],
      .familyName: ["last name", "family name", "surname"],
      .fullName: ["full name"],
      .username: ["username", "user name", "user id"],
      .password: ["password", "new password", "current password"],
      .oneTimeCode: ["one time code", "one time passcode", "verification code"],
      .cardNumber: ["card number", "credit card number", "debit card number", "credit or debit card number"],
    ],
    purposeLeads: [
      "your", "my", "enter", "please", "type", "work", "home", "personal", "primary", "billing", "shipping", "mailing",
      "delivery", "confirm", "repeat", "new", "current",
    ],
    instructing: [
      "use", "enter", "type", "include", "must", "needs", "should", "format", "at least", "at most", "minimum",
      "maximum", "no more than", "up to", "only", "do not", "dont", "your password must", "passwords must",
      "password must",
    ],
    entered: ["digit", "digits", "character", "characters", "letter", "letters", "numbers"],
    counting: ["left", "remaining", "used", "entered", "typed"])
}
