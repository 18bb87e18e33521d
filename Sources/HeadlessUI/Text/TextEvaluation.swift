import Foundation
import Semantics

extension Text: PrimitiveView {
  @MainActor public static func _evaluate(
    _ view: Text, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let outer = environment.declaredLooks
    let textCase = outer?.textCase
    let shown = view.string(in: environment).cased(textCase, in: environment)
    if let transition = outer?.contentTransition, transition.movesTexts {
      evaluation.recordContent(shown, of: identity, shownWith: transition)
    }
    let styling = view.leadingStyling
    var spoken = shown
    if view.isSpokenOtherwise {
      spoken = view.string(in: environment, as: .spoken).cased(styling?.label == nil ? textCase : nil, in: environment)
    }
    guard !shown.isEmpty || !spoken.isEmpty, outer?.isRedacted != true else { return evaluation.stand() }
    var element = Element(at: identity, role: .text)
    element.node.traits = .staticText
    element.node.label = spoken
    if !shown.isEmpty { element.node.drawn = [shown] }
    element.node.isEnabled = environment.isEnabledHere
    element.node.source = view.source
    element.labelOrigin = .explicit
    if let styling {
      if let level = styling.headingLevel { element.node.headingLevel = level }
      if let language = styling.language { element.node.language = language }
      var looks = styling.looks
      looks.foreground = looks.foreground?.asForeground(under: outer ?? Looks())
      element.node.appearance = looks.over(outer).appearance(in: environment)
    } else if let outer {
      element.node.appearance = outer.appearance(in: environment)
    }
    if view.isStruckThroughInParts {
      element.node.changeAppearance { $0.isStruckThrough = true }
    }
    let partLanguages = view.partLanguages
    if !partLanguages.isEmpty {
      element.node.changeAppearance { $0.partLanguages = partLanguages }
    }
    let links = view.links
    if !links.isEmpty {
      element.node.changeAppearance { $0.links = links }
    }
    evaluation.elements.append(element)
  }
}

extension String {
  fileprivate func cased(_ textCase: Text.Case?, in environment: EnvironmentValues) -> String {
    switch textCase {
    case nil: self
    case .uppercase: uppercased(with: environment.locale)
    case .lowercase: lowercased(with: environment.locale)
    }
  }
}
