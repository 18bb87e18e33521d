import Auditing
import Foundation
import GoldenSpecs
import HeadlessUI
import Semantics

/// What a run of audits is about: which components, under which circumstances, by which rules.
@MainActor
struct AuditPlan {
  private let stories: [Story]
  private let documents: [(name: String, subject: Subject)]
  private let environment: SemanticEnvironment
  /// The locales that were asked for beside the first one.
  private let others: [Scenario]
  private let reader: String
  private let rules: [Rule]
  private let options: RuleOptions
  private let limits: Explorer.Limits
  private let shard: Shard?
  private let jobs: Int
  private let timeout: Int

  /// - Parameters:
  ///   - rules: Those that are asked.
  ///   - options: The numbers that a configuration sets in them.
  ///   - resources: Where the strings of the program come from.
  init(_ invocation: Invocation, rules: [Rule], options: RuleOptions, resources: ResourceSources) throws {
    self.rules = rules
    self.options = options
    let index = invocation.program.index
    var stories: [Story] = []
    var documents: [(name: String, subject: Subject)] = []
    for word in invocation.operands {
      if let strings = try Subject.strings(word) {
        documents.append((word, strings))
        continue
      }
      switch try Subject.named(word, in: index) {
      case .story(let story): stories.append(story)
      case .document(let contents): documents.append((word, .document(contents)))
      case .strings: continue
      }
    }
    if invocation.operands.isEmpty { documents = AuditPlan.catalogues(resources) }
    self.stories = invocation.operands.isEmpty ? index.stories : stories
    self.documents = documents
    let scenario = invocation.scenario
    others = Array(invocation.scenarios().dropFirst())
    environment = scenario.environment(reduceMotion: scenario.reduceMotion == .on)
    reader = scenario.reader
    limits = try ExploreCommand.limits(of: invocation)
    shard = try Shard.asked(invocation["shard"])
    jobs = try invocation.count("jobs", in: 1...1000, default: ProcessInfo.processInfo.activeProcessorCount)
    timeout = try invocation.count(Isolation.timeout.name, in: Isolation.timeouts, default: Isolation.standardTimeout)
  }

  /// The names of everything that the run is about, whatever part of it this is.
  var names: [String] { stories.map(\.name) + documents.map(\.name) }

  /// Judges everything that is in this part of the run.
  func report() throws -> AuditReport {
    let names = names
    let own = names.enumerated().filter { shard?.holds($0.offset) ?? true }.map(\.element)
    let tasks = stories.filter { own.contains($0.name) }.map { task(for: $0.name, at: $0.source) }
    let progress = Progress(count: tasks.count, what: "components judged")
    let run = WorkerRun.audit(jobs: jobs, timeout: timeout) { progress.advance() }
    var components = try run.outcomes(of: tasks)
    progress.finish()
    let audit = task(for: "").audit
    for (name, subject) in documents where own.contains(name) {
      components.append(audit.judge(subject.audited(as: name), in: environment))
    }
    var report = AuditReport(
      components: components.sorted { $0.component < $1.component }, rules: rules.map(\.id),
      configuration: configuration)
    report.shard = shard.map { AuditReport.Part(index: $0.index, count: $0.count, planned: names) }
    return report
  }

  /// The tables of strings that the program has and the package holds.
  private static func catalogues(_ resources: ResourceSources) -> [(name: String, subject: Subject)] {
    LinkedBundles.all.flatMap { bundle in
      TableFaults.tables(in: bundle.url).compactMap { table in
        guard let source = resources.source(of: table.file, module: bundle.module) else { return nil }
        let record = TableFaults.judge(table) { resources.path(of: $0.path) }
        return (resources.name(of: source), .strings(record))
      }
    }
  }

  private func task(
    for component: String, at source: SourceLocation = SourceLocation(file: "", line: 1)
  ) -> AuditTask {
    AuditTask(
      component: component, source: source, environment: environment,
      others: others.map { $0.environment(reduceMotion: false) },
      reader: reader, rules: rules.map(\.id), options: options, states: limits.states, steps: limits.steps,
      patience: max(timeout / 2, 1))
  }

  /// What reports must have in common to be joined.
  private var configuration: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let environment = (try? encoder.encode(environment)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return "\(environment) \(others.map { $0.locale + " " }.joined())\(reader) \(limits.states)/\(limits.steps) "
      + rules.map(\.id.rawValue).joined(separator: ",")
  }
}
