import Foundation
import HeadlessUI
import Testing

struct PersonNameTests {
  @Test func aNameIsAsLongAsItsStyle() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .short)) == "Ada")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
  }

  @Test func aFormatterFindsThePartsOfANameAndWritesThem() throws {
    let formatter = PersonNameComponentsFormatter()
    let name = try #require(formatter.personNameComponents(from: "Ada  King Lovelace"))
    #expect([name.givenName, name.middleName, name.familyName] == ["Ada", "King", "Lovelace"])
    #expect(formatter.string(from: name) == "Ada Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AL")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }
}
