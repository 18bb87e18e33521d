import HeadlessUI
import Testing

/// What previews are called.
struct PreviewNamesTests {
  @Test func namesAreUnique() {
    #expect(
      PreviewNames.unique([
        ("App/Card.swift", nil), ("App/Card.swift", nil), ("App/Card.swift", "Big"), ("App/Row.swift", nil),
        ("Kit/Row.swift", "x"),
      ]) == ["Card", "Card#2", "Card/Big", "App/Row", "Kit/Row/x"])
  }
}
