import Auditing
import Semantics

extension WorkerRun where Task == AuditTask, Outcome == ComponentAudit {
  /// Judges several components; one that traps or hangs is an error of its own, and never looks like a pass.
  static func audit(jobs: Int, timeout: Int, progress: @escaping @Sendable () -> Void) -> Self {
    WorkerRun(
      command: AuditCommand.name, jobs: jobs, timeout: timeout,
      broken: { task, _, misfortune in
        var audit = ComponentAudit(component: task.component, source: task.source)
        audit.errors = [misfortune]
        audit.notLookedAt = ["everything: \(task.component) \(misfortune)"]
        return audit
      }, progress: progress)
  }
}

/// The half of an audit that runs in a process of its own.
@MainActor
struct AuditWorker {
  let index: StoryIndex

  func run() throws -> ExitStatus {
    try WorkerDesk.serve { (task: AuditTask, begin: (ComponentAudit) throws -> Void) in
      try begin(ComponentAudit(component: task.component, source: task.source))
      let subject = Subject.story(try index.find(task.component))
      return task.audit.judge(subject.audited(as: task.component), in: task.environment)
    }
  }
}

extension Subject {
  /// The subject as audits take it.
  func audited(as name: String) -> Audit.Subject {
    switch self {
    case .story(let story):
      Audit.Subject(name: name, source: story.source) { environment throws(HostError) in
        try story.mount(environment)
      }
    case .document(let contents):
      Audit.Subject(
        name: name, source: SourceLocation(file: name, line: 1),
        nodeSources: contents.lines.mapValues { SourceLocation(file: name, line: $0) }, isAlive: false
      ) { _ in DocumentHost(contents.tree) }
    case .strings(let record):
      Audit.Subject(name: name, source: SourceLocation(file: name, line: 1), isAlive: false) { _ in
        DocumentHost(SemanticTree(strings: record))
      }
    }
  }
}
