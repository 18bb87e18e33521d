import Semantics

extension WordList {
  static let german = WordList(
    language: "de",
    roles: [
      "taste", "button", "schaltfläche", "knopf", "link", "hyperlink", "bild", "symbol", "überschrift", "regler",
      "schieberegler", "schalter", "umschalttaste", "textfeld", "suchfeld", "tabulator", "einstellbar", "menü",
    ],
    states: [
      .on: ["ein", "aktiviert"], .off: ["aus", "deaktiviert"], .selected: ["ausgewählt", "auswahl"],
      .expanded: ["erweitert"], .collapsed: ["reduziert"], .dimmed: ["grau dargestellt"],
    ],
    roleNames: [
      .button: RoleNames(
        last: ["taste", "button", "schaltfläche", "knopf"], first: ["taste", "button", "schaltfläche", "knopf"]),
      .link: RoleNames(last: ["link", "hyperlink"], first: ["link zu", "link zum", "link zur"]),
      .image: RoleNames(
        last: ["bild", "symbol", "icon", "grafik"],
        first: ["bild von", "bild der", "bild des", "bild einer", "bild eines", "symbol für"]),
      .text: RoleNames(last: ["überschrift"]),
      .slider: RoleNames(last: ["regler", "schieberegler", "slider"]),
      .stepper: RoleNames(last: ["stepper", "regler"]),
      .toggle: RoleNames(last: ["schalter", "umschalter", "kontrollkästchen"]),
      .textField: RoleNames(last: ["textfeld", "eingabefeld"]),
      .secureField: RoleNames(last: ["textfeld", "eingabefeld"]),
      .searchField: RoleNames(last: ["suchfeld", "textfeld"]),
      .tab: RoleNames(last: ["tab", "reiter"]),
    ],
    gestures: [
      "tippen", "tippe", "tipp", "doppeltippen", "doppeltippe", "antippen", "drücken", "drücke", "gedrückt", "klicken",
      "klicke", "anklicken", "streichen", "streiche", "wischen", "wische", "ziehen um", "ziehe um", "ziehen sie",
      "berühren", "berühre", "fingern",
    ],
    generic: ["mehr", "details", "hier", "hier klicken", "mehr erfahren", "weiterlesen", "info", "ansehen", "öffnen"],
    unspecific: ["aktion", "eigene aktion", "option", "taste", "los", "mehr"],
    progress: "status",
    pictures: [
      .chart: ["diagramm", "grafik"], .map: ["karte"], .video: ["video", "videoplayer"],
    ],
    images: ["bild", "foto", "symbol", "grafik", "diagramm", "illustration"],
    decorating: ["dekorativ", "dekorative", "dekoratives", "dekorativer"],
    choosing: ["auswählen", "wählen", "auswahl", "bitte wählen", "bitte auswählen", "option"],
    limits: ["maximum", "minimum", "höchstens", "mindestens", "maximal", "minimal", "bis zu", "zwischen", "grenze"],
    adjusting: [
      "erhöhen", "verringern", "plus", "minus", "mehr", "weniger", "hinzufügen", "entfernen", "vergrößern",
      "verkleinern", "hoch", "runter",
    ],
    units: [
      "sekunde", "sekunden", "minute", "minuten", "stunde", "stunden", "tag", "tage", "woche", "wochen", "monat",
      "monate", "jahr", "jahre", "punkt", "punkte", "prozent", "grad", "meter", "kilometer", "gramm", "kilogramm",
      "liter", "stück", "euro",
    ],
    demands: ["erforderlich", "pflichtfeld", "ungültig", "muss", "müssen", "fehler"],
    paging: ["weiter", "zurück", "nächste", "nächster", "nächstes", "vorherige", "vorheriger", "vorheriges"],
    closing: [
      "schließen", "ausblenden", "verwerfen", "rückgängig", "widerrufen", "abbrechen", "ok", "okay", "fertig",
      "verstanden",
    ],
    titles: ["seite", "bildschirm", "ansicht", "titel", "ohne titel", "unbenannt", "neue seite", "details", "info"],
    purposes: [
      .email: ["email", "e mail", "email adresse", "e mail adresse", "mailadresse"],
      .phone: ["telefon", "telefonnummer", "handynummer", "handy", "mobilnummer", "rufnummer"],
      .postalCode: ["plz", "postleitzahl"],
      .street: ["straße", "straße und hausnummer", "adresszeile 1", "adresszeile 2"],
      .city: ["stadt", "wohnort"],
      .country: ["land", "land oder region"],
      .givenName: ["vorname"],
      .familyName: ["nachname", "familienname"],
      .fullName: ["vollständiger name", "vor und nachname"],
      .username: ["benutzername", "nutzername"],
      .password: ["passwort", "kennwort", "neues passwort", "neues kennwort"],
      .oneTimeCode: ["bestätigungscode", "einmalcode"],
      .cardNumber: ["kartennummer", "kreditkartennummer"],
    ],
    purposeLeads: ["ihr", "ihre", "dein", "deine", "bitte", "neue", "private", "geschäftliche"],
    instructing: [
      "verwenden sie", "verwende", "geben sie", "gib", "format", "mindestens", "höchstens", "maximal", "minimal",
      "nur", "muss", "müssen", "das passwort muss", "bis zu",
    ],
    entered: ["ziffer", "ziffern", "stellen", "zeichen", "buchstaben", "zahlen"],
    counting: ["übrig", "verbleibend", "verbleiben", "noch"])
}
