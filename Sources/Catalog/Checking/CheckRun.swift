import Semantics

extension WorkerRun where Task == CheckTask, Outcome == CheckOutcome {
  /// A check of several specs.
  static func check(jobs: Int, timeout: Int) -> Self {
    WorkerRun(command: CheckCommand.name, jobs: jobs, timeout: timeout) { task, begun, misfortune in
      var outcome = begun ?? CheckOutcome(task, .failed)
      outcome.kind = .failed
      let name = outcome.component.map(escaped) ?? "the component"
      outcome.messages = ["\(escaped(outcome.path)):\(outcome.line): \(name) \(misfortune)"]
      return outcome
    }
  }
}
