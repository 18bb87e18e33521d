import Auditing
import HeadlessUI
import Semantics
import SwiftUI
import Testing

/// Real components are judged by every rule; the bad one is found out at its line, the good one is not.
@MainActor
struct NameComponentTests {
  private func audit(_ view: some View) -> ComponentAudit {
    let source = SourceLocation(file: "Subject.swift", line: 1)
    return Audit(limits: Explorer.Limits(states: 4, steps: 12)).judge(
      Audit.Subject(name: "Subject", source: source) { try MountedView(view, environment: $0) },
      in: SemanticEnvironment())
  }

  private func expect(
    _ rule: RuleID, in bad: some View, at lines: [Int], notIn good: some View,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let found = audit(bad).findings.filter { $0.rule == rule }
    #expect(found.map(\.source.line) == lines, sourceLocation: sourceLocation)
    #expect(
      found.allSatisfy { $0.source.file.hasSuffix("NameComponents.swift") && $0.outcome == .fail },
      sourceLocation: sourceLocation)
    let good = audit(good)
    #expect(good.errors == [], sourceLocation: sourceLocation)
    #expect(good.findings.filter { $0.rule == rule }.map(\.message) == [], sourceLocation: sourceLocation)
  }

  @Test("Symbols bring no names along")
  func symbols() {
    let (bad, good, line) = (SymbolButtons(), LabelledSymbolButtons(), SymbolButtons.line)
    expect(.nameIsAsset, in: bad, at: [line], notIn: good)
    expect(.nameMissingImage, in: bad, at: [line + 5], notIn: good)
    expect(.nameMissing, in: bad, at: [line + 6], notIn: good)
  }

  @Test("Hints tell what follows, and names leave out the role")
  func talk() {
    let (bad, good, line) = (TalkativeStepper(), QuietStepper(), TalkativeStepper.line)
    expect(.hintRedundant, in: bad, at: [line - 1], notIn: good)
    expect(.hintCarriesEssential, in: bad, at: [line - 1], notIn: good)
    expect(.nameContainsRole, in: bad, at: [line + 3], notIn: good)
  }

  @Test("A text in another script has its language")
  func greeting() { expect(.langMissing, in: Greeting(), at: [Greeting.line], notIn: GreetingInItsLanguage()) }

  @Test("A progress, a picker and a wheel without a name")
  func indicators() {
    #expect(missing(ProgressView(value: 0.4)) == ["“Progress” does not say what is in progress"])
    #expect(missing(ProgressView("Upload", value: 0.4)) == [])
    #expect(missing(ProgressView()) == [])
    #expect(missing(picker("")) == ["the picker with the value “2” has no name"])
    #expect(missing(picker("Guests")) == [])
    #expect(missing(picker("Guests").pickerStyle(.wheel)) == ["the pickerItem with the value “2” has no name"])
    #expect(
      missing(
        picker("Guests").pickerStyle(.wheel).accessibilityElement(children: .contain).accessibilityLabel("Guests"))
        == [])
    #expect(missing(Stepper("", value: .constant(2))) == ["the stepper with the value “2” has no name"])
    #expect(missing(Stepper("Guests", value: .constant(2)).labelsHidden()) == [])
    #expect(
      missing(Label("", systemImage: "trash").labelStyle(.iconOnly)) == [
        "the image is only named after its picture, “trash”"
      ])
    #expect(missing(Label("Delete", systemImage: "trash").labelStyle(.iconOnly)) == [])
    #expect(missing(Button("", systemImage: "trash") {}.labelStyle(.iconOnly)) == ["“trash” is the name of a symbol"])
  }

  private func missing(_ view: some View) -> [String] {
    audit(view).findings.filter { [.nameMissing, .nameMissingImage, .nameIsAsset].contains($0.rule) }.map(\.message)
  }

  private func picker(_ title: String) -> some View {
    Picker(title, selection: .constant(2)) { ForEach(1..<4) { Text("\($0)").tag($0) } }
  }
}
