import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Names of what stands beside a text: fields, images, and controls that are told apart by more than their names.
@MainActor
struct NamesBesideTextTests {
  private struct Field: View {
    @State var name = ""
    let label: String
    static let line = #line
    var body: some View {
      VStack {
        Text(label)
        TextField("First name", text: $name)
      }
    }
  }

  @Test func aPlaceholderThatTheTextBeforeSaysTooIsNotLost() {
    #expect(
      JudgedScreen.lines(.namePlaceholderOnly, in: Field(label: "Who is it for?"), from: Field.line) == [
        "fail +4: only the placeholder “First name” names the field, until something is typed"
      ])
    #expect(JudgedScreen.isClean(of: .namePlaceholderOnly, Field(label: "First name")))
    #expect(JudgedScreen.isClean(of: .namePlaceholderOnly, Field(label: "First name (required)")))
  }

  private struct Search: View {
    @State var words = ""
    let button: String
    static let line = #line
    var body: some View {
      HStack {
        TextField("Search products", text: $words)
        Button(action: {}) { Image(systemName: "magnifyingglass") }.accessibilityLabel(button)
      }
    }
  }

  @Test func theButtonAfterAFieldSaysWhatTheFieldIsFor() {
    #expect(JudgedScreen.isClean(of: .namePlaceholderOnly, Search(button: "Search")))
    #expect(
      JudgedScreen.lines(.namePlaceholderOnly, in: Search(button: "Cancel"), from: Search.line) == [
        "fail +3: only the placeholder “Search products” names the field, until something is typed"
      ])
  }

  private struct Labelled: View {
    @State private var text = ""
    let written: String
    var label = "Username"
    var isHidden = false
    var remark: String?
    static let line = #line
    var body: some View {
      VStack {
        Text("Sign in").accessibilityAddTraits(.isHeader)
        Text(written).accessibilityHidden(isHidden)
        if let remark { Text(remark) }
        TextField("", text: $text).accessibilityLabel(label)
      }
    }
  }

  @Test func aTextBeforeAFieldThatIsCalledOtherwise() {
    let message = "“Email” stands before it, and no word of it is in the name “Username”"
    #expect(
      JudgedScreen.lines(.labelInName, in: Labelled(written: "Email"), from: Labelled.line) == ["fail +6: \(message)"])
    #expect(
      JudgedScreen.lines(.labelInName, in: Labelled(written: "Email", isHidden: true), from: Labelled.line) == [
        "fail +6: \(message)"
      ])
  }

  @Test func aTextBeforeAFieldThatIsCalledAlike() {
    let fields = [
      Labelled(written: "Username"), Labelled(written: "Your username", isHidden: true),
      Labelled(written: "Username", remark: "At most ten letters"), Labelled(written: "E-mail", label: "Email"),
      Labelled(written: "Welcome back, please sign in to go on"), Labelled(written: "3 of 4"),
    ]
    for field in fields { #expect(JudgedScreen.isClean(of: .labelInName, field)) }
  }

  private struct HiddenName: View {
    @State private var name = ""
    let written: String
    static let line = #line
    var body: some View {
      VStack {
        Text("About you")
        Text(written).accessibilityHidden(true)
        TextField("Last name", text: $name)
      }
    }
  }

  @Test func aPlaceholderThatAHiddenTextBeforeSaysTooStaysForTheEyes() {
    #expect(
      JudgedScreen.lines(.namePlaceholderOnly, in: HiddenName(written: "Who is it for?"), from: HiddenName.line) == [
        "fail +5: only the placeholder “Last name” names the field, until something is typed"
      ])
    #expect(JudgedScreen.isClean(of: .namePlaceholderOnly, HiddenName(written: "Last name")))
  }

  private struct Contact: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      HStack {
        Image(systemName: "phone.fill").accessibilityLabel("Phone").accessibilityHidden(isMended)
        Text("Phone")
        Spacer()
        Text("555-0142")
      }
    }
  }

  @Test func anIconDoesNotSayTheTextBesideIt() {
    #expect(
      JudgedScreen.lines(.imageRedundant, in: Contact(isMended: false), from: Contact.line) == [
        "fail +3: the image “Phone” says again what is written beside it"
      ])
    #expect(JudgedScreen.isClean(of: .imageRedundant, Contact(isMended: true)))
  }

  @Test(
    "An image that says that it decorates",
    arguments: [
      ("Decorative image of leaves", "en_US", true), ("Decorative pillow", "en_US", false),
      ("Dekoratives Bild", "de_DE", true), ("Imagen decorativa", "es_ES", true), ("صورة زخرفية", "ar_SA", true),
    ])
  func decoration(_ name: String, _ locale: String, _ isFound: Bool) {
    let image = SemanticNode(id: "a", role: .image, traits: .image, label: name)
    #expect(
      NameScreen("", image, locale: locale).findings(of: .imageRedundant)
        == (isFound ? ["image[1]: “\(name)” is heard, and says that it only decorates"] : []))
  }

  private struct Addresses: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      ForEach(["Home", "Work"], id: \.self) { address in
        Text(address).accessibilityAddTraits(.isHeader)
        Button("Edit") {}.accessibilityLabel(isMended ? "Edit \(address)" : "Edit")
      }
      Text("Others").accessibilityAddTraits(.isHeader)
      Button("Edit") {}
    }
  }

  @Test func aHeadingInEachRowDoesNotTellTheRowsApart() {
    #expect(
      JudgedScreen.lines(.nameDuplicate, in: Addresses(isMended: false), from: Addresses.line) == [
        "fail +4: 2 controls of the role button are called “Edit”"
      ])
    #expect(JudgedScreen.isClean(of: .nameDuplicate, Addresses(isMended: true)))
  }

  private struct Clinics: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      VStack {
        Text("Flu shots")
        Button("Book now") {}.accessibilityHint(isMended ? "Flu shots" : "")
        Text("Travel vaccines")
        Button("Book now") {}.accessibilityHint(isMended ? "Travel vaccines" : "")
      }
    }
  }

  @Test func hintsTellControlsOfOneNameApart() {
    #expect(
      JudgedScreen.lines(.nameDuplicate, in: Clinics(isMended: false), from: Clinics.line) == [
        "fail +6: 2 controls of the role button are called “Book now”"
      ])
    #expect(JudgedScreen.isClean(of: .nameDuplicate, Clinics(isMended: true)))
  }

  @Test func aSentenceThatHoldsTheWordsOfItsHintSaysMore() {
    let sentence = SemanticNode.text("a", "The good example custom spinner is made an element with a label.")
    #expect(
      NameScreen("", sentence.with { $0.hint = "Good Example Custom Spinner" }).findings(of: .hintRedundant) == [])
    #expect(
      NameScreen("", SemanticNode.text("a", "A custom spinner").with { $0.hint = "Custom spinner" })
        .findings(of: .hintRedundant) == ["text[1]: the hint “Custom spinner” repeats the name"])
  }
}
