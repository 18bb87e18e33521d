import Semantics

extension Rule {
  static let nameIsAddress = Rule(
    .nameIsAddress, "A link is not called by its address",
    why: "An address is spelt out sign by sign: “h t t p s colon slash slash”. Nobody learns from it what is there.",
    policy: .experimental, impact: .moderate, criteria: ["2.4.4"],
    fix: "Name the page that it leads to, with accessibilityLabel(_:) where the address is to be seen.",
    failing: Example("an address", .button("hours", "https://example.com/branch?tab=hours")),
    passing: Example("what is there", .button("hours", "Opening hours")),
    check: .node { node, verdicts in
      guard node.isActionable, node.isStop, !node.isField, let name = node.name else { return }
      guard isAddress(name) else { return verdicts.pass() }
      verdicts.fail(node, "\(node.title) is an address")
    })

  private static func isAddress(_ name: String) -> Bool {
    guard !name.contains(where: \.isWhitespace) else { return false }
    return name.hasPrefix("https://") || name.hasPrefix("http://") || (name.hasPrefix("www.") && name.contains("/"))
  }
}
