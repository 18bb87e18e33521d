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
  /// Two buttons make a pair when there are at most two other stops between them, all that they say is which way they
  /// move, or they stand to the left and to the right of a number.
  var splitStepper: SplitStepper? {
    guard isStop, isPlainButton, let name, name.utf8.count <= 80 else { return nil }
    let isBare = isBareDirection
    guard isBare || words == nil || isAroundNumber else { return nil }
    var number: AuditedNode?
    var next = stopAfter
    for _ in 0..<3 {
      guard let stop = next else { return nil }
      if stop.isPlainButton {
        guard let other = stop.name else { return nil }
        if isBare, stop.isBareDirection, other != name {
          let number = number ?? [stopBefore, stop.stopAfter].compactMap(\.self).first { $0.isNumberText }
          return SplitStepper(first: self, second: stop, number: number, isBare: true)
        }
        guard let number, number.stopBefore?.place == place, number.stopAfter?.place == stop.place else { return nil }
        if words == nil { return SplitStepper(first: self, second: stop, number: number, isBare: nil) }
        return other == name ? SplitStepper(first: self, second: stop, number: number, isBare: true) : nil
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

  /// Whether it is a text or a field that says a number.
  private var isNumberText: Bool {
    switch node.role {
    case .text, .element, .textField: node.actions.isEmpty && saysNumber || node.role == .textField && saysNumber
    default: false
    }
  }

  /// Whether the label says a direction and nothing else: “Increase”, “plus 1”, “−”.
  var isBareDirection: Bool {
    guard let name else { return false }
    let text = name.lowercased()
    let letters = text.unicodeScalars.contains { $0.properties.isAlphabetic }
    if !letters { return text.contains { "+-−–—＋－➕➖".contains($0) } }
    guard let words else { return false }
    let parts = text.split { !($0.isLetter || $0.isNumber) }.filter { !SpokenNumber.hasDigit(String($0)) }
    return !parts.isEmpty && parts.allSatisfy { words.adjusting.contains(String($0)) }
  }
}
