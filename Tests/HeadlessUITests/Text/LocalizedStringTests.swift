import Foundation
import HeadlessUI
import Testing

@MainActor
struct LocalizedStringTests {
  private struct Body: View {
    var body: some View {
      let total = String(localized: "\(1234) tickets")
      let price = String(localized: "PRICE", defaultValue: "Price: \(1234.5, specifier: "%.2f")")
      let fixed = String(localized: "\(1234) tickets", locale: Locale(identifier: "en_US"))
      return VStack {
        Text(verbatim: total)
        Text(verbatim: price)
        Text(verbatim: fixed)
      }
    }
  }

  @Test(arguments: [
    ("en_US", ["1,234 tickets", "Price: 1,234.50", "1,234 tickets"]),
    ("de_DE", ["1.234 tickets", "Price: 1.234,50", "1,234 tickets"]),
    ("es_ES", ["1234 tickets", "Price: 1234,50", "1,234 tickets"]),
  ])
  func aStringInABodyFollowsTheScenario(locale: String, strings: [String]) throws {
    #expect(try labels(Body(), locale: locale) == strings)
  }

  @Test func aResourceIsAString() {
    let resource = LocalizedStringResource("title", defaultValue: "Cart of \("Ada")", table: "Shop", comment: "A cart")
    #expect(String(localized: resource) == "Cart of Ada")
    #expect(resource.key == "title")
    #expect(resource.table == "Shop")
    #expect(String(localized: resource.defaultValue) == "Cart of Ada")
    #expect(String(localized: "Plain") == "Plain")
  }

  @Test func aResourceComesBackFromJSON() throws {
    let resource = LocalizedStringResource(
      "title", defaultValue: "Cart of \("Ada"), \(1234)", table: "Shop", locale: Locale(identifier: "de_DE"))
    let again = try JSONDecoder().decode(
      LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    #expect(String(localized: again) == "Cart of Ada, 1.234")
    #expect(again.table == "Shop")
    #expect(again.locale == Locale(identifier: "de_DE"))
  }

  @Test func keysAndResourcesAreEqualWhenTheySayTheSame() {
    #expect("a \(1)" as LocalizedStringKey == "a \(1)")
    #expect("a \(1)" as LocalizedStringKey != "a \(2)")
    #expect(Set(["a", "a", "b"] as [LocalizedStringResource]).count == 2)
  }
}
