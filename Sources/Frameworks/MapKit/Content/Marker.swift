public import CoreLocation
public import HeadlessUI
import Semantics

/// A balloon at a place, which its label names.
nonisolated public struct Marker<Label: View>: PlacedContent {
  let label: Label

  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  @MainActor var item: MapItem? {
    MapItem(view: AnyView(label.accessibilityElement(children: .combine)), isSelectable: true)
  }
}

extension Marker where Label == HeadlessUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    label = Label(titleKey, systemImage: systemImage)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    label = Label(title, systemImage: systemImage)
  }

  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    label = Label(titleKey, image: image)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    label = Label(title, image: image)
  }
}

extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { label = Text(titleKey) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) { label = Text(title) }

  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    label = Text(title)
  }

  public init(item: MKMapItem) { label = Text(verbatim: item.name ?? "") }
}

/// A view at a place, which a title names.
nonisolated public struct Annotation<Label: View, Content: View>: PlacedContent {
  let title: Label
  let content: Content

  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    title = label()
    self.content = content()
  }

  @MainActor var item: MapItem? {
    MapItem(view: AnyView(FrameworkElement(.group, source: nil) { content }.accessibilityLabel { _ in title }))
  }
}

extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    title = Text(titleKey)
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.title = Text(title)
    self.content = content()
  }
}

/// Where the device is, which a listener hears as the system's own words.
nonisolated public struct UserAnnotation<Content: View>: PlacedContent {
  let content: Content?

  public init(
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor var item: MapItem? {
    MapItem(
      view: AnyView(FrameworkElement(.group, name: "My Location", isOfSystem: true, source: nil) { content }))
  }
}

extension UserAnnotation where Content == EmptyView {
  public init() { content = nil }
}
