import Semantics

extension _Evaluation {
  /// Makes the one element of a control, named by the content of its label.
  ///
  /// A control's label follows the rules of combining; its parts are kept from the listener.
  @MainActor
  mutating func control(
    _ role: Role, traits: Traits, label children: [Element], at identity: _Identity, in environment: EnvironmentValues,
    source: SourceLocation?
  ) -> Element {
    var element = Element(at: identity, role: role)
    element.node.traits = traits
    element.node.isEnabled = environment.isEnabledHere
    element.node.source = source
    let parts = children.filter(\.isVisible)
    let words = Combination.words(of: parts, leavingOutButtons: false)
    if let words {
      element.node.label = words.text
      element.labelOrigin = words.isImplicit ? .implicit : .explicit
    }
    if parts.count == 1, parts[0].identifierOrigin != .none {
      element.node.identifier = parts[0].node.identifier
      element.identifierOrigin = parts[0].identifierOrigin
    }
    for part in parts {
      element.node.drawn += part.node.drawn
      if part.node.traits.contains(.header) { element.node.traits.insert(.header) }
      if part.node.traits.contains(.selected) { element.node.traits.insert(.selected) }
      element.node.inputLabels += part.node.inputLabels
      element.node.customContent += part.node.customContent
      element.handlers += part.handlers.filter { if case .named = $0.action { true } else { false } }
      if element.node.hint == nil { element.node.hint = part.node.hint }
    }
    let values = parts.compactMap(\.node.value).filter { !$0.isEmpty }
    if !values.isEmpty { element.node.value = values.joined(separator: ", ") }
    element.node.appearance =
      (parts.first { $0.node.role == .text } ?? parts.first)?.node.appearance
      ?? environment.declaredLooks?.appearance(in: environment)
    withhold(children, .control, owner: identity.nodeID)
    return element
  }

  /// Merges elements into one, as `accessibilityElement(children: .combine)` does (SwiftUI of iOS 18).
  @MainActor
  mutating func combine(_ children: [Element], at identity: _Identity) -> Element {
    var parts = children.filter(\.isVisible)
    if parts.contains(where: { $0.sortPriority != 0 }) {
      parts = parts.enumerated().sorted {
        ($0.element.sortPriority, -$0.offset) > ($1.element.sortPriority, -$1.offset)
      }.map(\.element)
    }
    var element = Element(at: identity)
    if let words = Combination.words(of: parts, leavingOutButtons: true) {
      element.node.label = words.text
      element.labelOrigin = words.isImplicit ? .implicit : .explicit
    }
    element.node.traits = Combination.traits(of: parts)
    element.node.source = parts.first?.node.source
    element.node.isEnabled = parts.isEmpty || parts.contains { $0.node.isEnabled }
    Combination.takeFacets(of: parts, into: &element)
    Combination.takeActions(of: parts, into: &element)
    withhold(children, .combined, owner: identity.nodeID)
    return element
  }
}

/// The rules by which several elements become one.
enum Combination {
  /// The joined labels: implicit names of images and labels of buttons only where nothing else is left.
  static func words(of parts: [Element], leavingOutButtons: Bool) -> (text: String, isImplicit: Bool)? {
    func labels(_ isIncluded: (Element) -> Bool) -> [String] {
      parts.filter(isIncluded).compactMap(\.node.label).filter { !$0.isEmpty }
    }
    var words = labels {
      !($0.isImage && $0.labelOrigin == .implicit) && !(leavingOutButtons && $0.isButton && !$0.isToggle)
    }
    if words.isEmpty { words = labels { !($0.isImage && $0.labelOrigin == .implicit) } }
    if words.isEmpty {
      words = labels { _ in true }
      guard !words.isEmpty else { return nil }
      return (words.joined(separator: ", "), true)
    }
    return (words.joined(separator: ", "), false)
  }

  static func traits(of parts: [Element]) -> Traits {
    var traits: Traits = []
    for part in parts { traits.formUnion(part.node.traits) }
    traits.remove(.image)
    let isPlain = parts.allSatisfy { !$0.node.traits.isDisjoint(with: [.staticText, .image]) }
    if !isPlain { traits.remove(.staticText) }
    let hasToggle = parts.contains(where: \.isToggle)
    if parts.contains(where: { !$0.handlers.isEmpty }), !hasToggle { traits.remove([.button, .link]) }
    return traits
  }

  static func takeFacets(of parts: [Element], into element: inout Element) {
    let values = parts.compactMap(\.node.value).filter { !$0.isEmpty }
    element.node.value = values.isEmpty ? nil : values.joined(separator: ", ")
    let hints = parts.compactMap(\.node.hint).filter { !$0.isEmpty }
    element.node.hint = hints.isEmpty ? nil : hints.joined(separator: ", ")
    let identifiers = parts.filter { $0.identifierOrigin == .explicit }.compactMap(\.node.identifier)
    if !identifiers.isEmpty {
      element.node.identifier = identifiers.joined(separator: "-")
      element.identifierOrigin = .explicit
    }
    for part in parts {
      element.node.drawn += part.node.drawn
      element.node.inputLabels += part.node.inputLabels
      element.node.customContent += part.node.customContent
      if let level = part.node.headingLevel { element.node.headingLevel = level }
      if let toggle = part.node.toggle {
        element.node.toggle = toggle
        element.node.role = .toggle
      }
      if let range = part.node.range { element.node.range = range }
      if part.sortPriority != 0 { element.sortPriority = part.sortPriority }
      if element.node.appearance == nil { element.node.appearance = part.node.appearance }
    }
    if parts.count > 0, parts.allSatisfy({ $0.node.role == .text }) { element.node.role = .text }
  }

  /// The first activation becomes the element's own; each further one, and a button's, an action by its name.
  static func takeActions(of parts: [Element], into element: inout Element) {
    var hasActivation = false
    for part in parts {
      if part.node.role == .stepper {
        for (action, name) in [(SemanticAction.decrement, "Decrement"), (.increment, "Increment")] {
          guard let handler = part.handler(for: action) else { continue }
          element.handlers.append(ActionHandler(action: .named(name)) { _ in handler.perform(action) })
        }
        continue
      }
      if let activation = part.handler(for: .activate), part.node.isEnabled {
        let name = part.node.label ?? ""
        if !hasActivation { element.handlers.append(activation) }
        let isNamed = part.isButton && !part.isToggle && part.node.role != .picker
        if !name.isEmpty, hasActivation || isNamed {
          element.handlers.append(ActionHandler(action: .named(name)) { _ in activation.perform(.activate) })
        }
        hasActivation = true
      }
      element.handlers += part.handlers.filter { handler in
        if case .setText = handler.action { return false }
        return handler.action != .activate
      }
    }
  }
}

extension Element {
  var isToggle: Bool { node.traits.contains(.toggle) || node.role == .toggle }
}
