import Narration
import Semantics

/// Where verdicts are put together: one finding for one rule at one place, however often it came up.
struct Board {
  let component: String
  let source: SourceLocation
  private var counts: [RuleID: ComponentAudit.Count] = [:]
  private var findings: [Finding] = []
  private var places: [Place: Int] = [:]
  private var leftOut: Set<String> = []
  /// The rules that are broken on purpose, and whether anything was found for them.
  private var ignores: [Ignore: Bool] = [:]
  /// What is spoken in a tree; the tree is held, so that no other one gets its address.
  private var spoken: [ObjectIdentifier: (tree: AuditedTree, texts: [NodeID: [String]])] = [:]

  private struct Place: Hashable {
    let rule: RuleID
    let path: String
    let outcome: Outcome
    let reason: ReviewReason?
    /// Which of several verdicts of one run about one place it is.
    var number = 1
    /// Where the view stands in its file: what replaces another view at its place in the tree is not the same.
    var source: SourceLocation?
  }

  private struct Ignore: Hashable {
    let rule: RuleID
    let source: SourceLocation
  }

  /// The rules that a component can break with what the system makes of its controls.
  private static let namesSystem: Set<RuleID> = [.nameMissing, .pickerTitleLost, .hiddenFocusable, .nestedInteractive]

  init(component: String, source: SourceLocation) {
    self.component = component
    self.source = source
  }

  @MainActor
  mutating func add(_ verdicts: Verdicts, of rule: Rule, circumstance: String?) {
    guard !verdicts.isEmpty else { return }
    leftOut.formUnion(verdicts.leftOut)
    counts[rule.id, default: ComponentAudit.Count()].pass += verdicts.passes
    // A trace meets one fault in many states: it is one finding, told by the shortest way there.
    let isTrace = !verdicts.found.allSatisfy(\.gestures.isEmpty)
    var numbers: [Place: Int] = [:]
    for verdict in verdicts.found {
      // What the system itself puts on the screen is as it is; only its name is the component's matter.
      if let node = verdict.node?.node, node.hasRareFacets, node.isOfSystem, !Self.namesSystem.contains(rule.id) {
        continue
      }
      let path = verdict.string?.path ?? verdict.node?.semanticPath ?? "screen"
      let ignoring = verdict.node?.ignoring(rule.id)
      if let ignoring { ignores[key(of: ignoring)] = true }
      var place = Place(rule: rule.id, path: path, outcome: verdict.outcome, reason: verdict.reason)
      if isTrace {
        // What the first screen has shown already is not told again of a later one.
        if places[place].map({ findings[$0].source == verdict.location }) == true { continue }
        place.source = verdict.location
      } else {
        numbers[place, default: 0] += 1
        place.number = numbers[place]!
      }
      if let known = places[place] {
        if let circumstance, !findings[known].circumstances.isEmpty {
          findings[known].circumstances.append(circumstance)
        }
        continue
      }
      places[place] = findings.count
      let earlier = findings.count { $0.rule == rule.id && $0.path == path && $0.outcome == verdict.outcome }
      var finding = finding(verdict, rule: rule, path: path, occurrence: earlier + 1, circumstance: circumstance)
      finding.ignored = ignoring?.ignored.reason
      findings.append(finding)
      if verdict.outcome == .fail { counts[rule.id, default: .init()].fail += 1 }
      if verdict.outcome == .review { counts[rule.id, default: .init()].review += 1 }
    }
  }

  @MainActor
  private mutating func finding(
    _ verdict: Verdicts.Verdict, rule: Rule, path: String, occurrence: Int, circumstance: String?
  ) -> Finding {
    Finding(
      rule: rule.id, outcome: verdict.outcome, reason: verdict.reason, level: rule.level, impact: rule.impact,
      component: component, path: path,
      role: verdict.node?.node.role ?? .group, occurrence: occurrence,
      source: verdict.location ?? source,
      message: verdict.message, now: verdict.node.map { speech(of: $0) } ?? [], want: verdict.want,
      circumstances: circumstance.map { [$0] } ?? [], gestures: verdict.gestures, ignored: nil)
  }

  /// Notes which of the rules a tree says to break on purpose.
  mutating func noteIgnores(in tree: AuditedTree, rules: Set<RuleID>) {
    for place in tree.entries.indices where tree.entries[place].node.hasRareFacets {
      let node = AuditedNode(tree: tree, place: place)
      for ignored in node.node.ignoredRules where rules.contains(ignored.rule) {
        ignores[key(of: (ignored, node)), default: false] = ignores[key(of: (ignored, node))] ?? false
      }
    }
  }

  private func key(of ignoring: (ignored: IgnoredRule, node: AuditedNode)) -> Ignore {
    Ignore(rule: ignoring.ignored.rule, source: ignoring.ignored.source ?? ignoring.node.location ?? source)
  }

  /// What is spoken of a node, or of the nodes inside it.
  @MainActor
  private mutating func speech(of node: AuditedNode) -> [String] {
    let key = ObjectIdentifier(node.tree)
    if spoken[key] == nil {
      guard let voice = Voice.named("voiceover-ios", environment: node.environment) else { return [] }
      let reader = ScreenReader(host: DocumentHost(node.tree.tree), voice: voice)
      spoken[key] = (node.tree, Dictionary(reader.spokenStops().map { ($0.node, [$0.text]) }, uniquingKeysWith: +))
    }
    return spoken[key]?.texts[node.node.id] ?? []
  }

  /// Puts everything into a result, in the order of the rules.
  func close(into result: inout ComponentAudit, rules: [Rule]) {
    for rule in rules {
      result.counts[rule.id] = counts[rule.id] ?? ComponentAudit.Count()
      result.findings += findings.filter { $0.rule == rule.id }
    }
    result.notLookedAt += leftOut.sorted()
    result.ignores = ignores.map { DeclaredIgnore(rule: $0.key.rule, source: $0.key.source, isUsed: $0.value) }
      .sorted {
        ($0.source.file, $0.source.line, $0.rule.rawValue) < ($1.source.file, $1.source.line, $1.rule.rawValue)
      }
  }
}
