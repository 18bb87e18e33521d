import Semantics

/// Lines of a transcript as they stand in a file.
public enum Transcript {
  /// Writes lines so that nothing that is spoken can be taken for something else.
  public static func lines(_ lines: [TranscriptLine]) -> [String] { lines.map(text) }

  private static func text(_ line: TranscriptLine) -> String {
    switch line {
    case .speech(let speech): spoken(speech)
    case .outline(let outline): spoken(outline)
    case .event(let event): "~ " + text(event)
    }
  }

  private static func spoken(_ speech: String) -> String {
    let speech = escaped(speech)
    // Scalars, not characters: a combining mark must not hide what a line begins with.
    guard let first = speech.unicodeScalars.first else { return "\\" }
    let isMistakable =
      ">~#\\".unicodeScalars.contains(first) || speech.unicodeScalars.allSatisfy { $0 == " " }
      || speech.hasPrefix("full:") || speech.hasPrefix("reduced:") || beginsLikeCommand(speech)
    return isMistakable ? "\\" + speech : speech
  }

  private static func text(_ event: TranscriptLine.Event) -> String {
    switch event {
    case .haptic(let name, let platform):
      "haptic \(escaped(name))" + (platform.map { " (not played on \($0))" } ?? "")
    case .motion(let motion): "motion " + text(motion)
    case .announcement(let priority): "announcement \(priority.rawValue)"
    case .screenChanged: "screen changed"
    case .layoutChanged: "layout changed"
    case .focusRequested(let label): "focus requested \(quoted(label))"
    case .focusLost(let label): "focus lost \(quoted(label))"
    }
  }

  private static func text(_ motion: Motion) -> String {
    let effect = escaped(motion.effect)
    return switch motion.change {
    case .replace(let from, let to): "\(effect) \(quoted(from)) to \(quoted(to))"
    case .insert(let label): "\(effect) insert \(quoted(label))"
    case .remove(let label): "\(effect) remove \(quoted(label))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + escaped(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")) + "\""
  }
}
