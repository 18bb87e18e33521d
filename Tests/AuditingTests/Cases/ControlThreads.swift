import Semantics
import SwiftUI

// Section H: threads about what can be done with a control.

extension Case {
  static let controlThreads = [
    Lion2423.report, Spark881.report, Horologist2422.report, Charcoal405.report, Chakra4646.report,
    Flutter187017.report,
    VoiceOverDesigner269.report, Wurstfinger231.report,
  ]
}

/// Infinite limits are no limits (`range-sentinel`): a bound that nobody set is absent from the tree.
enum Lion2423 {
  static let report = Case(
    "H ing-bank/lion#2423", bad: Bad(), good: Good(),
    finds: "range-missing @ Stepper(\"Seats\", value: seats, in: -Double.infinity...Double.infinity)")

  struct Bad: View {
    @State var count = 1.0
    var body: some View {
      Stepper("Seats", value: seats, in: -Double.infinity...Double.infinity)
    }
    var seats: Binding<Double> {
      Binding {
        count
      } set: {
        count = min(max($0, 0), 3)
      }
    }
  }

  struct Good: View {
    @State var seats = 1.0
    var body: some View { Stepper("Seats", value: $seats, in: 0...3) }
  }
}

/// A control that is announced as one and can be moved neither way.
enum Spark881 {
  static let report = Case(
    "H leboncoin/spark-ios#881, #813", bad: Bad(), good: Good(),
    finds: "adjustable-no-action @ Stepper(\"Distance\", onIncrement: nil, onDecrement: nil)")

  struct Bad: View {
    var body: some View {
      Stepper("Distance", onIncrement: nil, onDecrement: nil)
    }
  }

  struct Good: View {
    @State var distance = 5.0
    var body: some View {
      Slider(value: $distance, in: 0...10, step: 5) { Text("Distance") }
        .accessibilityValue("\(Int(distance)) kilometres")
    }
  }
}

/// Icons that are tapped, in the slots of a stepper.
enum Horologist2422 {
  static let report = Case(
    "H google/horologist#2422, #2742", bad: Tickets(traits: []), good: Tickets(traits: .isButton),
    finds: "trait-missing @ Image(systemName: \"plus\")")

  struct Tickets: View {
    @State var count = 2
    let traits: AccessibilityTraits
    var body: some View {
      Image(systemName: "plus")
        .accessibilityLabel("Add a ticket")
        .accessibilityAddTraits(traits)
        .onTapGesture { count = C26.changed(count, by: count == 3 ? -2 : 1) }
      Text("Tickets: \(count)")
    }
  }
}

/// Both halves are dimmed where the maximum was reached, and stay so when the row begins there.
enum Charcoal405 {
  static let report = Case(
    "H finn-no/charcoal-ios#405", bad: Filter(isMended: false), good: Filter(isMended: true),
    finds: "adjust-stuck @ Button(\"Add a room\")", "disabled-always @ Button(\"Remove a bed\")")

  struct Filter: View {
    @State var rooms = 2
    @State var beds = 3
    let isMended: Bool
    var body: some View {
      Button("Remove a room") { rooms = C26.changed(rooms, by: -1) }.disabled(rooms == 1 || isStuck(rooms))
      Text("Rooms: \(rooms)")
      Button("Add a room") { rooms = C26.changed(rooms, by: 1) }.disabled(rooms == 3)
      Button("Remove a bed") { beds = C26.changed(beds, by: -1) }.disabled(beds == 1 || isStuck(beds))
      Text("Beds: \(beds)")
    }
    func isStuck(_ count: Int) -> Bool { !isMended && count == 3 }
  }
}

/// An action that goes on when its control is dimmed.
///
/// In SwiftUI `disabled(_:)` stops every route, so this is a host of its own.
enum Chakra4646 {
  static let report = Case(
    "H chakra-ui/chakra-ui#4646", badHost: { Timer($0, goesOn: true) }, goodHost: { Timer($0, goesOn: false) },
    finds: "dimmed-acts @ final class Timer: SemanticHost")

  @MainActor
  final class Timer: SemanticHost {
    private static let line = #line - 1
    private(set) var tree: SemanticTree
    private let goesOn: Bool
    private var minutes = 0

    init(_ environment: SemanticEnvironment, goesOn: Bool) {
      self.goesOn = goesOn
      tree = SemanticTree(environment: environment, nodes: [])
      show()
    }

    private func show() {
      var button = SemanticNode(
        id: "add", role: .button, traits: .button, label: "Add a minute", value: "\(minutes) minutes",
        actions: [.activate])
      button.isEnabled = minutes < 2
      button.source = SourceLocation(file: #filePath, line: Self.line)
      tree.nodes = [button]
    }

    func perform(_ action: SemanticAction, on id: NodeID) throws(HostError) -> [SemanticEvent] {
      guard goesOn || minutes < 2 else { return [] }
      minutes = min(minutes + 1, 3)
      show()
      return []
    }

    func focus(_ id: NodeID?) throws(HostError) -> [SemanticEvent] { [] }
    func takePendingEvents() -> [SemanticEvent] { [] }
  }
}

/// Two numbers in one value, of which one is not true.
enum Flutter187017 {
  static let report = Case(
    "H flutter/flutter#187017", bad: Download(isMended: false), good: Download(isMended: true),
    finds: "value-text-conflict @ ProgressView(\"Download\", value: 0.4)")

  struct Download: View {
    let isMended: Bool
    var body: some View {
      ProgressView("Download", value: 0.4)
        .accessibilityValue(isMended ? "40%" : "40%, 0.0")
    }
  }
}

/// One adjustable element for the listener; its two halves are targets for the finger and for the voice.
enum VoiceOverDesigner269 {
  static let report = Case(
    "H AccessibilityTools/VoiceOverDesigner#269, magento/pwa-studio#3766", bad: Sizes(hidesHalves: false),
    good: Sizes(hidesHalves: true), finds: "stepper-redundant-stops @ Text(Self.sizes[size])")

  struct Sizes: View {
    static let sizes = ["Small", "Medium", "Large"]
    @State var size = 1
    let hidesHalves: Bool
    var body: some View {
      HStack {
        Button("Decrease size", systemImage: "minus") { change(by: -1) }.disabled(size == 0)
          .accessibilityHidden(hidesHalves)
        Text(Self.sizes[size])
          .accessibilityLabel("Size")
          .accessibilityValue(Self.sizes[size])
          .accessibilityAdjustableAction { size = min(max(size + ($0 == .increment ? 1 : -1), 0), 2) }
        Button("Increase size", systemImage: "plus") { change(by: 1) }.disabled(size == 2)
          .accessibilityHidden(hidesHalves)
      }
      .labelStyle(.iconOnly)
    }
    func change(by distance: Int) {
      size += distance
      announce(Self.sizes[size])
    }
  }
}

/// A key that ignores what is in it drops what can be swiped for.
enum Wurstfinger231 {
  static let report = Case(
    "H cl445/wurstfinger#231", bad: Bad(), good: Good(),
    finds: "combine-loses-actions @ Text(\"e\")")

  struct Bad: View {
    @State var text = ""
    var body: some View {
      HStack {
        Text("e")
          .accessibilityAction(named: "é") { text = "é" }
          .accessibilityAction(named: "è") { text = "è" }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("e")
    }
  }

  struct Good: View {
    @State var text = ""
    var body: some View {
      HStack {
        Text("e")
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("e")
      .accessibilityAction(named: "é") { text = "é" }
      .accessibilityAction(named: "è") { text = "è" }
    }
  }
}
