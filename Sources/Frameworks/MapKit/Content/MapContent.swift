import HeadlessUI

/// Part of a map: a marker, or something made of markers.
///
/// Beside the requirement of MapKit there is one more, static and with a default: what content of this type puts on the
/// map. Content made of other content never sees it.
@MainActor @preconcurrency
public protocol MapContent {
  associatedtype Body: MapContent

  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds what the content puts on the map to what was there before it.
  @MainActor static func _gather(_ content: Self, into items: inout _MapItems)
}

extension MapContent {
  @MainActor public static func _gather(_ content: Self, into items: inout _MapItems) {
    Body._gather(content.body, into: &items)
  }
}

extension Never: MapContent {
  @MainActor public static func _gather(_ content: Never, into items: inout _MapItems) {}
}

/// What is on a map so far.
public struct _MapItems {
  var items: [MapItem] = []
}

/// Something on a map: what a listener meets there, and what it is selected by.
struct MapItem {
  var view: AnyView
  var tag: AnyHashable?
  var isSelectable = false
}

/// Content of the framework, which puts a view on the map and has no body.
protocol PlacedContent: MapContent where Body == Never {
  @MainActor var item: MapItem? { get }
}

extension PlacedContent {
  public var body: Never { fatalError("\(Self.self) has no body") }

  @MainActor public static func _gather(_ content: Self, into items: inout _MapItems) {
    if let item = content.item { items.items.append(item) }
  }
}
