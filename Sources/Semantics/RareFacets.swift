/// The facets that few nodes have, shared by copies until one of them changes.
final class RareFacets: @unchecked Sendable, Hashable {
  var placeholder: String?
  var identifier: String?
  var inputLabels: [String] = []
  var language: String?
  var headingLevel: Int?
  var customContent: [CustomContent] = []
  var toggle: ToggleState?
  var isExpanded: Bool?
  var isEditing: Bool?
  var range: SemanticRange?
  var container: ContainerKind?
  var position: Position?
  var cell: TableCell?
  var appearance: Appearance?
  var ignoredRules: [IgnoredRule] = []
  var isOfSystem = false

  init() {}

  init(copying other: RareFacets) {
    placeholder = other.placeholder
    identifier = other.identifier
    inputLabels = other.inputLabels
    language = other.language
    headingLevel = other.headingLevel
    customContent = other.customContent
    toggle = other.toggle
    isExpanded = other.isExpanded
    isEditing = other.isEditing
    range = other.range
    container = other.container
    position = other.position
    cell = other.cell
    appearance = other.appearance
    ignoredRules = other.ignoredRules
    isOfSystem = other.isOfSystem
  }

  static func == (left: RareFacets, right: RareFacets) -> Bool {
    left === right
      || (left.placeholder == right.placeholder
        && left.identifier == right.identifier
        && left.inputLabels == right.inputLabels
        && left.language == right.language
        && left.headingLevel == right.headingLevel
        && left.customContent == right.customContent
        && left.toggle == right.toggle
        && left.isExpanded == right.isExpanded
        && left.isEditing == right.isEditing
        && left.range == right.range
        && left.container == right.container
        && left.position == right.position
        && left.cell == right.cell
        && left.appearance == right.appearance
        && left.ignoredRules == right.ignoredRules
        && left.isOfSystem == right.isOfSystem)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(placeholder)
    hasher.combine(identifier)
    hasher.combine(inputLabels)
    hasher.combine(language)
    hasher.combine(headingLevel)
    hasher.combine(customContent)
    hasher.combine(toggle)
    hasher.combine(isExpanded)
    hasher.combine(isEditing)
    hasher.combine(range)
    hasher.combine(container)
    hasher.combine(position)
    hasher.combine(cell)
    hasher.combine(appearance)
    hasher.combine(ignoredRules)
    hasher.combine(isOfSystem)
  }
}

/// The rare facets of a node; a box in which nothing is set is equal to none.
struct RareFacetsBox: Hashable {
  var facets: RareFacets?

  private static let empty = RareFacets()

  static func == (left: RareFacetsBox, right: RareFacetsBox) -> Bool {
    if left.facets == nil, right.facets == nil { return true }
    return (left.facets ?? empty) == (right.facets ?? empty)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(facets ?? RareFacetsBox.empty) }
}

extension SemanticNode {
  var rare: RareFacets? { box.facets }

  /// The text that an empty field shows.
  public var placeholder: String? {
    get { rare?.placeholder }
    set { if rare != nil || !(newValue == nil) { uniqueRare().placeholder = newValue } }
  }

  /// The name for tests, never spoken.
  public var identifier: String? {
    get { rare?.identifier }
    set { if rare != nil || !(newValue == nil) { uniqueRare().identifier = newValue } }
  }

  /// The names by which a voice can address the node.
  public var inputLabels: [String] {
    get { rare?.inputLabels ?? [] }
    set { if rare != nil || !(newValue.isEmpty) { uniqueRare().inputLabels = newValue } }
  }

  /// The language of the node's words, as a BCP 47 tag.
  public var language: String? {
    get { rare?.language }
    set { if rare != nil || !(newValue == nil) { uniqueRare().language = newValue } }
  }

  /// The level of a heading, 1 to 6.
  public var headingLevel: Int? {
    get { rare?.headingLevel }
    set { if rare != nil || !(newValue == nil) { uniqueRare().headingLevel = newValue } }
  }

  /// Further facts, in the order of declaration.
  public var customContent: [CustomContent] {
    get { rare?.customContent ?? [] }
    set { if rare != nil || !(newValue.isEmpty) { uniqueRare().customContent = newValue } }
  }

  /// Whether a two-state control is on.
  public var toggle: ToggleState? {
    get { rare?.toggle }
    set { if rare != nil || !(newValue == nil) { uniqueRare().toggle = newValue } }
  }

  /// Whether what the node discloses is shown; nil when it discloses nothing.
  public var isExpanded: Bool? {
    get { rare?.isExpanded }
    set { if rare != nil || !(newValue == nil) { uniqueRare().isExpanded = newValue } }
  }

  /// Whether the node's text is being edited.
  public var isEditing: Bool? {
    get { rare?.isEditing }
    set { if rare != nil || !(newValue == nil) { uniqueRare().isEditing = newValue } }
  }

  /// The numbers behind an adjustable node.
  public var range: SemanticRange? {
    get { rare?.range }
    set { if rare != nil || !(newValue == nil) { uniqueRare().range = newValue } }
  }

  /// What the node is as a container; nil when it is none.
  public var container: ContainerKind? {
    get { rare?.container }
    set { if rare != nil || !(newValue == nil) { uniqueRare().container = newValue } }
  }

  /// The place in a series.
  public var position: Position? {
    get { rare?.position }
    set { if rare != nil || !(newValue == nil) { uniqueRare().position = newValue } }
  }

  /// The place in a table.
  public var cell: TableCell? {
    get { rare?.cell }
    set { if rare != nil || !(newValue == nil) { uniqueRare().cell = newValue } }
  }

  /// The declared looks.
  public var appearance: Appearance? {
    get { rare?.appearance }
    set { if rare != nil || !(newValue == nil) { uniqueRare().appearance = newValue } }
  }

  /// The audit rules that the node and all inside it break on purpose.
  public var ignoredRules: [IgnoredRule] {
    get { rare?.ignoredRules ?? [] }
    set { if rare != nil || !(newValue.isEmpty) { uniqueRare().ignoredRules = newValue } }
  }

  /// Whether the system itself made the node, such as a day of a calendar, so that nobody can mend it.
  public var isOfSystem: Bool {
    get { rare?.isOfSystem ?? false }
    set { if rare != nil || newValue { uniqueRare().isOfSystem = newValue } }
  }

  private mutating func uniqueRare() -> RareFacets {
    if isKnownUniquelyReferenced(&box.facets), let rare { return rare }
    let copy = rare.map(RareFacets.init(copying:)) ?? RareFacets()
    box.facets = copy
    return copy
  }
}
