import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// What a press opens: web pages and pages of the app.
@MainActor
struct PageRuleTests {
  private struct Terms: View {
    @Environment(\.openURL) private var openURL
    let isMended: Bool
    static let line = #line
    var body: some View {
      if isMended {
        Link("Terms", destination: URL(string: "https://example.com")!)
        Button("Mail us") { openURL(URL(string: "mailto:hello@example.com")!) }
      } else {
        Button("Terms") { openURL(URL(string: "https://example.com")!) }
      }
    }
  }

  @Test func aButtonThatOpensAWebPageIsALink() {
    #expect(
      JudgedScreen.lines(.linkNotTold, in: Terms(isMended: false), from: Terms.line) == [
        "fail +6: “Terms” opens a web page and is no link"
      ])
    #expect(JudgedScreen.isClean(of: .linkNotTold, Terms(isMended: true)))
  }

  private struct Shipping: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      NavigationStack {
        NavigationLink("Delivery") {
          if isMended {
            Text("Three to five days").navigationTitle("Delivery")
          } else {
            Text("Three to five days")
          }
        }
      }
    }
  }

  @Test func aPageThatIsOpenedHasATitle() {
    #expect(
      JudgedScreen.lines(.titleMissing, in: Shipping(isMended: false), from: Shipping.line) == [
        "fail +7: the page behind “Delivery” has neither a title nor a heading"
      ])
    #expect(JudgedScreen.isClean(of: .titleMissing, Shipping(isMended: true)))
  }

  private struct Claims: View {
    let page: String
    static let line = #line
    var body: some View {
      NavigationStack { NavigationLink("Claims, 2 in process") { Text(page) } }
    }
  }

  @Test func aPageThatOnlySaysWhatTheLinkSaidNeedsNoTitle() {
    #expect(JudgedScreen.isClean(of: .titleMissing, Claims(page: "Claims")))
    for page in ["Nothing yet", "2", "in"] {
      #expect(JudgedScreen.lines(.titleMissing, in: Claims(page: page), from: Claims.line).count == 1)
    }
  }
}
