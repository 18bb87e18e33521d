import SwiftUI

struct Touch: View {
  enum DragState {
    case inactive, pressing, dragging(translation: CGSize)
    var translation: CGSize { if case .dragging(let t) = self { t } else { .zero } }
  }
  @GestureState private var drag = CGSize.zero
  @GestureState private var isPressed = false
  @GestureState private var state = DragState.inactive
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var scale: CGFloat = 1
  @State private var offset: CGSize = .zero
  @State private var angle = Angle.zero
  @State private var count = 0

  private var dragging: some Gesture {
    DragGesture()
      .onChanged { value in offset = value.translation }
      .onEnded { value in
        withAnimation(.spring()) { offset = value.predictedEndTranslation.width > 100 ? value.translation : .zero }
        _ = value.startLocation.x + value.location.y + value.velocity.width + value.predictedEndLocation.x
      }
  }

  private var sequenced: some Gesture {
    LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .named("a")))
      .updating($state) { value, state, transaction in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        offset.width += drag.translation.width
      }
  }

  var body: some View {
    VStack {
      Text("A").onTapGesture { count += 1 }.onTapGesture(count: 2) { count += 2 }.onTapGesture(count: 1, perform: tap)
      Text("A").onTapGesture { location in offset = CGSize(width: location.x, height: location.y) }
      Text("A").onTapGesture(count: 2, coordinateSpace: .global) { location in count = Int(location.x) }
      Text("A").onTapGesture(perform: tap)
      Text("A").onLongPressGesture { count += 1 }.onLongPressGesture(minimumDuration: 1) { count = 0 }
      Text("A").onLongPressGesture(minimumDuration: 1, maximumDistance: 5, perform: tap) { pressing in
        count = pressing ? 1 : 0
      }
      Text("A").onLongPressGesture(minimumDuration: 1) {
        tap()
      } onPressingChanged: { _ in
      }
      Text("A").onLongPressGesture(minimumDuration: 0, maximumDistance: .infinity, pressing: { _ in }, perform: {})
      Text("A").gesture(dragging).simultaneousGesture(TapGesture().onEnded { _ in count += 1 }).highPriorityGesture(
        sequenced)
      Text("A").gesture(TapGesture(count: 2).onEnded { count += 1 }).gesture(dragging, including: .subviews)
      Text("A").gesture(SpatialTapGesture().onEnded { value in offset.width = value.location.x })
      Text("A").gesture(
        LongPressGesture().updating($isPressed) { current, state, _ in state = current }.onEnded { _ in })
      Text("A").gesture(
        DragGesture(minimumDistance: 10).updating($drag) { value, state, transaction in
          state = value.translation
          transaction.animation = .interactiveSpring()
        })
      Text("A").gesture(
        MagnificationGesture().onChanged { value in offset.width = value }.simultaneously(
          with: RotationGesture().onChanged { angle = $0 }))
      Text("A").gesture(MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification })
      Text("A").gesture(RotateGesture().onChanged { angle = $0.rotation })
      Text("A").gesture(TapGesture().exclusively(before: LongPressGesture()).onEnded { _ in })
      Text("A").gesture(count > 0 ? dragging : nil).gesture(dragging, isEnabled: count > 0)
      Text("A").gesture(DragGesture(minimumDistance: 0).onChanged({ _ in count += 1 }).onEnded({ _ in self.count = 0 }))
      Text("A").gesture(TapGesture().modifiers(.command).map { 1 }.onEnded { count = $0 })
      Text("A").defersSystemGestures(on: .all).persistentSystemOverlays(.hidden)
      Text("A").offset(x: offset.width + drag.width, y: state.translation.height).rotationEffect(angle).scaleEffect(
        scale)
      Text("A").offset(x: offset.width + drag.width + state.translation.width, y: offset.height + drag.height)
    }
    VStack {
      Text("A").sensoryFeedback(.selection, trigger: count).sensoryFeedback(.impact, trigger: count).sensoryFeedback(
        .success, trigger: count)
      Text("A").sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count).sensoryFeedback(
        .impact(flexibility: .soft), trigger: count)
      Text("A").sensoryFeedback(.increase, trigger: count) { old, new in new > old }
      Text("A").sensoryFeedback(trigger: count) { old, new in new > old ? .increase : .decrease }
      Text("A").sensoryFeedback(trigger: count) { _, new in
        if new > 3 { return .error }
        return nil
      }
      Text("A").sensoryFeedback(.warning, trigger: count) { true }
      Text("A").sensoryFeedback(trigger: count) { .levelChange }
      Button("Haptic") {
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        let generator = UISelectionFeedbackGenerator()
        generator.prepare()
        generator.selectionChanged()
      }
    }
  }

  private func tap() {}
}

struct Spoken: View {
  enum Focus: Hashable { case title, field }
  @AccessibilityFocusState private var focus: Focus?
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var voice: Focus?
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
  @Environment(\.accessibilityInvertColors) private var invert
  @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
  @Environment(\.accessibilityShowButtonShapes) private var shapes
  @Environment(\.accessibilityEnabled) private var enabled
  @Environment(\.accessibilityLargeContentViewerEnabled) private var large
  @Environment(\.accessibilityDimFlashingLights) private var dim
  @Environment(\.accessibilityPlayAnimatedImages) private var play
  @Environment(\.legibilityWeight) private var legibility
  @State private var value = 3
  @Namespace private var space
  let title = "Title"

  var body: some View {
    VStack {
      Text("A").accessibilityLabel("L").accessibilityLabel(title).accessibilityLabel(Text("L")).accessibilityLabel(
        "L", isEnabled: value > 0)
      Text("A").accessibilityLabel { label in
        Text("Pre"); label
      }
      Text("A").accessibilityLabel(value > 3 ? "Many" : "Few").accessibilityLabel("\(value) items").accessibilityLabel(
        Text("\(value) items"))
      Text("A").accessibilityValue("V").accessibilityValue("\(value)").accessibilityValue(Text("\(value)"))
        .accessibilityValue(String(value))
      Text("A").accessibilityHint("H").accessibilityHint(title).accessibilityHint(Text("H")).accessibilityHint(
        value > 0 ? "A" : "")
      Text("A").accessibilityHidden(true).accessibilityHidden(value > 3).accessibilityIdentifier("id")
        .accessibilityIdentifier("id\(value)")
      Text("A").accessibilityAddTraits(.isHeader).accessibilityAddTraits([.isButton, .isSelected])
        .accessibilityAddTraits(value > 3 ? .isSelected : [])
      Text("A").accessibilityAddTraits(value > 3 ? [.isSelected, .isButton] : .isButton).accessibilityRemoveTraits(
        .isImage
      ).accessibilityRemoveTraits([.isButton])
      Text("A").accessibilityAddTraits(value == 1 ? [.isButton, .isSelected] : [.isButton]).accessibilityAddTraits(
        .updatesFrequently)
      Text("A").accessibilityElement().accessibilityElement(children: .combine).accessibilityElement(children: .ignore)
        .accessibilityElement(children: .contain)
      Text("A").accessibilityAction { value = 0 }.accessibilityAction(.escape) { value = 0 }.accessibilityAction(
        .magicTap
      ) {}
      Text("A").accessibilityAction(named: "N") { value = 0 }.accessibilityAction(named: Text("N")) {}
        .accessibilityAction(named: title, reset)
      Text("A").accessibilityAction {
        value = 1
      } label: {
        Label("L", systemImage: "star")
      }
      Text("A").accessibilityActions {
        Button("A") {}; Button("B", action: reset)
      }.accessibilityActions(category: .edit) { Button("A") {} }
      Text("A").accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: value += 1
        case .decrement: value -= 1
        @unknown default: break
        }
      }
      Text("A").accessibilityAdjustableAction { if $0 == .increment { value += 1 } }
      Text("A").accessibilityScrollAction { edge in if edge == .top { value = 0 } }.accessibilityZoomAction { action in
        switch action.direction {
        case .zoomIn: value += 1;
        case .zoomOut: value -= 1;
        @unknown default: break
        }
      }
      Text("A").accessibilityFocused($focus, equals: .title).accessibilityFocused($isFocused).accessibilityFocused(
        $voice, equals: .field)
      Text("A").accessibilityHeading(.h2).accessibilityHeading(.unspecified).accessibilitySortPriority(1)
        .accessibilityInputLabels(["A", "B"])
      Text("A").accessibilityInputLabels([Text("A"), Text("B")]).accessibilityInputLabels([title])
      Text("A").accessibilityRepresentation { Slider(value: .constant(0.5)) }.accessibilityChildren {
        ForEach(0..<3) { Text("\($0)") }
      }
    }
    VStack {
      Text("A").accessibilityCustomContent("K", "V").accessibilityCustomContent("K", "V", importance: .high)
        .accessibilityCustomContent(.age, "3")
      Text("A").accessibilityCustomContent(Text("K"), Text("V")).accessibilityCustomContent(
        .age, Text("3"), importance: .default)
      Text("A").accessibilityLinkedGroup(id: "a", in: space).accessibilityLabeledPair(role: .label, id: "b", in: space)
      Text("A").accessibilityRotor("R") { ForEach(Item.samples) { AccessibilityRotorEntry($0.name, id: $0.id) } }
      Text("A").accessibilityRotor("R", entries: Item.samples, entryLabel: \.name).accessibilityRotor(.headings) {
        AccessibilityRotorEntry("A", id: 1)
      }
      Text("A").accessibilityRotorEntry(id: 1, in: space).accessibilityRotor(
        "R", entries: Item.samples, entryID: \.id, entryLabel: \.name)
      Text("A").accessibilityRespondsToUserInteraction().accessibilityRespondsToUserInteraction(false)
        .accessibilityActivationPoint(.center)
      Text("A").accessibilityIgnoresInvertColors().accessibilityIgnoresInvertColors(true)
        .accessibilityShowsLargeContentViewer()
      Text("A").accessibilityShowsLargeContentViewer { Label("L", systemImage: "star") }.accessibilityDirectTouch()
        .accessibilityDirectTouch(options: .silentOnTouch)
      Text("A").accessibilityTextContentType(.sourceCode).accessibilityDragPoint(.center, description: "D")
        .accessibilityDropPoint(.top, description: Text("D"))
      Text("A").accessibilityDefaultFocus($focus, .title)
      Text("A").accessibility(label: Text("L")).accessibility(hint: Text("H")).accessibility(value: Text("V"))
        .accessibility(hidden: true)
      Text("A").accessibility(addTraits: .isHeader).accessibility(removeTraits: .isImage).accessibility(identifier: "i")
        .accessibility(sortPriority: 2)
      Text("A").accessibility(addTraits: [.isButton]).accessibility(inputLabels: [Text("A")]).accessibility(
        activationPoint: .center)
      Text("A").accessibilityChartDescriptor(ToldChart())
      Button("Say") {
        AccessibilityNotification.Announcement("A").post()
        AccessibilityNotification.ScreenChanged().post()
        AccessibilityNotification.LayoutChanged(nil).post()
        AccessibilityNotification.PageScrolled("P").post()
        var text = AttributedString("Loud")
        text.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(text).post()
        UIAccessibility.post(notification: .announcement, argument: "A")
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, argument: title)
        if UIAccessibility.isVoiceOverRunning { focus = .title; isFocused = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { focus = .field }
        Task {
          try? await Task.sleep(for: .seconds(1)); focus = nil
        }
        Task {
          try await Task.sleep(nanoseconds: 1_000_000); isFocused = false
        }
      }
    }
  }
  private func reset() {}
}

extension AccessibilityCustomContentKey {
  static let age = AccessibilityCustomContentKey("Age")
  static var kind: AccessibilityCustomContentKey { .init(Text("Kind"), id: "kind") }
}

struct ToldChart: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let x = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon"])
    let y = AXNumericDataAxisDescriptor(title: "N", range: 0...10, gridlinePositions: []) { "\($0)" }
    let series = AXDataSeriesDescriptor(name: "S", isContinuous: false, dataPoints: [.init(x: "Mon", y: 3)])
    return AXChartDescriptor(title: "T", summary: nil, xAxis: x, yAxis: y, additionalAxes: [], series: [series])
  }
  func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

struct NamedGestures: View {
  @State private var log = ""
  var body: some View {
    Text(log)
      .gesture(TapGesture().onEnded { log = "tap" }, name: "tap")
      .simultaneousGesture(DragGesture().onEnded { _ in log = "drag" }, name: "drag", isEnabled: log.isEmpty)
      .highPriorityGesture(LongPressGesture(), name: "press")
    Text("A")
      .accessibilityRotor("Links", textRanges: [log.startIndex..<log.endIndex])
      .accessibilityRotor(log, textRanges: [])
      .accessibilityRotor(.links, textRanges: [])
  }
}

func spokenAsSource() -> AttributedString {
  var text = AttributedString("let x = 1")
  text.accessibilityTextualContext = .sourceCode
  return text
}

struct NamedRotor: View {
  @Namespace private var space
  let names = ["A", "B"]
  var body: some View {
    ForEach(names, id: \.self) { Text($0).accessibilityRotorEntry(id: $0, in: space) }
      .accessibilityRotor("Names") {
        ForEach(names, id: \.self) { AccessibilityRotorEntry(Text($0), id: $0, in: space) }
      }
      .preferredColorScheme(ColorScheme(UITraitCollection.current.userInterfaceStyle))
      .labelIconToTitleSpacing(4)
      .labelReservedIconWidth(20)
  }
}
