public import HeadlessUI
import Semantics

/// Shows a map.
///
/// Publishes a container of its markers, or one element where it has none, called “Map” until its author names it.
public struct Map<Content: View> {
  let content: Content
  let source: SourceLocation

  nonisolated init(content: Content, file: String, line: Int) {
    self.content = content
    source = SourceLocation(file: file, line: line)
  }
}

extension Map: View {
  public var body: some View { FrameworkElement(.map, name: "Map", source: source) { content } }
}

/// What is on a map, one after another.
nonisolated public struct MapContentView<SelectionValue: Hashable, C: MapContent>: View {
  let content: C
  let selection: Binding<SelectionValue?>?

  @MainActor public var body: some View {
    ForEach(Array(items.enumerated()), id: \.offset) { _, item in
      if let selection, item.isSelectable, let tag = item.tag?.base as? SelectionValue {
        SelectableMarker(view: item.view, tag: tag, selection: selection)
      } else {
        item.view
      }
    }
  }

  @MainActor private var items: [MapItem] {
    var items = _MapItems()
    C._gather(content, into: &items)
    return items.items
  }
}

/// A marker that can be selected.
private struct SelectableMarker<Value: Hashable>: View {
  let view: AnyView
  let tag: Value
  let selection: Binding<Value?>

  var body: some View {
    Button {
      selection.wrappedValue = tag
    } label: {
      view
    }
    .accessibilityAddTraits(selection.wrappedValue == tag ? .isSelected : [])
  }
}

extension Map {
  nonisolated public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, file: String = #filePath, line: Int = #line, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(content: MapContentView(content: content(), selection: nil), file: file, line: line)
  }

  nonisolated public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, file: String = #filePath,
    line: Int = #line, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(content: MapContentView(content: content(), selection: nil), file: file, line: line)
  }

  nonisolated public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, file: String = #filePath, line: Int = #line,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(content: MapContentView(content: content(), selection: selection), file: file, line: line)
  }

  nonisolated public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    file: String = #filePath, line: Int = #line, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(content: MapContentView(content: content(), selection: selection), file: file, line: line)
  }
}

extension Map where Content == MapContentView<Never, EmptyMapContent> {
  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(content: MapContentView(content: EmptyMapContent(), selection: nil), file: file, line: line)
  }

  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(content: MapContentView(content: EmptyMapContent(), selection: nil), file: file, line: line)
  }
}
