import Auditing
import Foundation
import GoldenSpecs
import Semantics

/// What a run of audits is about: which components, under which circumstances, by which rules.
@MainActor
struct AuditPlan {
  private let stories: [Story]
  private let documents: [(name: String, subject: Subject)]
  private let environment: SemanticEnvironment
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
  init(_ invocation: Invocation, rules: [Rule], options: RuleOptions) throws {
    self.rules = rules
    self.options = options
    let index = invocation.program.index
    var stories: [Story] = []
    var documents: [(name: String, subject: Subject)] = []
    for word in invocation.operands {
      switch try Subject.named(word, in: index) {
      case .story(let story): stories.append(story)
      case .document(let contents): documents.append((word, .document(contents)))
      }
    }
    self.stories = invocation.operands.isEmpty ? index.stories : stories
    self.documents = documents
    let scenario = invocation.scenario
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
    let tasks = stories.filter { own.contains($0.name) }.map { task(for: $0) }
    let progress = Progress(count: tasks.count, what: "components judged")
    let run = WorkerRun.audit(jobs: jobs, timeout: timeout) { progress.advance() }
    var components = try run.outcomes(of: tasks)
    progress.finish()
    let audit = Audit(rules: rules, limits: limits, reader: reader, options: options)
    for (name, subject) in documents where own.contains(name) {
      components.append(audit.judge(subject.audited(as: name), in: environment))
    }
    var report = AuditReport(
      components: components.sorted { $0.component < $1.component }, rules: rules.map(\.id),
      configuration: configuration)
    report.shard = shard.map { AuditReport.Part(index: $0.index, count: $0.count, planned: names) }
    return report
  }

  private func task(for story: Story) -> AuditTask {
    AuditTask(
      component: story.name, source: story.source, environment: environment, reader: reader, rules: rules.map(\.id),
      options: options, states: limits.states, steps: limits.steps)
  }

  /// What reports must have in common to be joined.
  private var configuration: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let environment = (try? encoder.encode(environment)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return "\(environment) \(reader) \(limits.states)/\(limits.steps) "
      + rules.map(\.id.rawValue).joined(separator: ",")
  }
}
