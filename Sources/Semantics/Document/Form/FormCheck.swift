/// Holds a document against the form that it must have, and notes everything that differs.
struct FormCheck {
  private(set) var findings: Findings
  private var path = DocumentPath()
  /// The identifier of the node around the place.
  private var node: String?
  private var level = 0

  init(_ document: JSONValue, findings: Findings = Findings()) {
    self.findings = findings
    check(document, as: .object(.tree))
  }

  private mutating func check(_ value: JSONValue, as form: DocumentForm) {
    switch (form, value.content) {
    case (.object(let shape), .object): check(value, as: shape)
    case (.list(let element), .list(let values)):
      for (index, value) in values.enumerated() { at(.index(index)) { $0.check(value, as: element) } }
    case (.action, .object): checkAction(value)
    case (.text, .text), (.flag, .flag): break
    case (.number, .number(let number)):
      if Double(number)?.isFinite != true { note(value, "the number \(quoted(number)) is too large") }
    case (.whole(let range), .number(let number)): checkWhole(value, number, in: range)
    case (_, .text(let word)):
      if let message = WordCheck.message(about: word, as: form, in: node) {
        note(value, message)
      } else if !form.takesText {
        mismatch(value, form)
      }
    default: mismatch(value, form)
    }
  }

  private mutating func check(_ value: JSONValue, as shape: DocumentShape) {
    let outer = node
    if shape.isNode {
      level += 1
      node = value["id"]?.text
    }
    defer {
      if shape.isNode {
        level -= 1
        node = outer
      }
    }
    guard level <= TreeDocument.nestingLimit else {
      return note(value, "nodes nest more than \(TreeDocument.nestingLimit) levels deep")
    }
    checkFields(value, of: shape)
    if shape == .position, let index = value["index"]?.whole, let count = value["count"]?.whole, index > count {
      note(value, "position \(index) of \(count) does not exist")
    }
  }

  private mutating func checkFields(_ value: JSONValue, of shape: DocumentShape) {
    let fields = shape.fields
    var seen: Set<String> = []
    for member in value.members {
      at(.key(member.key)) { check in
        guard seen.insert(member.key).inserted else {
          return check.findings.note(at: member.offset, check.path.told("the key stands twice in one object"))
        }
        guard let field = fields.first(where: { $0.key == member.key }) else {
          return check.findings.warn(
            at: member.offset, check.path.told("unknown key" + suggestion(for: member.key, among: fields.map(\.key))))
        }
        if !member.value.isNull || field.isRequired { check.check(member.value, as: field.form) }
      }
    }
    for field in fields where field.isRequired && !seen.contains(field.key) {
      note(value, "\(quoted(field.key)) is missing")
    }
  }

  private mutating func checkAction(_ value: JSONValue) {
    let known = DocumentShape.action.fields.map(\.key)
    if !value.members.contains(where: { known.contains($0.key) && !$0.value.isNull }) {
      note(value, "an action is a word, or an object with " + known.map(quoted).joined(separator: " or "))
    }
    checkFields(value, of: .action)
  }

  private mutating func checkWhole(_ value: JSONValue, _ number: String, in range: ClosedRange<Int>) {
    guard let whole = value.whole, range.contains(whole) else {
      let bounds = range == Int.min...Int.max ? "" : " from \(range.lowerBound) to \(range.upperBound)"
      return note(value, "a whole number\(bounds) is expected here, not \(number.prefix(40))")
    }
  }

  private mutating func mismatch(_ value: JSONValue, _ form: DocumentForm) {
    note(value, "\(form.description) is expected here, not \(value.kind)")
  }

  private mutating func note(_ value: JSONValue, _ message: @autoclosure () -> String) {
    findings.note(at: value.offset, path.told(message()))
  }

  private mutating func at(_ step: DocumentPath.Step, _ body: (inout FormCheck) -> Void) {
    path.steps.append(step)
    body(&self)
    path.steps.removeLast()
  }
}
