import Foundation
import HeadlessUI
import Testing

struct WebAddressTests {
  @Test func anAddressIsWrittenByItsParts() {
    let url = URL(string: "https://www.example.org/tea?size=2")!
    #expect(url.formatted() == "https://www.example.org/tea")
    #expect(url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"]))) == "example.org/tea")
    #expect(url.formatted(.url.path(.never).query(.always)) == "https://www.example.org?size=2")
  }
}
