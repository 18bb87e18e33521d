extension TupleView: SubviewSource {
  @MainActor var subviewParts: [SubviewPart] {
    var result: [SubviewPart] = []
    var index = 0
    @MainActor func collect<V: View>(_ child: V) {
      result += parts(of: child).map { $0.under(index) }
      index += 1
    }
    repeat collect(each content)
    return result
  }
}

extension EmptyView: SubviewSource {
  @MainActor var subviewParts: [SubviewPart] { [] }
}

extension Optional: SubviewSource where Wrapped: View {
  @MainActor var subviewParts: [SubviewPart] { map { parts(of: $0).map { $0.under(0) } } ?? [] }
}

extension _ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
  @MainActor var subviewParts: [SubviewPart] {
    switch storage {
    case .trueContent(let content): parts(of: content).map { $0.under(0) }
    case .falseContent(let content): parts(of: content).map { $0.under(1) }
    }
  }
}

extension Group: SubviewSource where Content: View {
  @MainActor var subviewParts: [SubviewPart] { parts(of: content) }
}

extension ForEach: SubviewSource where Content: View {
  @MainActor var subviewParts: [SubviewPart] {
    data.flatMap { element in parts(of: content(element)).map { $0.under(AnyHashable(id(element))) } }
  }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  @MainActor var subviewParts: [SubviewPart] {
    let header = parts(of: header).map { $0.under("header") }
    let footer = parts(of: footer).map { $0.under("footer") }
    return [SubviewPart(kind: .section(header: header, content: parts(of: content), footer: footer), path: [])]
  }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  @MainActor var subviewParts: [SubviewPart] {
    let modifier = modifier
    if let writer = modifier as? ContainerValueWriter {
      return parts(of: content).map { part in
        var part = part
        writer.write(&part.values)
        return part
      }
    }
    return parts(of: content).map { $0.modified { AnyView($0.modifier(modifier)) } }
  }
}
