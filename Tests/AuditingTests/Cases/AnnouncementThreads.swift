import SwiftUI

// Section H: threads about what is spoken after a press.

extension Case {
  static let announcementThreads = [
    WixUITPA335.report, Mistica1800.report, AriaPractices3461.report, Flutter32229.report, PageControl4289.report,
    Dawn685.report, FirefoxIOS31719.report,
  ]
}

/// A field that speaks its own value and announces it too.
enum WixUITPA335 {
  static let report = Case(
    "H wix-incubator/wix-ui-tpa#335", bad: Guests(isTwice: true), good: Guests(isTwice: false),
    finds: "announce-duplicate @ Stepper(\"Guests\", value: $guests, in: 1...4)")

  struct Guests: View {
    @State var guests = 2
    let isTwice: Bool
    var body: some View {
      Stepper("Guests", value: $guests, in: 1...4)
        .onChange(of: guests) { if isTwice { announce("Guests \(guests)") } }
    }
  }
}

/// A counter beside a button, with and without a live region.
enum Mistica1800 {
  static let report = Case(
    "H Telefonica/mistica-design#1800", bad: Counter(isLive: false), good: Counter(isLive: true),
    finds: "change-not-announced @ Button(\"Add a mug\")")

  struct Counter: View {
    @State var mugs = 0
    let isLive: Bool
    var body: some View {
      Button("Add a mug") {
        mugs += 1
        if isLive { announce("\(mugs) mugs") }
      }
      .disabled(mugs == 3)
      Text("Bag: \(mugs) mugs")
    }
  }
}

/// A notification for each press that is sent twice.
enum AriaPractices3461 {
  static let report = Case(
    "H w3c/aria-practices#3461", bad: Adults(times: 2), good: Adults(times: 1),
    finds: "announce-duplicate @ Button(\"Add adult\")", "announce-duplicate @ Button(\"Remove adult\")")

  struct Adults: View {
    @State var adults = 2
    let times: Int
    var body: some View {
      Button("Remove adult") { change(by: -1) }.disabled(adults == 1)
      Text("Adults: \(adults)")
      Button("Add adult") { change(by: 1) }.disabled(adults == 4)
    }
    func change(by distance: Int) {
      adults += distance
      for _ in 0..<times { announce("Adults: \(adults)") }
    }
  }
}

/// A value that changes without a word where the cursor is elsewhere.
enum Flutter32229 {
  static let report = Case(
    "H flutter/flutter#32229, #79528, #14398", bad: Sound(isMended: false), good: Sound(isMended: true),
    finds: "change-not-announced @ Button(\"Mute\")")

  struct Sound: View {
    @State var volume = 4.0
    let isMended: Bool
    var body: some View {
      Slider(value: $volume, in: 0...5, step: 1) { Text("Volume") }
      Button("Mute") {
        volume = 0
        if isMended { announce("Volume 0") }
      }
      .disabled(volume == 0)
    }
  }
}

/// A page control that is moved and does not say where it is.
enum PageControl4289 {
  static let report = Case(
    "H material-components-ios#4289, #2066", bad: Pages(isMended: false), good: Pages(isMended: true),
    finds: "change-not-announced @ Text(\"Pages\")")

  struct Pages: View {
    static let titles = ["Cover", "Contents", "Index"]
    @State var page = 0
    let isMended: Bool
    var body: some View {
      Text("Pages")
        .accessibilityValue(isMended ? Self.titles[page] : "Book")
        .accessibilityAdjustableAction { page = (page + ($0 == .increment ? 1 : 2)) % 3 }
      Text(Self.titles[page])
    }
  }
}

/// An item goes into the bag, and item and subtotal are said once, or not at all.
enum Dawn685 {
  static let report = Case(
    "H Shopify/dawn#685, buy-button-js#744", bad: Product(speaks: false), good: Product(speaks: true),
    finds: "change-not-announced @ Button(\"Add Mug to bag\")")

  struct Product: View {
    @State var count = 0
    let speaks: Bool
    var body: some View {
      Button("Add Mug to bag") {
        count += 1
        if speaks { announce("Mug added, \(count) in bag, \(count * 4) euros") }
      }
      .disabled(count == 2)
      Text("\(count) in bag, \(count * 4) euros")
    }
  }
}

/// A tap whose only confirmation is another symbol.
///
/// A press without any effect in the tree (`action-no-effect`) is not told from one that works elsewhere.
enum FirefoxIOS31719 {
  static let report = Case(
    "H mozilla-mobile/firefox-ios#31719", bad: Page(isMended: false), good: Page(isMended: true),
    finds: "colour-only @ Button(\"Bookmark\", systemImage: isSaved ? \"bookmark.fill\" : \"bookmark\")")

  struct Page: View {
    @State var isSaved = false
    let isMended: Bool
    var body: some View {
      Button("Bookmark", systemImage: isSaved ? "bookmark.fill" : "bookmark") { isSaved.toggle() }
        .labelStyle(.iconOnly)
        .accessibilityAddTraits(isMended && isSaved ? .isSelected : [])
    }
  }
}
