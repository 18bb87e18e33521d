import SwiftUI

// Section H: threads about names and about where the cursor goes.

extension Case {
  static let structureThreads = [Dawn3809.report, Mastodon542.report, Fiori1739.report, Hypothesis1635.report]
}

/// A status in four pieces, each a stop of its own.
enum Dawn3809 {
  static let report = Case(
    "H Shopify/dawn#3809", bad: Fragments(), good: Sentence(), finds: "name-bare-number @ Text(\"2\").bold()")

  struct Fragments: View {
    var body: some View {
      HStack(spacing: 0) {
        Text("Quantity ")
        Text("(")
        Text("2").bold()
        Text(" in cart)")
      }
    }
  }

  struct Sentence: View {
    var body: some View { Fragments().accessibilityElement(children: .combine) }
  }
}

/// The cursor is sent back from an element on which it arrives, so that nobody gets past it.
enum Mastodon542 {
  static let report = Case(
    "H mastodon/mastodon-ios#542", bad: Timeline(sticks: true), good: Timeline(sticks: false),
    finds: "focus-steal @ Button(\"Second post\")")

  struct Timeline: View {
    @AccessibilityFocusState var isOnFirst: Bool
    @AccessibilityFocusState var isOnSecond: Bool
    let sticks: Bool
    var body: some View {
      Text("First post")
        .accessibilityFocused($isOnFirst)
      Button("Second post") {}
        .accessibilityFocused($isOnSecond)
        .onChange(of: isOnSecond) { if isOnSecond && sticks { isOnFirst = true } }
      Text("Third post")
    }
  }
}

/// A button that goes when it is pressed, and a status that is only faded until then.
enum Fiori1739 {
  static let report = Case(
    "H SAP/cloud-sdk-ios-fiori#1739", bad: Bad(), good: Good(), finds: "focus-lost @ Button(\"Save\")",
    "invisible-but-spoken @ Text(\"All is saved\").opacity(isSaved ? 1 : 0.001)")

  struct Bad: View {
    @State var isSaved = false
    var body: some View {
      if !isSaved {
        Button("Save") { isSaved = true }
      }
      Text("All is saved").opacity(isSaved ? 1 : 0.001)
    }
  }

  struct Good: View {
    @State var isSaved = false
    var body: some View {
      Button("Save") {
        isSaved = true
        announce("All is saved")
      }
      .disabled(isSaved)
      Text("All is saved").opacity(isSaved ? 1 : 0)
    }
  }
}

/// “More” and “Less” under one label.
enum Hypothesis1635 {
  static let report = Case(
    "H hypothesis/product-backlog#1635", bad: Notes(labels: ["Toggle text", "Toggle text"]),
    good: Notes(labels: ["More text", "Less text"]), finds: "name-duplicate @ Button(\"Less\")",
    "label-in-name @ Button(\"More\")", "label-in-name @ Button(\"Less\")")

  struct Notes: View {
    @State var isLong = false
    let labels: [String]
    var body: some View {
      Button("More") { show(true) }
        .accessibilityLabel(labels[0])
      Text(isLong ? "A note of many words" : "A note")
      Button("Less") { show(false) }
        .accessibilityLabel(labels[1])
    }
    func show(_ isLong: Bool) {
      self.isLong = isLong
      announce(isLong ? "A note of many words" : "A note")
    }
  }
}
