import Auditing
import Foundation
import HeadlessUI
import Narration
import Semantics

/// Measures what each stage costs for a node, beside a loop that builds the same nodes and writes the same lines by hand.
@main
struct Benchmarks {
  struct Rows: View {
    let count: Int
    var body: some View { ForEach(0..<count, id: \.self) { index in Text(verbatim: "Row \(index)") } }
  }

  @MainActor
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "compile" { return try CompileTimes.report() }
    print("nodes    evaluate   project+narrate   floor   ratio to the floor   audit   (nanoseconds for a node)")
    for count in [1_000, 10_000, 100_000] {
      var view: MountedView?
      let evaluate = try best { view = try MountedView(Rows(count: count)) }
      let host = view!
      let voice = Voice.named("voiceover-ios", environment: host.tree.environment)!
      var lines: [String] = []
      let narrate = try best {
        lines = Transcript.lines(try ScreenReader(host: host, voice: voice).perform(.read).lines)
      }
      var floorLines: [String] = []
      let floor = best {
        var nodes: [SemanticNode] = []
        for index in 0..<count {
          let text = "Row \(index)"
          var node = SemanticNode(id: NodeID("n\(index)"), role: .text, traits: .staticText, label: text)
          node.drawn = [text]
          nodes.append(node)
        }
        floorLines = nodes.map { $0.label ?? "" }
      }
      precondition(lines == floorLines)
      // The tree alone: its variants and its steps are measured by the walk below.
      let tree = host.tree
      let subject = Audit.Subject(
        name: "Rows", source: SourceLocation(file: "Rows.swift", line: 1), isAlive: false
      ) { _ in DocumentHost(tree) }
      var findings = 0
      let audit = best {
        let rules = Rule.all.filter { $0.family == .tree }
        findings = Audit(rules: rules).judge(subject, in: tree.environment).findings.count
      }
      precondition(findings == 0)
      func perNode(_ seconds: Double) -> Double { seconds * 1e9 / Double(count) }
      print(
        String(
          format: "%6d   %8.0f   %15.0f   %5.0f   %18.1f   %5.0f", count, perNode(evaluate), perNode(narrate),
          perNode(floor), (evaluate + narrate) / floor, perNode(audit)))
    }
    try explore()
    print("peak memory: \(peakMemory() / 100_000) bytes for a node of the largest tree")
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Stepper("Count \(count)", value: $count, in: 0...40) }
  }

  /// How many steps a second an exploration makes, beside the same actions taken with nothing judged.
  @MainActor
  private static func explore() throws {
    let voice = Voice.named("voiceover-ios", environment: SemanticEnvironment())!
    var steps = 0
    let walk = try best {
      steps = try Explorer(voice: voice) { try MountedView(Counter()) }.explore().stepCount
    }
    print(String(format: "explore: %d steps, %.0f a second", steps, Double(steps) / walk))
  }

  /// The least time of several runs, in seconds of the processor: others on the machine take none of it.
  private static func best(_ body: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<5 {
      let start = processorTime()
      try body()
      best = min(best, processorTime() - start)
    }
    return best
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func peakMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }
}
