/// The objects of a document: which keys each has, and what stands under them.
enum DocumentShape: Hashable, Sendable {
  case tree, environment, node, withheld, haptic, motion, rotor, rotorEntry
  case range, position, cell, header, customContent, source, action
  case appearance, color, size, gap, frame, ignoredRule

  struct Field: Sendable {
    let key: String
    let form: DocumentForm
    let isRequired: Bool

    init(_ key: String, _ form: DocumentForm, isRequired: Bool = false) {
      self.key = key
      self.form = form
      self.isRequired = isRequired
    }
  }

  var fields: [Field] { DocumentShape.table[self] ?? [] }

  /// Whether it is a node, and so counts as a level.
  var isNode: Bool { self == .node || self == .withheld }

  private static let table: [DocumentShape: [Field]] = [
    .tree: [
      Field("format", .text, isRequired: true), Field("version", .whole(1...1), isRequired: true),
      Field("environment", .object(.environment)), Field("nodes", .list(.object(.node))),
      Field("withheld", .list(.object(.withheld))), Field("haptics", .list(.object(.haptic))),
      Field("motions", .list(.object(.motion))), Field("rotors", .list(.object(.rotor))),
      Field("paints", .list(.object(.color))),
    ],
    .environment: [
      Field("locale", .locale), Field("platform", .platform), Field("reduceMotion", .flag),
      Field("dynamicTypeSize", .word(kind: "type size", known: SemanticEnvironment.dynamicTypeSizes)),
      Field("colorScheme", .word(kind: "colour scheme", known: ["light", "dark"])),
      Field("contrast", .word(kind: "contrast", known: ["standard", "increased"])),
      Field("layoutDirection", .word(kind: "layout direction", known: ["leftToRight", "rightToLeft"])),
      Field("now", .moment),
    ],
    .node: nodeFields,
    .withheld: nodeFields + [
      Field("reason", .word("reason", WithheldNode.Reason.self), isRequired: true), Field("in", .text),
    ],
    .haptic: [
      Field("feedback", .text, isRequired: true), Field("trigger", .text, isRequired: true),
      Field("nodes", .list(.text), isRequired: true),
    ],
    .motion: [
      Field("effect", .text, isRequired: true), Field("reduced", .text),
      Field("nodes", .list(.text), isRequired: true), Field("isEndless", .flag),
      Field("frames", .list(.object(.frame))),
    ],
    .rotor: [Field("name", .text, isRequired: true), Field("entries", .list(.object(.rotorEntry)), isRequired: true)],
    .rotorEntry: [Field("label", .text), Field("node", .text, isRequired: true)],
    .frame: [Field("seconds", .number, isRequired: true), Field("color", .object(.color), isRequired: true)],
    .range: [
      Field("lower", .number), Field("upper", .number), Field("step", .number), Field("current", .number),
    ],
    .position: [Field("index", .count, isRequired: true), Field("count", .count, isRequired: true)],
    .cell: [
      Field("row", .count), Field("column", .count), Field("rowSpan", .count), Field("columnSpan", .count),
      Field("rowHeaders", .list(.object(.header))), Field("columnHeaders", .list(.object(.header))),
    ],
    .header: [Field("label", .text), Field("value", .text)],
    .customContent: [
      Field("label", .text), Field("value", .text),
      Field("importance", .word("importance", CustomContent.Importance.self)),
    ],
    .source: [Field("file", .text, isRequired: true), Field("line", .count, isRequired: true)],
    .action: [
      Field("named", .text), Field("scroll", .word("direction", SemanticAction.Direction.self)),
      Field("insertText", .text),
    ],
    .appearance: [
      Field("foreground", .object(.color)), Field("background", .object(.color)), Field("textStyle", .text),
      Field("pointSize", .number), Field("weight", .text), Field("frame", .object(.size)),
      Field("surroundings", .object(.size)), Field("border", .object(.color)),
      Field("hitSize", .object(.size)), Field("opacity", .number), Field("lineLimit", .whole(Int.min...Int.max)),
      Field("minimumScaleFactor", .number), Field("allowsHitTesting", .flag),
      Field("hasUnknownForeground", .flag), Field("hasUnknownBackground", .flag),
      Field("foregroundOrigin", .word("colour origin", Appearance.ColorOrigin.self)),
      Field("backgroundOrigin", .word("colour origin", Appearance.ColorOrigin.self)),
      Field("typeSize", .word(kind: "type size", known: SemanticEnvironment.dynamicTypeSizes)),
      Field("tap", .word("tap", Appearance.Tap.self)), Field("touch", .word("touch", Appearance.Touch.self)),
      Field("isStruckThrough", .flag), Field("row", .object(.position)), Field("gap", .object(.gap)),
      Field("drawingOrder", .whole(Int.min...Int.max)), Field("sortPriority", .number), Field("hasLargeContent", .flag),
      Field("isAcrossFromNext", .flag), Field("language", .text), Field("column", .object(.position)),
      Field("controlSize", .text), Field("isUntitled", .flag), Field("isOffScreen", .flag),
      Field("surface", .object(.position)),
      Field("isAcrossFromNext", .flag), Field("language", .text), Field("links", .list(.text)),
      Field("symbolActions", .list(.text)), Field("contentType", .text), Field("keyboard", .text),
      Field("partLanguages", .list(.text)),
    ],
    .color: [
      Field("red", .number, isRequired: true), Field("green", .number, isRequired: true),
      Field("blue", .number, isRequired: true), Field("opacity", .number, isRequired: true),
    ],
    .ignoredRule: [
      Field("rule", .word("rule", RuleID.self), isRequired: true), Field("reason", .text, isRequired: true),
      Field("source", .object(.source)),
    ],
    .gap: [
      Field("axis", .word("axis", Appearance.Gap.Axis.self), isRequired: true),
      Field("distance", .number, isRequired: true),
    ],
    .size: [Field("width", .number), Field("height", .number)],
  ]

  private static let nodeFields: [Field] = [
    Field("id", .text, isRequired: true), Field("role", .word("role", Role.self)),
    Field("traits", .list(.word(kind: "trait", known: Traits.names.map(\.name)))), Field("label", .text),
    Field("value", .text), Field("hint", .text), Field("placeholder", .text), Field("identifier", .text),
    Field("inputLabels", .list(.text)), Field("language", .text), Field("headingLevel", .whole(1...6)),
    Field("customContent", .list(.object(.customContent))), Field("enabled", .flag),
    Field("toggle", .word("toggle state", ToggleState.self)), Field("expanded", .flag), Field("editing", .flag),
    Field("range", .object(.range)), Field("actions", .list(.action)),
    Field("container", .word("container", ContainerKind.self)), Field("position", .object(.position)),
    Field("cell", .object(.cell)), Field("appearance", .object(.appearance)), Field("drawn", .list(.text)),
    Field("source", .object(.source)), Field("ignored", .list(.object(.ignoredRule))), Field("system", .flag),
    Field("children", .list(.object(.node))),
  ]
}
