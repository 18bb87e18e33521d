import Semantics

/// Two buttons that move one number up and down, and the stop that says the number.
struct SplitStepper {
  let first: AuditedNode
  let second: AuditedNode
  /// Nil where nothing beside the buttons says a number.
  let number: AuditedNode?
  /// Whether the words of the labels are known to be no more than “up” and “down”; nil without words of the language.
  let isBare: Bool?
}

extension AuditedNode {
  /// The pair that begins with this button.
  ///
  /// Two buttons make a pair when there are at most two other stops between them, and both say which way they move and
  /// of what in the same words, or they stand to the left and to the right of a number.
  var splitStepper: SplitStepper? {
    guard isStop, isPlainButton, let name, name.utf8.count <= 80 else { return nil }
    let subject = adjustedSubject
    guard subject != nil || words == nil || isAroundNumber else { return nil }
    var number: AuditedNode?
    var next = stopAfter
    for _ in 0..<3 {
      guard let stop = next else { return nil }
      if stop.isPlainButton {
        guard let other = stop.name else { return nil }
        if let subject, other != name, stop.adjustedSubject == subject {
          let number = number ?? [stopBefore, stop.stopAfter].compactMap(\.self).first { $0.isNumberText }
          return SplitStepper(first: self, second: stop, number: number, isBare: subject.isEmpty)
        }
        guard let number, number.stopBefore?.place == place, number.stopAfter?.place == stop.place else { return nil }
        if words == nil { return SplitStepper(first: self, second: stop, number: number, isBare: nil) }
        guard other == name, number.isBareNumber || number.repeats(name) else { return nil }
        return SplitStepper(first: self, second: stop, number: number, isBare: true)
      }
      if stop.saysNumber, number == nil { number = stop }
      next = stop.stopAfter
    }
    return nil
  }

  private var isPlainButton: Bool { node.role == .button && !node.isAdjustable }

  private var isAroundNumber: Bool {
    guard let number = stopAfter, !number.isPlainButton, number.saysNumber else { return false }
    return number.stopAfter?.name == name
  }

  /// Whether it says a number and nothing else, as “Lisinopril 10 mg” between two buttons “Refill” does not.
  private var isBareNumber: Bool { BareNumber.matches(name ?? node.value ?? "") || isField }

  /// Whether it says the name of a button beside it before its number, as in “Choose a number: 50”.
  private func repeats(_ name: String) -> Bool { SpokenWords(allTexts).begins(with: SpokenWords(name)) }

  /// Whether it is a text or a field that says a number.
  private var isNumberText: Bool {
    switch node.role {
    case .textField: saysNumber
    case .text, .element: node.actions.isEmpty && saysNumber
    default: false
    }
  }

  /// What a label says beside a direction: nothing for “Increase”, “plus 1” and “−”, and “quantity” for “Add quantity”.
  ///
  /// Nil where no direction is said.
  var adjustedSubject: [String]? {
    guard let name else { return nil }
    let text = name.lowercased()
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
      return text.contains { "+-−–—＋－➕➖".contains($0) } ? [] : nil
    }
    guard let words else { return nil }
    let parts = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    let rest = parts.filter { !words.adjusting.contains($0) }
    guard rest.count < parts.count else { return nil }
    return rest.filter { !SpokenNumber.hasDigit($0) }
  }
}
