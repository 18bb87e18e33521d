/// A tab as it stands in the source: what it is told by, and how what belongs to it is evaluated.
@MainActor
struct GatheredTab {
  typealias Evaluate = @MainActor (inout _Evaluation) -> Void

  /// The place that keeps what belongs to the tab.
  let identity: _Identity
  let environment: EnvironmentValues
  var traits: TabTraits
  let content: Evaluate
}

/// What modifiers say about a tab.
struct TabTraits {
  /// What the tab bar shows of it, at a place and in an environment.
  var label: (@MainActor (_Identity, EnvironmentValues, inout _Evaluation) -> Void)?
  var tag: AnyHashable?
  var badge: Text?
  var isHidden = false
  var isDisabled = false
  /// What is attached to the tab itself.
  var attachments: [(inout Element, EnvironmentValues) -> Void] = []
}

/// Places beside that of what belongs to a tab.
enum TabPlace: Hashable {
  case label
  /// Where views are bound that are only looked into.
  case survey
}

/// A modifier that tells something of a tab.
protocol TabTraitModifier {
  func tell(_ traits: inout TabTraits)
}

/// A view whose tabs can be told without evaluating what belongs to them.
@MainActor
protocol TabGathering {
  func gatherTabs(at identity: _Identity, in environment: EnvironmentValues, into gathering: inout TabCollection)
}

/// The tabs gathered so far.
@MainActor
struct TabCollection {
  var tabs: [GatheredTab] = []
  /// What binds the views that have to be looked into.
  var evaluation: _Evaluation

  mutating func gather<V: View>(_ view: V, at identity: _Identity, in environment: EnvironmentValues) {
    if let view = view as? any TabGathering {
      return view.gatherTabs(at: identity, in: environment, into: &self)
    }
    var traits = TabTraits()
    evaluation.tell(view, at: identity, in: environment, of: &traits)
    tabs.append(
      GatheredTab(identity: identity, environment: environment, traits: traits) { evaluation in
        V._evaluate(view, at: identity, in: environment, into: &evaluation)
      })
  }
}

extension _Evaluation {
  /// Finds out what the modifiers around a view say of it as a tab, those in its own body included; outer ones win.
  @MainActor
  mutating func tell<V: View>(
    _ view: V, at identity: _Identity, in environment: EnvironmentValues, of traits: inout TabTraits
  ) {
    if let modified = view as? any ModifiedTab {
      return modified.tell(at: identity, in: environment, of: &traits, evaluation: &self)
    }
    guard V.Body.self != Never.self, traits.label == nil else { return }
    let plan = PropertyPlan.of(V.self)
    var bound = view
    bind(&bound, by: plan, at: identity, in: environment)
    let body = CurrentEnvironment.with(environment) { bound.body }
    tell(body, at: plan.isEmpty ? identity : identity.child(0), in: environment, of: &traits)
  }
}

/// A view with a modifier around it, which may tell something of a tab.
@MainActor
private protocol ModifiedTab {
  func tell(
    at identity: _Identity, in environment: EnvironmentValues, of traits: inout TabTraits,
    evaluation: inout _Evaluation)
}

extension ModifiedContent: @MainActor ModifiedTab where Content: View, Modifier: ViewModifier {
  fileprivate func tell(
    at identity: _Identity, in environment: EnvironmentValues, of traits: inout TabTraits,
    evaluation: inout _Evaluation
  ) {
    if let modifier = modifier as? any TabTraitModifier { modifier.tell(&traits) }
    // Where a modifier puts its content is its own affair, so what is further in is looked at from a place apart.
    evaluation.tell(content, at: identity.child(keyed: TabPlace.survey), in: environment, of: &traits)
  }
}

extension TupleView: @MainActor TabGathering {
  @MainActor
  func gatherTabs(at identity: _Identity, in environment: EnvironmentValues, into gathering: inout TabCollection) {
    var index = 0
    @MainActor func gather<V: View>(_ child: V, _ gathering: inout TabCollection) {
      gathering.gather(child, at: identity.child(index), in: environment)
      index += 1
    }
    repeat gather(each content, &gathering)
  }
}

extension Group: @MainActor TabGathering where Content: View {
  @MainActor
  func gatherTabs(at identity: _Identity, in environment: EnvironmentValues, into gathering: inout TabCollection) {
    gathering.gather(content, at: identity, in: environment)
  }
}

extension Optional: @MainActor TabGathering where Wrapped: View {
  @MainActor
  func gatherTabs(at identity: _Identity, in environment: EnvironmentValues, into gathering: inout TabCollection) {
    if let self { gathering.gather(self, at: identity.child(0), in: environment) }
  }
}

extension _ConditionalContent: @MainActor TabGathering where TrueContent: View, FalseContent: View {
  @MainActor
  func gatherTabs(at identity: _Identity, in environment: EnvironmentValues, into gathering: inout TabCollection) {
    switch storage {
    case .trueContent(let content): gathering.gather(content, at: identity.child(0), in: environment)
    case .falseContent(let content): gathering.gather(content, at: identity.child(1), in: environment)
    }
  }
}

extension EmptyView: @MainActor TabGathering {
  @MainActor
  func gatherTabs(at identity: _Identity, in environment: EnvironmentValues, into gathering: inout TabCollection) {}
}

extension ForEach: @MainActor TabGathering where Content: View {
  @MainActor
  func gatherTabs(at identity: _Identity, in environment: EnvironmentValues, into gathering: inout TabCollection) {
    for element in data {
      let first = gathering.tabs.count
      gathering.gather(content(element), at: identity.child(keyed: id(element)), in: environment)
      for index in first..<gathering.tabs.count where gathering.tabs[index].traits.tag == nil {
        gathering.tabs[index].traits.tag = AnyHashable(id(element))
      }
    }
  }
}
