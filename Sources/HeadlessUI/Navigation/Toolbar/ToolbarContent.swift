/// Items for the bars around a screen, described by other items.
///
/// Beside SwiftUI's own requirement there is one more, static and with a default: how the items are gathered.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Evaluates items at a place in the identity tree.
  @MainActor static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into pieces: inout _ToolbarPieces,
    evaluation: inout _Evaluation)
}

/// Items that a person could rearrange, where a platform lets them.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// The items gathered so far.
public struct _ToolbarPieces {
  var pieces: [ToolbarPiece] = []
}

/// What stands at one place of a bar.
struct ToolbarPiece {
  let placement: ToolbarItemPlacement
  let elements: [Element]
}

extension ToolbarContent {
  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into pieces: inout _ToolbarPieces,
    evaluation: inout _Evaluation
  ) {
    var bound = content
    evaluation.bind(&bound, by: PropertyPlan.of(Self.self), at: identity, in: environment)
    CurrentEnvironment.with(environment) {
      Body._gather(bound.body, at: identity.child(0), in: environment, into: &pieces, evaluation: &evaluation)
    }
  }

  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }

  /// Takes the items away.
  @ToolbarContentBuilder
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { if !hidden { self } }
}

extension CustomizableToolbarContent {
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
  public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
}

/// How a person may rearrange an item.
public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}

/// What holds for an item that can be rearranged.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Items that gather themselves instead of through a body.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: CustomizableToolbarContent {
  @MainActor public static func _gather(
    _ content: Never, at identity: _Identity, in environment: EnvironmentValues, into pieces: inout _ToolbarPieces,
    evaluation: inout _Evaluation
  ) {}
}
