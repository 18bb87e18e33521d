import Foundation
import HeadlessUI
import Semantics
import Testing

/// What a component reads in its environment, as it would say it.
@MainActor
struct EnvironmentKeyTests {
  private struct Reading: View {
    let text: (EnvironmentValues) -> String
    @Environment(\.self) private var environment
    var body: some View { Text(verbatim: text(environment)) }
  }

  private struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var scenario = SemanticEnvironment()
    let view: @MainActor @Sendable () -> AnyView
    let text: String

    init<V>(
      _ name: String, in scenario: SemanticEnvironment = SemanticEnvironment(),
      _ key: @escaping @MainActor @Sendable (EnvironmentValues) -> V, _ text: String,
      change: @escaping @MainActor @Sendable (AnyView) -> AnyView = { $0 }
    ) {
      testDescription = name
      self.scenario = scenario
      self.text = text
      view = { change(AnyView(Reading { "\(key($0))" })) }
    }
  }

  private nonisolated static let settings: [Row] = [
    Row("dynamicTypeSize", in: SemanticEnvironment(dynamicTypeSize: "xxLarge"), { $0.dynamicTypeSize }, "xxLarge"),
    Row(
      "isAccessibilitySize", in: SemanticEnvironment(dynamicTypeSize: "accessibility2"),
      { $0.dynamicTypeSize.isAccessibilitySize }, "true"),
    Row(
      "sizeCategory", in: SemanticEnvironment(dynamicTypeSize: "accessibility5"), { $0.sizeCategory },
      "accessibilityExtraExtraExtraLarge"),
    Row("locale", in: SemanticEnvironment(locale: "de_DE"), { $0.locale.identifier }, "de_DE"),
    Row(
      "layoutDirection", in: SemanticEnvironment(layoutDirection: "rightToLeft"), { $0.layoutDirection }, "rightToLeft"),
    Row("colorScheme", in: SemanticEnvironment(colorScheme: "dark"), { $0.colorScheme }, "dark"),
    Row("colorSchemeContrast", in: SemanticEnvironment(contrast: "increased"), { $0.colorSchemeContrast }, "increased"),
    Row(
      "accessibilityReduceMotion", in: SemanticEnvironment(reduceMotion: true), { $0.accessibilityReduceMotion }, "true"
    ),
    Row("accessibilityReduceTransparency", { $0.accessibilityReduceTransparency }, "false"),
    Row("accessibilityDifferentiateWithoutColor", { $0.accessibilityDifferentiateWithoutColor }, "false"),
    Row("accessibilityVoiceOverEnabled", { $0.accessibilityVoiceOverEnabled }, "true"),
    Row("accessibilityEnabled", { $0.accessibilityEnabled }, "true"),
    Row("horizontalSizeClass", { $0.horizontalSizeClass.map { "\($0)" } ?? "none" }, "compact"),
    Row("verticalSizeClass", { $0.verticalSizeClass.map { "\($0)" } ?? "none" }, "regular"),
    Row("scenePhase", { $0.scenePhase }, "active"),
    Row("displayScale", { $0.displayScale }, "3.0"),
    Row("isEnabled", { $0.isEnabled }, "true"),
    Row("font", { $0.font == nil }, "true"),
    Row("controlSize", { $0.controlSize }, "regular"),
    Row("symbolVariants", { $0.symbolVariants == .none }, "true"),
  ]

  private nonisolated static let changes: [Row] = [
    Row("disabled", { $0.isEnabled }, "false") { AnyView($0.disabled(true)) },
    Row("dynamicTypeSize", { $0.sizeCategory }, "extraLarge") { AnyView($0.dynamicTypeSize(.xLarge)) },
    Row("a range of type sizes", { $0.dynamicTypeSize }, "medium") { AnyView($0.dynamicTypeSize(...(.medium))) },
    Row("controlSize", { $0.controlSize }, "mini") { AnyView($0.controlSize(.mini)) },
    Row("symbolVariant", { $0.symbolVariants.contains(.fill) }, "true") { AnyView($0.symbolVariant(.circle.fill)) },
    Row("font", { $0.font == .title }, "true") { AnyView($0.font(.title)) },
    Row("lineSpacing", { $0.lineSpacing }, "4.0") { AnyView($0.lineSpacing(4)) },
    Row("allowsTightening", { $0.allowsTightening }, "true") { AnyView($0.allowsTightening(true)) },
    Row("truncationMode", { $0.truncationMode }, "middle") { AnyView($0.truncationMode(.middle)) },
    Row("minimumScaleFactor", { $0.minimumScaleFactor }, "0.5") { AnyView($0.minimumScaleFactor(0.5)) },
    Row("redacted", { $0.redactionReasons.contains(.privacy) }, "true") { AnyView($0.redacted(reason: .privacy)) },
    Row("preferredColorScheme", { $0.colorScheme }, "dark") { AnyView($0.preferredColorScheme(.dark)) },
    Row("a value of one key", { $0.layoutDirection }, "rightToLeft") {
      AnyView($0.environment(\.layoutDirection, .rightToLeft))
    },
    Row("a size class", { $0.horizontalSizeClass == .regular }, "true") {
      AnyView($0.environment(\.horizontalSizeClass, .regular))
    },
  ]

  @Test("The scenario's settings are what a component reads", arguments: settings)
  private func scenario(_ row: Row) throws {
    let tree = try MountedView(row.view(), environment: row.scenario).tree
    #expect(tree.nodes.map(\.label) == [row.text])
  }

  @Test("What a view around it sets is what a component reads", arguments: changes)
  private func change(_ row: Row) throws {
    #expect(try labels(row.view()) == [row.text])
  }

  @Test func anAddressIsOpenedOrHandledByTheComponent() throws {
    struct Help: View {
      @Environment(\.openURL) private var openURL
      var body: some View {
        Button("Help") { openURL(URL(string: "https://example.com/help")!) }
      }
    }
    struct Caught: View {
      @State private var last = "none"
      var body: some View {
        Help().environment(
          \.openURL,
          OpenURLAction { url in
            last = url.lastPathComponent
            return .handled
          })
        Text(verbatim: last)
      }
    }
    let plain = try MountedView(Help())
    #expect(
      try plain.perform(.activate, on: plain.tree.nodes[0].id).map(\.kind) == [
        .opened(address: "https://example.com/help")
      ])
    let caught = try MountedView(Caught())
    #expect(try caught.perform(.activate, on: caught.tree.nodes[0].id).map(\.kind) == [])
    #expect(caught.tree.nodes.map(\.label) == ["Help", "help"])
  }
}
