import Semantics

extension Rule {
  static let inputPurpose = Rule(
    .inputPurpose, "Fields about the person say what they ask for",
    why: """
      A phone fills in a name, an address or a password by itself where it knows what a field asks for. Whoever types \
      with difficulty, or forgets what is asked, depends on it; a wrong content type fills in the wrong thing. A field \
      for an email address, a phone number or a card number needs the keyboard for it at least. It is told by names that \
      say no more than the purpose; one field that may be about somebody else is left alone.
      """,
    policy: .wcag, impact: .moderate, criteria: ["1.3.5"],
    fix:
      "Add textContentType(_:), such as .emailAddress or .postalCode, and keyboardType(_:) where there is one for it.",
    failing: Example("a field for a ZIP code that asks for a name", field("zip", "ZIP code", "name")),
    passing: Example("the field with the type that its name says", field("zip", "ZIP code", "postalCode")),
    check: .tree { tree, verdicts in
      var form: [(field: AuditedNode, purpose: FieldPurpose)] = []
      for node in tree.nodes where node.isStop {
        if node.isField {
          guard node.node.role != .textEditor, let purpose = purpose(of: node) else {
            judge(&form, &verdicts)
            continue
          }
          form.append((node, purpose))
        } else if node.isActionable || node.traits.contains(.header) {
          judge(&form, &verdicts)
        }
      }
      judge(&form, &verdicts)
    })

  private static func purpose(of node: AuditedNode) -> FieldPurpose? {
    guard !node.isSearchField, let words = node.spokenWordList else { return nil }
    return (node.name ?? node.node.placeholder).flatMap { words.purpose(of: $0) }
  }

  /// Judges fields that stand one after the other: two that ask for different things about a person are a form.
  private static func judge(_ form: inout [(field: AuditedNode, purpose: FieldPurpose)], _ verdicts: inout Verdicts) {
    let isUntypedForm =
      Set(form.map(\.purpose)).count > 1 && form.allSatisfy { $0.field.node.appearance?.contentType == nil }
    for (field, purpose) in form {
      let name = escaped(field.name ?? field.node.placeholder ?? "")
      let keyboard = field.node.appearance?.keyboard
      if let type = field.node.appearance?.contentType, !purpose.contentTypes.contains(type) {
        verdicts.fail(field, "“\(name)” is declared to ask for “\(type)”")
      } else if let keyboard, purpose.isHindered(by: keyboard) {
        verdicts.fail(field, "“\(name)” brings up the keyboard “\(keyboard)”, on which it is not typed")
      } else if field.node.appearance?.contentType != nil {
        verdicts.pass()
      } else if isUntypedForm {
        verdicts.fail(field, "nothing declares what “\(name)” asks for, nor the fields beside it")
      } else if keyboard == nil, purpose.hasOwnKeyboard {
        verdicts.fail(field, "nothing declares what “\(name)” asks for, and it brings up the usual keyboard")
      } else {
        verdicts.pass()
      }
    }
    form.removeAll()
  }

  private static func field(_ id: NodeID, _ label: String, _ contentType: String) -> SemanticNode {
    SemanticNode(id: id, role: .textField, label: label).with {
      var appearance = Appearance()
      appearance.contentType = contentType
      $0.appearance = appearance
    }
  }
}
