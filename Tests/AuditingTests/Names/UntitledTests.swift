import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Dates without a title, and disclosures that are all called the same.
@MainActor
struct UntitledTests {
  private struct Arrival<Style: DatePickerStyle>: View {
    let title: String
    let style: Style
    var isMended = false
    var body: some View {
      let picker = VStack {
        Text("Arrival")
        DatePicker(title, selection: .constant(.distantPast), displayedComponents: .date)
          .datePickerStyle(style)
          .labelsHidden()
      }
      if isMended {
        picker.accessibilityElement(children: .contain).accessibilityLabel("Arrival")
      } else {
        picker
      }
    }
  }

  @Test func aDateHasATitleHoweverItIsShown() {
    #expect(!JudgedScreen.isClean(of: .nameMissing, Arrival(title: "", style: .wheel)))
    #expect(!JudgedScreen.isClean(of: .nameMissing, Arrival(title: "", style: .graphical)))
    #expect(JudgedScreen.isClean(of: .nameMissing, Arrival(title: "Arrival", style: .wheel)))
    #expect(JudgedScreen.isClean(of: .nameMissing, Arrival(title: "Arrival", style: .graphical)))
    #expect(JudgedScreen.isClean(of: .nameMissing, Arrival(title: "", style: .wheel, isMended: true)))
    #expect(JudgedScreen.isClean(of: .nameMissing, Arrival(title: "", style: .graphical, isMended: true)))
  }

  private struct Medicines: View {
    let title: String
    let hint: (String) -> String
    var hasHeadings = false
    static let line = #line
    var body: some View {
      ForEach(["Aspirin", "Ibuprofen"], id: \.self) { name in
        Text(name).accessibilityAddTraits(hasHeadings ? .isHeader : [])
        DisclosureGroup(title) { Text("100 tablets") }
          .accessibilityHint(hint(name))
      }
    }
  }

  @Test func disclosuresSayOfWhatTheyTell() {
    #expect(
      JudgedScreen.lines(.nameDuplicate, in: Medicines(title: "More") { _ in "" }, from: Medicines.line) == [
        "fail +4: another disclosure just before is called “More” as well"
      ])
    #expect(JudgedScreen.isClean(of: .nameDuplicate, Medicines(title: "More") { "More about \($0)" }))
    #expect(JudgedScreen.isClean(of: .nameDuplicate, Medicines(title: "More", hint: { _ in "" }, hasHeadings: true)))
    #expect(JudgedScreen.isClean(of: .nameDuplicate, Medicines(title: "Tablets") { _ in "" }))
  }

  @Test(
    "A switch that is called by its state",
    arguments: [("On", "en_US"), ("Ein", "de_DE"), ("activado", "es_ES")])
  func state(_ name: String, _ locale: String) {
    func toggle(_ name: String) -> SemanticNode {
      SemanticNode(id: "a", role: .toggle, traits: [.button, .toggle], label: name, actions: [.activate]).with {
        $0.toggle = .on
      }
    }
    #expect(
      NameScreen("", toggle(name), locale: locale).findings(of: .nameGeneric)
        == ["toggle[1]: “\(name)” names nothing by itself"])
    #expect(NameScreen("", toggle("Wi-Fi"), locale: locale).findings(of: .nameGeneric) == [])
  }

  private struct Email: View {
    let above: String
    var body: some View {
      Text(above)
      TextField("Email", text: .constant(""))
    }
  }

  @Test func aTextAboveAFieldStaysWhenThePlaceholderGoes() {
    #expect(JudgedScreen.isClean(of: .namePlaceholderOnly, Email(above: "Email (required)")))
    #expect(!JudgedScreen.isClean(of: .namePlaceholderOnly, Email(above: "Write to us")))
  }
}
