import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Texts that say how something is to be entered, before and after the field they are about.
@MainActor
struct InstructionApartTests {
  private struct Field: View {
    @State private var text = ""
    var hint = ""
    var label = "Member ID"
    let after: String
    var isHidden = false
    static let line = #line
    var body: some View {
      VStack {
        Text(label)
        TextField("", text: $text).accessibilityLabel(label).accessibilityHint(hint)
        Text(after).accessibilityHidden(isHidden)
        Button("Save") {}
      }
    }
  }

  private func lines(_ field: Field) -> [String] {
    JudgedScreen.lines(.instructionApart, in: field, from: Field.line)
  }

  @Test(
    "Instructions after a field",
    arguments: [
      "Enter the 9 digits on your card", "Must have at least 8 characters", "9 digits, found on your card",
      "6 to 12 letters", "Format: MM/DD/YYYY", "* Required",
    ])
  func after(_ text: String) {
    #expect(lines(Field(after: text)) == ["fail +4: “\(text)” stands after “Member ID”, and is not heard with it"])
    #expect(lines(Field(hint: text, after: text)) == [])
  }

  @Test func anInstructionThatNobodyHears() {
    #expect(
      lines(Field(after: "9 digits on your card", isHidden: true)) == [
        "fail +4: “9 digits on your card” stands after “Member ID”, and is not heard with it"
      ])
    #expect(lines(Field(hint: "9 digits on your card", after: "9 digits on your card", isHidden: true)) == [])
  }

  @Test(
    "Texts after a field that ask for nothing",
    arguments: [
      "140 characters left", "0", "1/2", "Optional", "We never share it", "Example: 123-456", "3 results", "Required",
    ])
  func otherTexts(_ text: String) { #expect(lines(Field(after: text)) == []) }

  @Test func aCounterWithoutWords() {
    #expect(
      lines(Field(after: "0/100")) == [
        "fail +4: “0/100” tells the limit of “Member ID” to the eye, and nothing says it"
      ])
    #expect(lines(Field(hint: "At most 100 characters", after: "0/100")) == [])
    #expect(lines(Field(label: "Note (100 characters at most)", after: "0/100")) == [])
    #expect(lines(Field(after: "0/100 characters used")) == [])
  }

  @Test func aNumberThatTheNameTells() {
    #expect(lines(Field(label: "Member ID (9 digits)", after: "9 digits on your card")) == [])
  }

  private struct Two: View {
    @State private var name = ""
    @State private var password = ""
    var body: some View {
      VStack {
        TextField("", text: $name).accessibilityLabel("Name")
        Text("Use at least 8 characters")
        SecureField("", text: $password).accessibilityLabel("Password")
      }
    }
  }

  @Test func whatStandsBeforeTheNextFieldIsForThatOne() { #expect(JudgedScreen.isClean(of: .instructionApart, Two())) }

  private struct Message: View {
    @State private var code = ""
    @State private var isWrong = false
    var body: some View {
      VStack {
        Text("Code")
        TextField("", text: $code).accessibilityLabel("Code")
        if isWrong { Text("Enter a code of 5 digits") }
        Button("Send") { isWrong = code.count != 5 }
      }
    }
  }

  @Test func aMessageThatComesUpLaterIsNoInstruction() {
    #expect(JudgedScreen.isClean(of: .instructionApart, Message()))
  }

  private struct Date: View {
    @State private var date = ""
    let prompt: String
    var remark: String?
    static let line = #line
    var body: some View {
      VStack {
        Text("Date of birth")
        if let remark { Text(remark) }
        TextField(prompt, text: $date).accessibilityLabel("Date of birth")
      }
    }
  }

  @Test(
    "Forms that only a placeholder shows", arguments: ["MM/DD/YYYY", "TT.MM.JJJJ", "dd-mm-yyyy", "(###) ###-####"])
  func masks(_ mask: String) {
    let shown = EntryInstruction.mask(in: mask) ?? ""
    #expect(
      JudgedScreen.lines(.instructionApart, in: Date(prompt: mask), from: Date.line) == [
        "fail +5: “\(shown)” goes from “Date of birth” as soon as something is typed"
      ])
    #expect(JudgedScreen.isClean(of: .instructionApart, Date(prompt: mask, remark: "As \(shown)")))
  }

  @Test("Examples in a placeholder", arguments: ["555-555-0100", "name@example.com", "Jan-Peter", "Mm.", "e.g. 12345"])
  func examples(_ prompt: String) { #expect(JudgedScreen.isClean(of: .instructionApart, Date(prompt: prompt))) }
}
