import Narration
public import Semantics

/// Judges components: their tree, their tree under other circumstances, and what can be done to them.
@MainActor
public struct Audit {
  let rules: [Rule]
  let circumstances: [Circumstance]
  let limits: Explorer.Limits
  let reader: String
  let options: RuleOptions

  /// - Parameters:
  ///   - rules: Those that are asked; all by default.
  ///   - circumstances: How the component is shown beside the way that is asked for; the standard ones by default.
  ///   - limits: How far its states are walked.
  ///   - reader: Who reads.
  ///   - options: The numbers that a configuration sets in rules.
  public init(
    rules: [Rule] = Rule.all, circumstances: [Circumstance] = Circumstance.standard,
    limits: Explorer.Limits = Explorer.Limits(), reader: String = "voiceover-ios",
    options: RuleOptions = RuleOptions()
  ) {
    self.rules = rules
    self.circumstances = circumstances
    self.limits = limits
    self.reader = reader
    self.options = options
  }

  /// Judges one component.
  public func judge(_ subject: Subject, in environment: SemanticEnvironment) -> ComponentAudit {
    var result = ComponentAudit(component: subject.name, source: subject.source)
    var board = Board(component: subject.name, source: subject.source)
    do {
      let host = try subject.makeHost(environment)
      let base = AuditedTree(host.tree, sources: subject.nodeSources)
      result.tree = host.tree
      guard let voice = Voice.named(reader, environment: environment) else { return result }
      result.transcript = ScreenReader(host: host, voice: voice).spokenTexts()
      result.environments = ["as asked"]
      judge(tree: base, circumstance: nil, on: &board)
      if subject.isAlive {
        judgeVariants(of: subject, base: base, environment, into: &result, on: &board)
        judgeSteps(of: subject, environment, voice: voice, into: &result, on: &board)
      } else if !base.isCatalogue {
        if rules.contains(where: { $0.family == .environment }) {
          result.notLookedAt.append("other circumstances: a tree from a file has only its own")
        }
        if rules.contains(where: { $0.family == .trace }) {
          result.notLookedAt.append("what happens when it is used: there is no program behind a tree from a file")
        }
      }
    } catch {
      result.errors.append("\(error)")
    }
    board.close(into: &result, rules: rules)
    return result
  }

  private func judge(tree: AuditedTree, circumstance: String?, on board: inout Board) {
    let nodeRules = rules.filter { if case .node = $0.check { true } else { false } }
    let judges: [@Sendable (AuditedNode, inout Verdicts) -> Void] = nodeRules.compactMap {
      if case .node(let judge) = $0.check { judge } else { nil }
    }
    board.noteIgnores(in: tree, rules: ids(of: .tree))
    var verdicts = Array(repeating: Verdicts(options: options), count: judges.count)
    for node in tree.nodes {
      for place in judges.indices { judges[place](node, &verdicts[place]) }
    }
    for (rule, verdicts) in zip(nodeRules, verdicts) { board.add(verdicts, of: rule, circumstance: circumstance) }
    for rule in rules {
      guard case .tree(let judge) = rule.check else { continue }
      var verdicts = Verdicts(options: options)
      judge(tree, &verdicts)
      board.add(verdicts, of: rule, circumstance: circumstance)
    }
  }

  private func judgeVariants(
    of subject: Subject, base: AuditedTree, _ environment: SemanticEnvironment, into result: inout ComponentAudit,
    on board: inout Board
  ) {
    var trees = [base]
    for circumstance in circumstances {
      var other = environment
      circumstance.change(&other)
      guard other != environment else { continue }
      do {
        let tree = AuditedTree(try subject.makeHost(other).tree)
        trees.append(tree)
        result.environments.append(circumstance.name)
        if circumstance.name == Circumstance.reduceMotion.name { result.tree?.pairMotions(with: tree.tree) }
        judge(tree: tree, circumstance: circumstance.name, on: &board)
      } catch {
        result.errors.append("\(circumstance.name): \(error)")
      }
    }
    for tree in trees { board.noteIgnores(in: tree, rules: ids(of: .environment)) }
    for rule in rules {
      guard case .variants(let judge) = rule.check else { continue }
      var verdicts = Verdicts(options: options)
      judge(trees, &verdicts)
      board.add(verdicts, of: rule, circumstance: nil)
    }
  }

  private func judgeSteps(
    of subject: Subject, _ environment: SemanticEnvironment, voice: Voice, into result: inout ComponentAudit,
    on board: inout Board
  ) {
    guard rules.contains(where: { $0.family == .trace }) else { return }
    do {
      var other = environment
      other.reduceMotion.toggle()
      let exploration = try Explorer(
        limits: limits, voice: voice, makeTwin: { [other] in try subject.makeHost(other) },
        makeHost: { try subject.makeHost(environment) }
      ).explore()
      result.states = exploration.stateCount
      result.steps = exploration.stepCount
      if let bound = exploration.bound {
        result.notLookedAt.append("states beyond the first \(bound): there are more than were walked")
      }
      result.trace = trace(of: exploration, subject, environment, voice: voice)
      result.errors += exploration.problems.map { problem in
        problem.gestures.map { "\($0)" }.joined(separator: "; ") + ": " + problem.message
      }
      judge(exploration, on: &board)
      judgeLaterStates(of: exploration, on: &board)
      // What lies past the bound may need what is ignored.
      if exploration.bound == nil {
        for state in exploration.states { board.noteIgnores(in: state.tree, rules: ids(of: .trace)) }
      }
    } catch {
      result.errors.append("\(error)")
    }
  }

  /// Asks the rules about trees of the nodes that came up on the way, such as the ones of a sheet.
  private func judgeLaterStates(of exploration: Exploration, on board: inout Board) {
    struct Kind: Hashable {
      let source: SourceLocation?
      let role: Role
      let facets: [Bool]

      init(_ node: AuditedNode) {
        source = node.location
        role = node.role
        facets = [
          node.name != nil, node.value != nil, node.hint != nil, node.isWithheld, node.isEnabled, !node.symbols.isEmpty,
        ]
      }
    }
    var met = Set(exploration.states.first?.tree.nodes.map(Kind.init) ?? [])
    let nodeRules = rules.filter { $0.family == .tree }
    for state in exploration.states.dropFirst() {
      let unmet = state.tree.nodes.filter { met.insert(Kind($0)).inserted }
      guard !unmet.isEmpty else { continue }
      let places = Set(unmet.map(\.place))
      for rule in nodeRules {
        var verdicts = Verdicts(options: options)
        verdicts.gestures = state.gestures
        switch rule.check {
        case .node(let judge): for node in unmet { judge(node, &verdicts) }
        case .tree(let judge):
          judge(state.tree, &verdicts)
          verdicts.keep { node in node.map { places.contains($0.place) } ?? false }
        case .variants, .step, .exploration: continue
        }
        board.add(verdicts, of: rule, circumstance: nil)
      }
    }
  }

  /// The steps from the first state, each made once more with Reduce Motion on.
  private func trace(
    of exploration: Exploration, _ subject: Subject, _ environment: SemanticEnvironment, voice: Voice
  ) -> [TracedStep] {
    var reduced = environment
    reduced.reduceMotion = true
    return exploration.steps.filter { $0.from == 0 }.prefix(Self.tracedSteps).map { step in
      let last = try? { () throws -> Step? in
        let reader = ScreenReader(host: try subject.makeHost(reduced), voice: voice)
        return try step.gestures.map { try reader.perform($0) }.last
      }()
      return TracedStep(
        gestures: step.gestures, lines: Transcript.lines(step.step.lines),
        reduced: last.map { Transcript.lines($0.lines) })
    }
  }

  private static let tracedSteps = 20

  private func judge(_ exploration: Exploration, on board: inout Board) {
    for rule in rules {
      var verdicts = Verdicts(options: options)
      switch rule.check {
      case .step(let judge):
        for step in exploration.steps {
          verdicts.gestures = step.gestures
          judge(step, &verdicts)
        }
      case .exploration(let judge): judge(exploration, &verdicts)
      case .node, .tree, .variants: continue
      }
      board.add(verdicts, of: rule, circumstance: nil)
    }
  }

  private func ids(of family: Rule.Family) -> Set<RuleID> {
    Set(rules.lazy.filter { $0.family == family }.map(\.id))
  }
}
