import HeadlessUI
import Testing

struct EntryTests {
  @Test("An entry has its default until it is set")
  func defaults() {
    var values = EnvironmentValues()
    #expect(values.fixtureCount == 3)
    #expect(values.fixtureName == "name")
    #expect(values.fixtureNote == nil)
    #expect(values.fixtureAction(1) == 2)
    #expect(values.fixtureSum == 6)
    values.fixtureCount = 4
    values.fixtureNote = "set"
    #expect(values.fixtureCount == 4)
    #expect(values.fixtureNote == "set")
  }

  @Test("An object that is a default is made once")
  func objects() {
    #expect(EnvironmentValues().fixtureModel === EnvironmentValues().fixtureModel)
  }
}
