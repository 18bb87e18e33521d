@_spi(Reflection) import Swift

/// Where the dynamic properties of a type lie, found once per type.
struct PropertyPlan: Sendable {
  private struct Field: @unchecked Sendable {
    var offset: Int
    var type: any DynamicProperty.Type
  }

  private let fields: [Field]

  var isEmpty: Bool { fields.isEmpty }

  @MainActor private static var plans: [ObjectIdentifier: PropertyPlan] = [:]

  @MainActor
  static func of(_ type: any Any.Type) -> PropertyPlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = PropertyPlan(reflecting: type)
    plans[key] = plan
    return plan
  }

  private init(reflecting type: any Any.Type) {
    var fields: [Field] = []
    if !(type is AnyClass) {
      _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
        if let property = fieldType as? any DynamicProperty.Type {
          fields.append(Field(offset: offset, type: property))
        }
        return true
      }
    }
    self.fields = fields
  }

  @MainActor
  func bind(_ base: UnsafeMutableRawPointer, with binder: inout _PropertyBinder) {
    for field in fields { field.type._bind(base + field.offset, with: &binder) }
  }
}
