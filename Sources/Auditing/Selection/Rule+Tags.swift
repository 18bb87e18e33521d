extension Rule {
  /// The words by which rules are selected: policy, family, group, level and criteria.
  ///
  /// The words about WCAG are axe's: `wcag2a` means level A since version 2.0, `wcag22aa` level AA since 2.2, `wcag412`
  /// the criterion 4.1.2. Only a rule that stands on WCAG has a level; one that merely bears on a criterion does not.
  public var tags: [String] {
    var tags = [policy.rawValue, family.rawValue, group.rawValue]
    if policy == .wcag {
      for criterion in criteria.compactMap(SuccessCriterion.numbered) where !tags.contains(criterion.tag) {
        tags.append(criterion.tag)
      }
    }
    return tags + criteria.map { "wcag" + $0.replacing(".", with: "") }
  }
}
