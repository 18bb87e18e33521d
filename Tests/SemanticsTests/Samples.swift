import Foundation
import Semantics

/// Trees for tests.
enum Samples {
  /// A tree in which every facet has a value.
  static var everything: SemanticTree {
    var node = SemanticNode(
      id: "a", role: .slider, traits: [.header, .selected, .backButton], label: "L", value: "V", hint: "H",
      isEnabled: false,
      actions: [.increment, .decrement, .named("Remove"), .scroll(.up), .scroll(.down), .insertText("x")])
    node.placeholder = "P"
    node.identifier = "I"
    node.inputLabels = ["x", "y"]
    node.language = "de"
    node.headingLevel = 2
    node.customContent = [CustomContent(label: "k", value: "v", importance: .high)]
    node.toggle = .mixed
    node.isExpanded = true
    node.isEditing = false
    node.range = SemanticRange(lower: 0, step: 0.5, current: 3)
    node.container = .tabBar
    node.position = Position(index: 1, count: 2)
    node.cell = TableCell(
      row: 1, column: 2, rowSpan: 3, columnSpan: 4, rowHeaders: [.init(value: "9")],
      columnHeaders: [.init(label: "Price")])
    node.drawn = ["L"]
    node.source = SourceLocation(file: "A.swift", line: 3)
    node.appearance = appearance
    node.ignoredRules = [IgnoredRule(rule: .nameMissing, reason: "on purpose")]
    node.children = [SemanticNode(id: "b")]
    return SemanticTree(
      environment: SemanticEnvironment(
        locale: "de_DE", platform: Platform(.iOS, version: 26), reduceMotion: true, dynamicTypeSize: "xLarge",
        colorScheme: "dark", contrast: "increased", layoutDirection: "rightToLeft",
        now: Date(timeIntervalSince1970: 86_400)),
      nodes: [node],
      withheld: [
        WithheldNode(node: SemanticNode(id: "c", role: .image), reason: .control, owner: "d"),
        WithheldNode(node: SemanticNode(id: "d", role: .text), reason: .combined, owner: "a"),
      ],
      haptics: [HapticTrigger(feedback: "selection", trigger: "3", nodes: ["a"])],
      motions: [
        DeclaredMotion(
          effect: "numericText", reduced: "identity", nodes: ["b"], isEndless: true,
          frames: [.init(seconds: 0.5, color: .init(red: 0, green: 0, blue: 0))])
      ])
  }

  static var appearance: Appearance {
    var appearance = Appearance()
    appearance.foreground = .init(red: 1, green: 0, blue: 0)
    appearance.background = .init(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    appearance.textStyle = "body"
    appearance.pointSize = 17
    appearance.weight = "bold"
    appearance.frame = .init(width: 44)
    appearance.hitSize = .init(width: 44, height: 44)
    appearance.opacity = 0.5
    appearance.lineLimit = 1
    appearance.minimumScaleFactor = 0.5
    appearance.allowsHitTesting = false
    appearance.hasUnknownForeground = true
    appearance.hasUnknownBackground = true
    appearance.foregroundOrigin = .gradient
    appearance.backgroundOrigin = .system
    appearance.typeSize = "xxLarge"
    appearance.tap = .gesture
    appearance.touch = .drag
    appearance.isStruckThrough = true
    appearance.row = Position(index: 1, count: 2)
    appearance.gap = .init(axis: .vertical, distance: 8)
    appearance.drawingOrder = 2
    appearance.sortPriority = -1
    appearance.hasLargeContent = true
    appearance.isAcrossFromNext = true
    appearance.column = Position(index: 1, count: 3)
    appearance.controlSize = "mini"
    appearance.isUntitled = true
    appearance.isOffScreen = true
    appearance.surface = Position(index: 2, count: 3)
    appearance.language = "fr"
    appearance.links = ["the terms"]
    appearance.symbolActions = ["mappin"]
    appearance.partLanguages = ["es"]
    appearance.contentType = "emailAddress"
    appearance.keyboard = "phonePad"
    return appearance
  }
}
