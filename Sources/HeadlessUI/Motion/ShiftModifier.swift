import Foundation
import Semantics

/// Notes that a view was moved, scaled or turned by much in an animated change.
nonisolated struct ShiftModifier: PrimitiveModifier {
  enum Kind: String {
    case scale, offset, position, rotation
  }

  let kind: Kind
  /// Two factors, two distances in points, or an angle in degrees.
  let values: [Double]

  private final class Seen {
    var values: [Double]
    init(_ values: [Double]) { self.values = values }
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let seen = identity.slot(0) { Seen(modifier.values) }
    let start = evaluation.elements.count
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    if modifier.leavesScreen {
      for index in start..<evaluation.elements.count {
        evaluation.elements[index].markInside { $0.isOffScreen = true }
      }
    }
    let old = seen.values
    guard old != modifier.values else { return }
    seen.values = modifier.values
    guard evaluation.transaction.isAnimated, modifier.isLarge(from: old) else { return }
    evaluation.mount.shifts.append(
      DeclaredMotion(
        effect: modifier.kind.rawValue, nodes: evaluation.elements[start...].map(\.node.id),
        source: evaluation.transaction.source))
  }

  /// Whether the view stands further away than the screen is long. What goes by whole screens is a pager.
  private var leavesScreen: Bool {
    guard kind == .offset else { return false }
    let screen = GeometryProxy().size
    return zip(values, [Double(screen.width), Double(screen.height)]).contains { distance, length in
      abs(distance) > length && abs(distance).truncatingRemainder(dividingBy: length) != 0
    }
  }

  /// Whether the change is more than the nudge of a knob, the turn of a chevron or the swelling of a button.
  private func isLarge(from old: [Double]) -> Bool {
    zip(old, values).contains { old, new in
      switch kind {
      case .scale: max(abs(old), abs(new)) >= 1.4 * min(abs(old), abs(new))
      case .offset, .position: abs(new - old) >= 60
      case .rotation: abs(new - old) > 180
      }
    }
  }
}

extension Element {
  /// Changes how the stops in an element look.
  fileprivate mutating func markInside(_ change: (inout Appearance) -> Void) {
    for index in children.indices { children[index].markInside(change) }
    if children.isEmpty { node.changeAppearance(change) }
  }
}

extension View {
  nonisolated func shifting(_ kind: ShiftModifier.Kind, _ values: Double...) -> some View {
    modifier(ShiftModifier(kind: kind, values: values))
  }
}
