import Foundation
import Semantics

extension _Evaluation {
  /// Makes the one element of a control, named by the content of its label.
  ///
  /// A control's label follows the rules of combining; its parts are kept from the listener. A control inside of it
  /// gives its words and loses its activation.
  @MainActor
  mutating func control(
    _ role: Role, traits: Traits, label children: [Element], at identity: _Identity, in environment: EnvironmentValues,
    source: SourceLocation?
  ) -> Element {
    var element = Element(at: identity, role: role)
    element.node.isEnabled = environment.isEnabledHere
    element.node.source = source
    let parts = children.flattened.filter(\.isVisible)
    let words = Combination.words(of: parts)
    if let words {
      element.node.label = words.text
      element.labelOrigin = words.isImplicit ? .implicit : .explicit
    }
    Combination.takeIdentifier(of: parts, into: &element)
    if element.identifierOrigin == .none, words?.isImplicit != false,
      let image = parts.first(where: { $0.identifierOrigin == .implicit })
    {
      element.node.identifier = image.node.identifier
      element.identifierOrigin = .implicit
    }
    element.node.traits = traits
    for part in parts {
      element.node.traits.formUnion(part.node.traits.subtracting(Combination.traitsOfKinds))
      element.node.drawn += part.node.drawn
      element.node.inputLabels += part.node.inputLabels
      element.node.customContent += part.node.customContent
      element.handlers += part.handlers.filter { if case .named = $0.action { true } else { false } }
      if let level = part.node.headingLevel { element.node.headingLevel = level }
    }
    Combination.takeLanguage(of: parts, into: &element)
    element.node.value = Combination.joined(parts.map(\.node.value))
    element.node.hint = Combination.joined(parts.map(\.node.hint))
    element.node.appearance =
      (parts.first { $0.node.role == .text } ?? parts.first)?.node.appearance
      ?? environment.declaredLooks?.appearance(in: environment)
    element.takeOwnLooks(of: parts, in: environment)
    withhold(children, .control, owner: identity.nodeID)
    return element
  }

  /// Merges elements into one, as `accessibilityElement(children: .combine)` does (SwiftUI of iOS 18).
  @MainActor
  mutating func combine(
    _ children: [Element], at identity: _Identity, in environment: EnvironmentValues
  ) -> Element {
    let parts = children.flattened.filter(\.isVisible).byPriority
    var element = Element(at: identity)
    let named = Combination.partsBecomingActions(of: parts)
    if let words = Combination.words(of: parts, leavingOut: named) {
      element.node.label = words.text
      element.labelOrigin = words.isImplicit ? .implicit : .explicit
    }
    element.node.source = parts.first?.node.source
    element.node.isEnabled = parts.isEmpty || parts.contains { $0.node.isEnabled }
    Combination.takeFacets(of: parts, into: &element)
    Combination.takeActions(of: parts, named: named, into: &element, in: environment.locale)
    element.node.traits = Combination.traits(
      of: parts, withActions: element.handlers.count > (element.respondsToTap ? 1 : 0))
    if element.node.appearance?.allowsHitTesting == false,
      !parts.allSatisfy({ $0.node.appearance?.allowsHitTesting == false })
    {
      element.node.appearance?.allowsHitTesting = nil
    }
    withhold(children, .combined, owner: identity.nodeID)
    return element
  }
}

/// The rules by which several elements become one.
enum Combination {
  /// What a part is by itself, which the whole is not for holding it.
  static let traitsOfKinds: Traits = [.staticText, .image, .button, .link, .toggle, .searchField]

  /// The joined labels: implicit names of images, and labels that become actions, only where nothing else is left.
  static func words(of parts: [Element], leavingOut named: Set<Int> = []) -> (text: String, isImplicit: Bool)? {
    func labels(_ isIncluded: (Int, Element) -> Bool) -> String? {
      joined(parts.enumerated().filter { isIncluded($0.offset, $0.element) }.map(\.element.node.label))
    }
    func isSilent(_ part: Element) -> Bool { part.isImage && part.labelOrigin == .implicit }
    if let words = labels({ !isSilent($1) && !named.contains($0) }) { return (words, false) }
    if let words = labels({ !isSilent($1) }) { return (words, false) }
    return labels { _, _ in true }.map { ($0, true) }
  }

  /// The texts that say something, joined as iOS joins them; nil where none does.
  static func joined(_ texts: [String?]) -> String? {
    let texts = texts.compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The parts that the listener meets as custom actions: buttons, and whatever can be activated after the first.
  static func partsBecomingActions(of parts: [Element]) -> Set<Int> {
    var named: Set<Int> = []
    var hasActivation = false
    for (index, part) in parts.enumerated() {
      if part.node.role == .stepper || (part.isButton && !part.isToggle) { named.insert(index) }
      guard part.activation != nil, part.node.isEnabled else { continue }
      if hasActivation { named.insert(index) }
      hasActivation = true
    }
    return named
  }

  /// The union, without what only a part is; a button or a link gives way to the actions that it became.
  static func traits(of parts: [Element], withActions hasActions: Bool) -> Traits {
    var traits: Traits = []
    for part in parts { traits.formUnion(part.node.traits) }
    traits.remove(.image)
    let isPlain = parts.allSatisfy { !$0.node.traits.isDisjoint(with: [.staticText, .image]) }
    if !isPlain { traits.remove(.staticText) }
    if hasActions, !parts.contains(where: \.isToggle) { traits.remove([.button, .link]) }
    return traits
  }

  static func takeIdentifier(of parts: [Element], into element: inout Element) {
    let identifiers = parts.filter { $0.identifierOrigin == .explicit }.compactMap(\.node.identifier)
    guard !identifiers.isEmpty else { return }
    element.node.identifier = identifiers.joined(separator: "-")
    element.identifierOrigin = .explicit
  }

  /// One language for the whole is right only where every part has it.
  static func takeLanguage(of parts: [Element], into element: inout Element) {
    guard let language = parts.first?.node.language, parts.allSatisfy({ $0.node.language == language }) else { return }
    element.node.language = language
  }

  static func takeFacets(of parts: [Element], into element: inout Element) {
    // The placeholder of an empty field is its value on iOS, and a combined element holds no field any more.
    element.node.value = joined(parts.map { $0.node.value ?? $0.node.placeholder })
    element.node.hint = joined(parts.map(\.node.hint))
    takeIdentifier(of: parts, into: &element)
    takeLanguage(of: parts, into: &element)
    for part in parts {
      element.node.drawn += part.node.drawn
      element.node.inputLabels += part.node.inputLabels
      element.node.customContent += part.node.customContent
      if let level = part.node.headingLevel { element.node.headingLevel = level }
      if let isExpanded = part.node.isExpanded { element.node.isExpanded = isExpanded }
      if let toggle = part.node.toggle, element.node.toggle == nil {
        element.node.toggle = toggle
        element.node.role = .toggle
      }
      if let range = part.node.range { element.node.range = range }
      if part.sortPriority != 0 { element.sortPriority = part.sortPriority }
      if element.node.appearance == nil { element.node.appearance = part.node.appearance }
    }
    if !parts.isEmpty, parts.allSatisfy({ $0.node.role == .text }) { element.node.role = .text }
  }

  /// The first activation becomes the element's own; each further one, and a button's, an action by its name.
  static func takeActions(of parts: [Element], named: Set<Int>, into element: inout Element, in locale: Locale) {
    var hasActivation = false
    for (index, part) in parts.enumerated() {
      // A dimmed part refuses, also where the rest of the element does not.
      guard part.node.isEnabled || !element.node.isEnabled else { continue }
      if let activation = part.activation {
        if !hasActivation { element.handlers.append(activation) }
        hasActivation = true
        if named.contains(index), part.node.role != .picker || index != named.min(), let name = part.node.label,
          !name.isEmpty
        {
          element.handlers.append(ActionHandler(action: .named(name)) { _ in activation.perform(.activate) })
          if part.labelOrigin == .implicit { element.noteSymbolAction(name) }
        }
      }
      for handler in part.handlers {
        switch handler.action {
        case .activate, .insertText: continue
        case .increment where part.node.role == .stepper, .decrement where part.node.role == .stepper:
          let isIncrement = handler.action == .increment
          let name = isIncrement ? SystemWords.increment(in: locale) : SystemWords.decrement(in: locale)
          element.handlers.append(ActionHandler(action: .named(name)) { _ in handler.perform(handler.action) })
        default: element.handlers.append(handler)
        }
      }
    }
    guard !hasActivation, let tapped = parts.first(where: \.respondsToTap) else { return }
    element.respondsToTap = true
    element.handlers += tapped.handlers.filter { $0.action == .activate }
  }
}

extension Element {
  /// Keeps of the looks of a part what holds for the whole control.
  @MainActor
  fileprivate mutating func takeOwnLooks(of parts: [Element], in environment: EnvironmentValues) {
    guard var appearance = node.appearance else { return }
    let looks = environment.declaredLooks
    appearance.allowsHitTesting = looks?.allowsHitTesting
    appearance.opacity = looks.flatMap { $0.opacity == 1 ? nil : $0.opacity }
    appearance.tap = nil
    if parts.count > 1 || parts.contains(where: \.sharesRoom) {
      appearance.frame = nil
      appearance.hitSize = nil
    }
    node.appearance = appearance == Appearance() ? nil : appearance
  }

  var isToggle: Bool { node.traits.contains(.toggle) || node.role == .toggle }

  /// What activates the element because it says so, and not because it happens to react to a tap.
  fileprivate var activation: ActionHandler? {
    let handlers = handlers.filter { $0.action == .activate }
    return handlers.count > (respondsToTap ? 1 : 0) ? handlers.first : nil
  }
}

extension [Element] {
  /// The elements with containers replaced by what they hold; a container that is hidden stays, hidden, as it is.
  var flattened: [Element] {
    flatMap { $0.children.isEmpty || !$0.isVisible ? [$0] : $0.children.flattened }
  }
}
