/// Tabs of a tab view, described by other tabs.
///
/// Beside SwiftUI's own requirement there is one more, static and with a default: how the tabs are gathered.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable = Body.TabValue
  associatedtype Body: TabContent

  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// Tells of the tabs at a place in the identity tree, without evaluating what belongs to them.
  @MainActor static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into tabs: inout _GatheredTabs)
}

/// The tabs gathered so far.
@MainActor
public struct _GatheredTabs {
  var collection: TabCollection
}

extension TabContent {
  @MainActor public static func _gather(
    _ content: Self, at identity: _Identity, in environment: EnvironmentValues, into tabs: inout _GatheredTabs
  ) {
    var bound = content
    tabs.collection.evaluation.bind(&bound, by: PropertyPlan.of(Self.self), at: identity, in: environment)
    let body = CurrentEnvironment.with(environment) { bound.body }
    Body._gather(body, at: identity.child(0), in: environment, into: &tabs)
  }
}

/// Tabs that gather themselves instead of through a body.
protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TabContent {
  public typealias TabValue = Never

  @MainActor public static func _gather(
    _ content: Never, at identity: _Identity, in environment: EnvironmentValues, into tabs: inout _GatheredTabs
  ) {}
}

/// The tabs of a tab view, as its content.
nonisolated public struct _TabContentView<Content: TabContent>: PrimitiveView {
  let content: Content

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {}
}

extension _TabContentView: @MainActor TabGathering {
  @MainActor
  func gatherTabs(at identity: _Identity, in environment: EnvironmentValues, into gathering: inout TabCollection) {
    var tabs = _GatheredTabs(collection: gathering)
    Content._gather(content, at: identity, in: environment, into: &tabs)
    gathering = tabs.collection
  }
}
