import Semantics

extension AuditedNode {
  /// The stop that is read before this one.
  var stopBefore: AuditedNode? {
    guard !isWithheld else { return nil }
    var place = place - 1
    while place >= 0 {
      let node = AuditedNode(tree: tree, place: place)
      if node.isStop { return node }
      place -= 1
    }
    return nil
  }

  /// The stop that is read after this one.
  var stopAfter: AuditedNode? {
    var place = entry.end
    while !isWithheld, place < tree.shownCount {
      let node = AuditedNode(tree: tree, place: place)
      if node.isStop { return node }
      place += 1
    }
    return nil
  }

  func numbers(in text: String?) -> [SpokenNumber] {
    text.map { SpokenNumber.all(in: $0, locale: environment.locale) } ?? []
  }

  /// The numbers that the node says: those of its value, else those of its label.
  var numbers: [SpokenNumber] {
    let own = numbers(in: node.value)
    return own.isEmpty ? numbers(in: node.label) : own
  }

  /// Whether a number is heard here.
  var saysNumber: Bool {
    SpokenNumber.hasDigit(node.value ?? "") || SpokenNumber.hasDigit(node.label ?? "")
  }

  /// Whether the text has something to say: a value of white space is none.
  var hasValue: Bool { node.value.flatMap(AuditedNode.name) != nil }

  /// Whether two numbers are one, but for what arithmetic leaves behind.
  static func isEqual(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-9 * max(1, abs(left), abs(right))
  }
}

/// A number as a message writes it: whole ones without a fraction.
func numeral(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
}
