import Semantics

/// Screens that lead to each other; the bar with the title is read before the content.
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let root: Root

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    evaluateScreen(view.root, at: identity, in: environment, into: &evaluation)
  }
}

/// A screen with its bar: the title first, as VoiceOver meets it.
@MainActor
func evaluateScreen<Root: View>(
  _ root: Root, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
) {
  let outer = evaluation.preferences
  evaluation.preferences = PreferenceStore()
  let start = evaluation.elements.count
  Root._evaluate(root, at: identity.child(0), in: environment, into: &evaluation)
  let title = evaluation.preferences.value(NavigationTitleKey.self)
  evaluation.preferences = outer
  guard let title else { return }
  var bar = evaluation.elements(of: title, at: identity.child(1), in: environment)
  for index in bar.indices {
    bar[index].node.traits.remove(.staticText)
    bar[index].node.traits.insert(.header)
  }
  evaluation.elements.insert(contentsOf: bar, at: start)
}

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) { self.root = root() }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack {
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
  }
}

/// The way from the root of a navigation stack to the screen that is shown.
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// The title that a screen gives to the bar above it.
struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }

  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension View {
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: title)
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> Self { self }
}

/// The bar above a screen.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large, inlineLarge
  }
}
