import Foundation
import GoldenSpecs
import Semantics

/// The half of a check that runs in a process of its own: specs come in by their paths, outcomes go out as lines.
@MainActor
struct CheckWorker {
  let index: StoryIndex

  /// The paths and the mode stand in the environment, since the arguments are a person's.
  nonisolated static let variable = "ALOUD_WORKER_SPECS"
  nonisolated static let recording = "ALOUD_WORKER_RECORDS"

  func run() -> ExitStatus {
    let environment = ProcessInfo.processInfo.environment
    let records = environment[CheckWorker.recording] != nil
    let paths = (environment[CheckWorker.variable] ?? "").split(separator: "\n").map(String.init)
    for path in paths {
      var outcome = CheckOutcome(path: path, kind: .began)
      let spec = read(path, into: &outcome)
      outcome.component = spec?.component
      send(outcome)
      if let spec {
        check(spec, records: records, into: &outcome)
      } else {
        outcome.kind = .unusable
      }
      send(outcome)
    }
    return .clean
  }

  private func read(_ path: String, into outcome: inout CheckOutcome) -> GoldenSpec? {
    guard let data = FileManager.default.contents(atPath: path) else {
      outcome.messages = ["\(escaped(path)):1: the file cannot be read"]
      return nil
    }
    do {
      return try GoldenSpec.parse(data, path: path)
    } catch {
      outcome.messages = error.problems.map(\.description)
      return nil
    }
  }

  private func check(_ spec: GoldenSpec, records: Bool, into outcome: inout CheckOutcome) {
    outcome.notes = spec.warnings.map(\.description)
    let story: Story
    do {
      story = try index.find(spec.component)
    } catch {
      outcome.kind = .unusable
      outcome.messages = ["\(escaped(spec.path)):\(spec.header.first { $0.key == "component" }?.line ?? 1): \(error)"]
      return
    }
    let replay = spec.replay { environment throws(HostError) in try story.mount(environment) }
    outcome.notes += replay.notes
    let differences = spec.compare(replay)
    outcome.messages = differences.map(\.description)
    outcome.kind = differences.isEmpty ? .clean : .differs
    if let problem = replay.problem {
      outcome.kind = .unusable
      outcome.messages.append(problem.description)
    } else if records, !differences.isEmpty {
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

  private func send(_ outcome: CheckOutcome) {
    guard let data = try? JSONEncoder().encode(outcome) else { return }
    // A component that prints must not be taken for an outcome.
    Output.line("\u{1}" + String(decoding: data, as: UTF8.self))
  }
}
