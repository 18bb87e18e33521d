extension WordList {
  static let german = WordList(
    language: "de",
    roles: [
      "taste", "button", "schaltfläche", "knopf", "link", "hyperlink", "bild", "symbol", "überschrift", "regler",
      "schieberegler", "schalter", "umschalttaste", "textfeld", "suchfeld", "tabulator", "einstellbar", "menü",
    ],
    states: [
      "ausgewählt", "auswahl", "ein", "aus", "aktiviert", "deaktiviert", "grau dargestellt", "erweitert", "reduziert",
    ],
    gestures: [
      "tippen", "tippe", "doppeltippen", "antippen", "drücken", "drücke", "klicken", "klicke", "streichen", "streiche",
      "wischen", "wische", "ziehen", "ziehe", "berühren", "halten", "zum",
    ],
    generic: [
      "mehr", "details", "hier", "hier klicken", "mehr erfahren", "weiterlesen", "info", "bearbeiten", "löschen",
      "hinzufügen", "entfernen", "ansehen", "öffnen", "ok",
    ],
    limits: ["maximum", "minimum", "höchstens", "mindestens", "maximal", "minimal", "bis zu", "zwischen", "grenze"],
    adjusting: [
      "erhöhen", "verringern", "plus", "minus", "mehr", "weniger", "hinzufügen", "entfernen", "vergrößern",
      "verkleinern", "hoch", "runter",
    ],
    units: [
      "sekunde", "sekunden", "minute", "minuten", "stunde", "stunden", "tag", "tage", "woche", "wochen", "monat",
      "monate", "jahr", "jahre", "punkt", "punkte", "prozent", "grad", "meter", "kilometer", "gramm", "kilogramm",
      "liter", "stück", "euro",
    ])
}
