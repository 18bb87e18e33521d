import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// What is in front of the screen is all that can be reached, and its state goes with it.
@MainActor
struct SheetTests {
  struct Basket: View {
    @State private var isOpen = false
    @State private var log: [String] = []
    var dismissesItself = true

    var body: some View {
      VStack {
        Text("Basket")
        Button("Open") { isOpen = true }
        Text(verbatim: "log \(log.joined(separator: ", "))")
      }
      .sheet(isPresented: $isOpen, onDismiss: { log.append("dismissed") }) {
        Details().onAppear { log.append("appeared") }.onDisappear { log.append("disappeared") }
      }
    }
  }

  struct Details: View {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Text(isPresented ? "Details" : "Not presented")
      Button("Add \(count)") { count += 1 }
      Button("Close") { dismiss() }
    }
  }

  /// Golden case 21.
  @Test func onlyTheSheetCanBeReached() throws {
    let heard = try Heard(
      Button("Behind") {}.sheet(isPresented: .constant(true)) {
        Text("Front")
        Button("Done") {}
      })
    #expect(try heard(.read) == ["Front", "Done, button"])
    #expect(heard.view.tree.nodes.map(\.container) == [.modal])
    #expect(heard.covered == ["Behind"])
  }

  @Test func theCursorGoesInAndIsNotReturned() throws {
    let heard = try Heard(Basket())
    #expect(try heard.activate("Open") == ["~ screen changed", "Details"])
    #expect(try heard(.first, .previous(1), .last) == ["Details", "Details", "Close, button"])
    #expect(try heard(.activate(1)) == [#"~ focus lost "Close""#, "log appeared, disappeared, dismissed"])
  }

  @Test func escapeTakesItBack() throws {
    let heard = try Heard(Basket())
    _ = try heard.activate("Open")
    #expect(try heard(.escape) == [#"~ focus lost "Details""#, "Basket"])
    #expect(heard.labels == ["Basket", "Open", "log appeared, disappeared, dismissed"])
    #expect(heard.covered.isEmpty)
  }

  @Test func stateLivesAsLongAsTheSheet() throws {
    let heard = try Heard(Basket())
    _ = try heard.activate("Open")
    _ = try heard.activate("Add 0")
    #expect(heard.labels.contains("Add 1"))
    _ = try heard(.escape)
    _ = try heard.activate("Open")
    #expect(heard.labels.contains("Add 0"))
  }

  @Test func whatIsNotToBeDismissedRefusesTheGesture() throws {
    for isCover in [false, true] {
      struct Screen: View {
        let isCover: Bool
        @State private var isOpen = true
        var body: some View {
          if isCover {
            Text("Behind").fullScreenCover(isPresented: $isOpen) { Text("Front") }
          } else {
            Text("Behind").sheet(isPresented: $isOpen) { Text("Front").interactiveDismissDisabled() }
          }
        }
      }
      let heard = try Heard(Screen(isCover: isCover))
      #expect(try heard(.escape, .where) == ["Front"])
    }
  }

  @Test func anotherItemIsAnotherSheet() throws {
    struct Item: Identifiable { let id: Int }
    struct Screen: View {
      @State private var item: Item?
      @State private var dismissals = 0
      var body: some View {
        Button("First") { item = Item(id: 1) }
        Text("\(dismissals) dismissals")
          .sheet(item: $item, onDismiss: { dismissals += 1 }) { item in
            Text("Item \(item.id)")
            Button("Next") { self.item = Item(id: item.id + 1) }
            Counting()
          }
      }
    }
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let heard = try Heard(Screen())
    #expect(try heard.activate("First") == ["~ screen changed", "Item 1"])
    _ = try heard.activate("Count 0")
    #expect(heard.labels == ["Item 1", "Next", "Count 1"])
    #expect(try heard.activate("Next") == ["~ screen changed", "Item 2"])
    #expect(heard.labels == ["Item 2", "Next", "Count 0"])
    _ = try heard(.escape)
    #expect(heard.labels == ["First", "2 dismissals"])
  }

  @Test func aFocusStateOnDismissalBringsTheCursorBack() throws {
    struct Screen: View {
      @State private var isOpen = false
      @AccessibilityFocusState private var isFocused: Bool
      var body: some View {
        Text("Title")
        Text("More")
        Button("Open") { isOpen = true }
          .accessibilityFocused($isFocused)
          .sheet(isPresented: $isOpen, onDismiss: { isFocused = true }) { Text("Front") }
      }
    }
    let heard = try Heard(Screen())
    _ = try heard.activate("Open")
    #expect(try heard(.escape) == [#"~ focus requested "Open""#, "Open, button"])
  }

  @Test func theOldWayOfDismissing() throws {
    struct Front: View {
      @Environment(\.presentationMode) private var presentationMode
      var body: some View {
        Button("Close") { presentationMode.wrappedValue.dismiss() }
        Text(presentationMode.wrappedValue.isPresented ? "presented" : "alone")
      }
    }
    struct Screen: View {
      @State private var isOpen = true
      var body: some View { Text("Behind").sheet(isPresented: $isOpen) { Front() } }
    }
    let heard = try Heard(Screen())
    #expect(heard.labels == ["Close", "presented"])
    _ = try heard.activate("Close")
    #expect(heard.labels == ["Behind"])
    #expect(try Heard(Front()).labels == ["Close", "alone"])
  }

  @Test func theEnvironmentFlowsIn() throws {
    struct Front: View {
      @Environment(\.locale) private var locale
      var body: some View { Button("Do") {}.accessibilityHint(locale.identifier) }
    }
    let heard = try Heard(
      List {
        Section("Head") { Text("Row").sheet(isPresented: .constant(true)) { Section("Front") { Front() } } }
      }
      .environment(\.locale, Locale(identifier: "de_DE")).disabled(true))
    #expect(try heard(.read) == ["Front, dimmed", "Do, dimmed, button"])
    #expect(heard.view.tree.nodes[0].children[1].hint == "de_DE")
  }

  @Test func modifiersOfThePresenterDoNotReachWhatItPresents() throws {
    let heard = try Heard(
      Button("Behind") {}.sheet(isPresented: .constant(true)) { Text("Front") }
        .accessibilityLabel("Other").accessibilityElement(children: .combine).opacity(0))
    #expect(heard.labels == ["Front"])
  }

  @Test func sheetsOnSheets() throws {
    struct Screen: View {
      @State private var isOpen = false
      @State private var isDeeper = false
      @State private var log: [String] = []
      var body: some View {
        Button("Open") { isOpen = true }
        Text(verbatim: "log \(log.joined(separator: ", "))")
          .sheet(isPresented: $isOpen, onDismiss: { log.append("outer") }) {
            Button("Deeper") { isDeeper = true }
              .sheet(isPresented: $isDeeper, onDismiss: { log.append("inner") }) {
                Text("Deep")
                Button("Close all") { isOpen = false }
              }
          }
      }
    }
    let heard = try Heard(Screen())
    _ = try heard.activate("Open")
    #expect(try heard.activate("Deeper") == ["~ screen changed", "Deep"])
    #expect(heard.labels == ["Deep", "Close all"])
    _ = try heard(.escape)
    #expect(heard.labels == ["Deeper"])
    _ = try heard.activate("Deeper")
    _ = try heard.activate("Close all")
    #expect(heard.labels == ["Open", "log inner, outer"])
  }

  @Test func ofTwoPresentersTheSecondWaits() throws {
    struct Screen: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        Button("Open") { second = true }
          .sheet(isPresented: $first) { Text("First") }
          .sheet(isPresented: $second) {
            Text("Second")
            Button("Ask for the first") { first = true }
          }
      }
    }
    let heard = try Heard(Screen())
    _ = try heard.activate("Open")
    #expect(try heard.activate("Ask for the first") == ["Ask for the first"])
    #expect(heard.labels.first == "Second")
    #expect(try heard(.escape) == ["~ screen changed", "First"])
  }

  @Test func aPresenterThatGoesTakesTheSheetAlong() throws {
    struct Screen: View {
      @State private var isThere = true
      @State private var isOpen = false
      var body: some View {
        Text("Title")
        if isThere {
          Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Button("Remove") { isThere = false } }
        }
      }
    }
    let heard = try Heard(Screen())
    _ = try heard.activate("Open")
    #expect(try heard.activate("Remove") == [#"~ focus lost "Remove""#, "Title"])
    #expect(heard.labels == ["Title"])
  }

  @Test func aSheetCanHaveABar() throws {
    let heard = try Heard(
      Text("Behind").inspector(isPresented: .constant(true)) {
        NavigationStack { Text("Front").navigationTitle("Details") }
      })
    #expect(try heard(.read) == ["Details, heading", "Front"])
  }

  @Test func aPopoverIsASheetOnAnIPhone() throws {
    struct Screen: View {
      @State private var isOpen = false
      var body: some View {
        Button("Info") { isOpen = true }
          .popover(isPresented: $isOpen, attachmentAnchor: .point(.center), arrowEdge: .top) { Text("Explained") }
      }
    }
    let heard = try Heard(Screen())
    #expect(try heard.activate("Info") == ["~ screen changed", "Explained"])
    #expect(try heard(.escape) == [#"~ focus lost "Explained""#, "Info, button"])
  }

  @Test func severalHeightsGiveAGrabber() throws {
    let heard = try Heard(
      Text("Behind").sheet(isPresented: .constant(true)) {
        Text("Front").presentationDetents([.large, .medium])
      }, hints: true)
    #expect(try heard(.where) == ["Sheet Grabber, Half screen, button. Double tap to expand the sheet."])
    #expect(try heard(.activate(1)) == ["Sheet Grabber", "Expanded"])
    #expect(try heard(.where) == ["Sheet Grabber, Expanded, button. Double tap to collapse the sheet."])
  }

  @Test func aComponentCanHoldTheHeight() throws {
    struct Screen: View {
      @State private var height = PresentationDetent.large
      var body: some View {
        Text("Behind").sheet(isPresented: .constant(true)) {
          Text(height == .large ? "tall" : "low").presentationDetents([.height(200), .large], selection: $height)
        }
      }
    }
    let heard = try Heard(Screen())
    #expect(try heard(.read) == ["Sheet Grabber, Expanded, button", "tall"])
    _ = try heard(.activate(1))
    #expect(try heard(.read) == ["Sheet Grabber, button", "low"])
  }

  @Test func oneHeightGivesNoneUnlessItIsAskedFor() throws {
    func labels(_ content: some View) throws -> [String] {
      try Heard(Text("Behind").sheet(isPresented: .constant(true)) { content }).labels
    }
    #expect(try labels(Text("Front").presentationDetents([.medium])) == ["Front"])
    #expect(
      try labels(Text("Front").presentationDetents([.medium]).presentationDragIndicator(.visible))
        == ["Sheet Grabber", "Front"])
    #expect(
      try labels(Text("Front").presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)) == ["Front"])
  }

  @Test func aSheetThatLetsThroughCoversNothing() throws {
    let heard = try Heard(
      Text("Behind").sheet(isPresented: .constant(true)) {
        Text("Front").presentationBackgroundInteraction(.enabled)
      })
    #expect(try heard(.read) == ["Behind", "Front"])
    #expect(heard.covered.isEmpty)
  }
}
