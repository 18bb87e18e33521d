import Foundation
import GoldenSpecs
import Semantics

/// The half of a check that runs in a process of its own: an order comes in, outcomes go out as lines.
@MainActor
struct CheckWorker {
  let index: StoryIndex

  func run() throws -> ExitStatus {
    try WorkerDesk.serve { (task: CheckTask, begin: (CheckOutcome) throws -> Void) in
      var outcome = CheckOutcome(task, .unusable)
      let spec = read(task, into: &outcome)
      let story = spec.flatMap { find($0, into: &outcome) }
      try begin(outcome)
      if let spec, let story { check(spec, story, task, into: &outcome) }
      return outcome
    }
  }

  private func read(_ task: CheckTask, into outcome: inout CheckOutcome) -> GoldenSpec? {
    do {
      return try GoldenSpec.parse(try contents(of: task), path: task.path)
    } catch let error as SpecProblems {
      outcome.messages = error.problems.map(\.description)
    } catch {
      outcome.messages = ["\(escaped(task.path)):1: \(error)"]
    }
    return nil
  }

  private func contents(of task: CheckTask) throws(UsageError) -> Data {
    guard let component = task.component else {
      do {
        return try InputFile.contents(of: task.path, limit: GoldenSpec.largestSize)
      } catch {
        throw UsageError("the spec cannot be read: \(error)")
      }
    }
    guard let template = GoldenSpec.template(component: component) else {
      throw UsageError("\(quoted(component)) cannot be the name of a component in a spec; rename the preview")
    }
    guard !FileManager.default.fileExists(atPath: task.path) else {
      throw UsageError("the file exists and is not about \(quoted(component)); rename one of them")
    }
    return Data(template.utf8)
  }

  private func find(_ spec: GoldenSpec, into outcome: inout CheckOutcome) -> Story? {
    outcome.component = spec.component
    outcome.line = spec.line(of: "component")
    do {
      let story = try index.find(spec.component)
      outcome.component = story.name
      return story
    } catch {
      outcome.messages = ["\(escaped(spec.path)):\(outcome.line): \(error)"]
      return nil
    }
  }

  private func check(_ spec: GoldenSpec, _ story: Story, _ task: CheckTask, into outcome: inout CheckOutcome) {
    let replay = spec.replay { environment throws(HostError) in try story.mount(environment) }
    outcome.notes = spec.warnings.map(\.description) + replay.notes
    let differences = spec.compare(replay)
    outcome.messages = differences.flatMap(\.lines)
    outcome.kind = differences.isEmpty ? .clean : .differs
    if let problem = replay.problem {
      outcome.kind = replay.neverSettles ? .failed : .unusable
      let component = replay.neverSettles ? "\(story.name): " : ""
      outcome.messages.append("\(escaped(problem.path)):\(problem.line): \(component)\(problem.message)")
    } else if task.records, task.component != nil || !differences.isEmpty {
      record(spec, replay, into: &outcome)
    }
  }

  private func record(_ spec: GoldenSpec, _ replay: Replay, into outcome: inout CheckOutcome) {
    do {
      try writeAtomically(spec.record(replay), to: spec.path)
      outcome.kind = .recorded
      outcome.messages = []
    } catch {
      outcome.kind = .failed
      outcome.messages = ["\(error)"]
    }
  }
}
