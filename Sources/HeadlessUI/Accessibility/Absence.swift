/// A view that may stand for no view at all, such as an `if` that does not hold: a modifier finds nothing to work on.
nonisolated protocol PossiblyAbsent {
  var isAbsent: Bool { get }
}

/// Whether no view stands where the content is; a view with a body of its own always counts as one.
nonisolated func isAbsent(_ content: some Any) -> Bool { (content as? any PossiblyAbsent)?.isAbsent ?? false }

nonisolated extension EmptyView: PossiblyAbsent {
  var isAbsent: Bool { true }
}

nonisolated extension Optional: PossiblyAbsent {
  var isAbsent: Bool { map { HeadlessUI.isAbsent($0) } ?? true }
}

nonisolated extension Group: PossiblyAbsent {
  var isAbsent: Bool { HeadlessUI.isAbsent(content) }
}

nonisolated extension ForEach: PossiblyAbsent {
  var isAbsent: Bool { data.isEmpty }
}

nonisolated extension ModifiedContent: PossiblyAbsent {
  var isAbsent: Bool { HeadlessUI.isAbsent(content) }
}

nonisolated extension _ConditionalContent: PossiblyAbsent {
  var isAbsent: Bool {
    switch storage {
    case .trueContent(let content): HeadlessUI.isAbsent(content)
    case .falseContent(let content): HeadlessUI.isAbsent(content)
    }
  }
}

nonisolated extension TupleView: PossiblyAbsent {
  var isAbsent: Bool {
    var isAbsent = true
    for view in repeat each content {
      if !HeadlessUI.isAbsent(view) { isAbsent = false }
    }
    return isAbsent
  }
}
