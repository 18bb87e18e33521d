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
}
