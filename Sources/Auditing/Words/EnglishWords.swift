extension WordList {
  static let english = WordList(
    language: "en",
    roles: [
      "button", "link", "image", "picture", "icon", "heading", "slider", "stepper", "switch", "toggle", "checkbox",
      "text field", "search field", "tab", "adjustable", "pop up button", "menu", "picker",
    ],
    states: ["selected", "checked", "unchecked", "on", "off", "dimmed", "disabled", "expanded", "collapsed"],
    gestures: [
      "tap", "double tap", "double-tap", "triple tap", "tap and hold", "touch and hold", "long press", "press",
      "press and hold", "click", "double click", "swipe", "swipe up", "swipe down", "swipe left", "swipe right",
      "flick", "drag", "pinch", "rotate", "slide", "scrub", "touch", "activate", "hit", "push",
    ],
    generic: [
      "more", "details", "here", "click here", "tap here", "learn more", "read more", "see more", "info", "edit",
      "delete", "add", "remove", "view", "open", "go", "ok", "this", "link", "button",
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
    ])
}
