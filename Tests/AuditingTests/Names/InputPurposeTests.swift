import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Fields about a person, which a phone can fill in when they say what they ask for.
@MainActor
struct InputPurposeTests {
  private struct Field: View {
    @State private var text = ""
    let name: String
    var type: UITextContentType?
    var keyboard = UIKeyboardType.default
    static let line = #line
    var body: some View {
      TextField(name, text: $text, prompt: Text("")).textContentType(type).keyboardType(keyboard)
    }
  }

  private func lines(_ field: Field) -> [String] {
    JudgedScreen.lines(.inputPurpose, in: field, from: Field.line)
  }

  @Test func aTypeThatTheNameContradicts() {
    #expect(
      lines(Field(name: "ZIP code (5 digits)", type: .name)) == [
        "fail +2: “ZIP code (5 digits)” is declared to ask for “name”"
      ])
    #expect(
      lines(Field(name: "Your email address", type: .telephoneNumber)) == [
        "fail +2: “Your email address” is declared to ask for “telephoneNumber”"
      ])
    #expect(lines(Field(name: "ZIP code (5 digits)", type: .postalCode)) == [])
    #expect(lines(Field(name: "Email", type: .username)) == [])
    #expect(lines(Field(name: "Name of the pharmacy", type: .location)) == [])
  }

  @Test func neitherATypeNorTheKeyboardForIt() {
    #expect(
      lines(Field(name: "Phone")) == [
        "fail +2: nothing declares what “Phone” asks for, and it brings up the usual keyboard"
      ])
    #expect(lines(Field(name: "Phone", keyboard: .phonePad)) == [])
    #expect(lines(Field(name: "Phone", type: .telephoneNumber)) == [])
    #expect(lines(Field(name: "First name")) == [])
    #expect(lines(Field(name: "Phone of your neighbour")) == [])
  }

  @Test func aKeyboardOnWhichItIsNotTyped() {
    #expect(
      lines(Field(name: "Card number", keyboard: .alphabet)) == [
        "fail +2: “Card number” brings up the keyboard “asciiCapable”, on which it is not typed"
      ])
    #expect(
      lines(Field(name: "Email", type: .emailAddress, keyboard: .numberPad)) == [
        "fail +2: “Email” brings up the keyboard “numberPad”, on which it is not typed"
      ])
    #expect(lines(Field(name: "Card number", keyboard: .numberPad)) == [])
    #expect(lines(Field(name: "Postcode", keyboard: .asciiCapable)) == [])
  }

  private struct Address: View {
    @State private var street = ""
    @State private var city = ""
    var type: UITextContentType?
    static let line = #line
    var body: some View {
      VStack {
        Text("Street")
        TextField("Street", text: $street).textContentType(type)
        Text("City")
        TextField("City", text: $city)
        Button("Save") {}
      }
    }
  }

  @Test func aFormThatDeclaresNothing() {
    #expect(
      JudgedScreen.lines(.inputPurpose, in: Address(), from: Address.line) == [
        "fail +4: nothing declares what “Street” asks for, nor the fields beside it",
        "fail +6: nothing declares what “City” asks for, nor the fields beside it",
      ])
    #expect(JudgedScreen.isClean(of: .inputPurpose, Address(type: .streetAddressLine1)))
  }

  @Test(
    "Names in other languages",
    arguments: [
      ("E-Mail-Adresse", "de_DE"), ("Postleitzahl", "de_DE"), ("Correo electrónico", "es_ES"), ("رقم الهاتف", "ar"),
    ])
  func languages(_ name: String, _ locale: String) {
    var node = SemanticNode(id: "a", role: .textField, label: name)
    var appearance = Appearance()
    appearance.contentType = "jobTitle"
    node.appearance = appearance
    #expect(
      NameScreen("", node, locale: locale).findings(of: .inputPurpose) == [
        "textField[1]: “\(name)” is declared to ask for “jobTitle”"
      ])
  }

  @Test func aTypeOnAStackIsThatOfItsFields() throws {
    struct Stack: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Email", text: $text)
          TextField("Nickname", text: $text).textContentType(nil).keyboardType(.default)
        }
        .textContentType(.emailAddress).keyboardType(.emailAddress)
      }
    }
    let nodes = try MountedView(Stack(), environment: SemanticEnvironment()).tree.nodes
    #expect(nodes.map { $0.appearance?.contentType } == ["emailAddress", nil])
    #expect(nodes.map { $0.appearance?.keyboard } == ["emailAddress", nil])
  }
}
