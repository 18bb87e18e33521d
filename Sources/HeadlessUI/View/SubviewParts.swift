/// What a view falls into where a container asks for its subviews.
struct SubviewPart {
  enum Kind {
    case view(AnyView)
    case section(header: [SubviewPart], content: [SubviewPart], footer: [SubviewPart])
  }

  var kind: Kind
  var path: [AnyHashable]
  var values = ContainerValues()

  func under(_ step: AnyHashable) -> SubviewPart {
    var part = self
    part.path.insert(step, at: 0)
    return part
  }

  /// The part with a modifier on it; on a section it lies on each of its views.
  @MainActor func modified(by change: (AnyView) -> AnyView) -> SubviewPart {
    var part = self
    switch kind {
    case .view(let view): part.kind = .view(change(view))
    case .section(let header, let content, let footer):
      part.kind = .section(
        header: header.map { $0.modified(by: change) }, content: content.map { $0.modified(by: change) },
        footer: footer.map { $0.modified(by: change) })
    }
    return part
  }

  /// The views of the part, without the bounds of sections.
  var flat: [SubviewPart] {
    switch kind {
    case .view: [self]
    case .section(let header, let content, let footer): (header + content + footer).flatMap(\.flat)
    }
  }
}

/// A view that falls into subviews; every other one is a subview itself.
@MainActor
protocol SubviewSource: View {
  var subviewParts: [SubviewPart] { get }
}

@MainActor
func parts<V: View>(of view: V) -> [SubviewPart] {
  guard let type = V.self as? any SubviewSource.Type else {
    return [SubviewPart(kind: .view(AnyView(view)), path: [])]
  }
  return sourceParts(of: view, as: type)
}

@MainActor
private func sourceParts<Source: SubviewSource>(of view: Any, as type: Source.Type) -> [SubviewPart] {
  // The type is the one that the view was found by.
  (view as? Source)?.subviewParts ?? []
}

@MainActor
func subviews<V: View>(of view: V) -> [Subview] { subviews(of: parts(of: view)) }

private func subviews(of parts: [SubviewPart]) -> [Subview] {
  parts.flatMap(\.flat).compactMap { part in
    guard case .view(let view) = part.kind else { return nil }
    return Subview(id: Subview.ID(path: part.path), containerValues: part.values, content: view)
  }
}

/// The sections of a view; what stands between them makes sections without header and footer.
@MainActor
func sections<V: View>(of view: V) -> [SectionConfiguration] {
  var sections: [SectionConfiguration] = []
  var loose: [SubviewPart] = []
  func close() {
    guard let first = loose.first else { return }
    sections.append(section(at: first.path + ["loose"], content: loose, values: ContainerValues()))
    loose = []
  }
  for part in parts(of: view) {
    guard case .section(let header, let content, let footer) = part.kind else {
      loose.append(part)
      continue
    }
    close()
    sections.append(section(at: part.path, header: header, content: content, footer: footer, values: part.values))
  }
  close()
  return sections
}

private func section(
  at path: [AnyHashable], header: [SubviewPart] = [], content: [SubviewPart], footer: [SubviewPart] = [],
  values: ContainerValues
) -> SectionConfiguration {
  SectionConfiguration(
    id: SectionConfiguration.ID(path: path), header: SubviewsCollection(subviews: subviews(of: header)),
    footer: SubviewsCollection(subviews: subviews(of: footer)),
    content: SubviewsCollection(subviews: subviews(of: content)), containerValues: values)
}
