import HeadlessUI
import Narration
import Testing

/// The header of a disclosure group: a button, and a heading as well where it is a row.
@MainActor
struct DisclosureGroupTests {
  @Test func inAListItIsAHeading() throws {
    let heard = try Heard(List { Section("Dates") { DisclosureGroup("Details") { Text("Size") } } })
    #expect(try heard(.focus(.label("Details"))) == ["Details, button, heading, collapsed"])
  }

  @Test func inAFormItIsAHeading() throws {
    let heard = try Heard(Form { DisclosureGroup("Details") { Text("Size") } })
    #expect(try heard(.focus(.label("Details"))) == ["Details, button, heading, collapsed"])
  }

  @Test func elsewhereItIsNone() throws {
    let heard = try Heard(VStack { DisclosureGroup("Details") { Text("Size") } })
    #expect(try heard(.focus(.label("Details"))) == ["Details, button, collapsed"])
  }

  @Test func inASheetOverAListItIsNone() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Form { Text("Title") }
          .sheet(isPresented: $isShown) { DisclosureGroup("Details") { Text("Size") } }
      }
    }
    #expect(try Heard(Screen())(.focus(.label("Details"))) == ["Details, button, collapsed"])
  }
}
