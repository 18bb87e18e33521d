/// The form of a node in a document; what its values may be is judged by ``TreeDocument``, which reads them safely.
extension SemanticNode: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, role, traits, label, value, hint, placeholder, identifier, inputLabels, language, headingLevel
    case customContent, enabled, toggle, expanded, editing, range, actions, container, position, cell, appearance
    case drawn, source, ignored, system, children
    // A withheld node's own keys.
    case reason
    case owner = "in"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(id: try values.decode(NodeID.self, forKey: .id))
    role = try values.decodeIfPresent(Role.self, forKey: .role) ?? .element
    traits = try values.decodeIfPresent(Traits.self, forKey: .traits) ?? []
    label = try values.decodeIfPresent(String.self, forKey: .label)
    value = try values.decodeIfPresent(String.self, forKey: .value)
    hint = try values.decodeIfPresent(String.self, forKey: .hint)
    placeholder = try values.decodeIfPresent(String.self, forKey: .placeholder)
    identifier = try values.decodeIfPresent(String.self, forKey: .identifier)
    inputLabels = try values.decodeIfPresent([String].self, forKey: .inputLabels) ?? []
    language = try values.decodeIfPresent(String.self, forKey: .language)
    headingLevel = try values.decodeIfPresent(Int.self, forKey: .headingLevel)
    customContent = try values.decodeIfPresent([CustomContent].self, forKey: .customContent) ?? []
    isEnabled = try values.decodeIfPresent(Bool.self, forKey: .enabled) ?? true
    toggle = try values.decodeIfPresent(ToggleState.self, forKey: .toggle)
    isExpanded = try values.decodeIfPresent(Bool.self, forKey: .expanded)
    isEditing = try values.decodeIfPresent(Bool.self, forKey: .editing)
    range = try values.decodeIfPresent(SemanticRange.self, forKey: .range)
    actions = try values.decodeIfPresent([SemanticAction].self, forKey: .actions) ?? []
    container = try values.decodeIfPresent(ContainerKind.self, forKey: .container)
    position = try values.decodeIfPresent(Position.self, forKey: .position)
    cell = try values.decodeIfPresent(TableCell.self, forKey: .cell)
    appearance = try values.decodeIfPresent(Appearance.self, forKey: .appearance)?.keepingFiniteNumbers
    drawn = try values.decodeIfPresent([String].self, forKey: .drawn) ?? []
    source = try values.decodeIfPresent(SourceLocation.self, forKey: .source)
    ignoredRules = try values.decodeIfPresent([IgnoredRule].self, forKey: .ignored) ?? []
    isOfSystem = try values.decodeIfPresent(Bool.self, forKey: .system) ?? false
    children = try values.decodeIfPresent([SemanticNode].self, forKey: .children) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try encode(into: &values)
  }

  func encode(into values: inout KeyedEncodingContainer<CodingKeys>) throws {
    try values.encode(id, forKey: .id)
    if role != .element { try values.encode(role, forKey: .role) }
    if !traits.isEmpty { try values.encode(traits, forKey: .traits) }
    try values.encodeIfPresent(label, forKey: .label)
    try values.encodeIfPresent(value, forKey: .value)
    try values.encodeIfPresent(hint, forKey: .hint)
    try values.encodeIfPresent(placeholder, forKey: .placeholder)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    if !inputLabels.isEmpty { try values.encode(inputLabels, forKey: .inputLabels) }
    try values.encodeIfPresent(language, forKey: .language)
    try values.encodeIfPresent(headingLevel, forKey: .headingLevel)
    if !customContent.isEmpty { try values.encode(customContent, forKey: .customContent) }
    if !isEnabled { try values.encode(false, forKey: .enabled) }
    try values.encodeIfPresent(toggle, forKey: .toggle)
    try values.encodeIfPresent(isExpanded, forKey: .expanded)
    try values.encodeIfPresent(isEditing, forKey: .editing)
    try values.encodeIfPresent(range?.keepingFiniteNumbers, forKey: .range)
    if !actions.isEmpty { try values.encode(actions, forKey: .actions) }
    try values.encodeIfPresent(container, forKey: .container)
    try values.encodeIfPresent(position, forKey: .position)
    try values.encodeIfPresent(cell, forKey: .cell)
    try values.encodeIfPresent(appearance?.keepingFiniteNumbers, forKey: .appearance)
    if !drawn.isEmpty { try values.encode(drawn, forKey: .drawn) }
    try values.encodeIfPresent(source, forKey: .source)
    if isOfSystem { try values.encode(true, forKey: .system) }
    if !ignoredRules.isEmpty { try values.encode(ignoredRules, forKey: .ignored) }
    if !children.isEmpty { try values.encode(children, forKey: .children) }
  }
}

extension WithheldNode: Codable {
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: SemanticNode.CodingKeys.self)
    self.init(
      node: try SemanticNode(from: decoder), reason: try values.decode(Reason.self, forKey: .reason),
      owner: try values.decodeIfPresent(NodeID.self, forKey: .owner))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: SemanticNode.CodingKeys.self)
    try node.encode(into: &values)
    try values.encode(reason, forKey: .reason)
    try values.encodeIfPresent(owner, forKey: .owner)
  }
}
