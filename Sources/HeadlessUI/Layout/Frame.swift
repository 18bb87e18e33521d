public import Foundation
import Semantics

/// Keeps a declared size with the one element that it applies to.
///
/// Of nested sizes the innermost stays, since that is the one which limits a text and a touch.
nonisolated struct FrameModifier: PrimitiveModifier {
  let fixed: Appearance.Size
  let least: Appearance.Size

  init(fixed: Appearance.Size = .init(), least: Appearance.Size = .init()) {
    self.fixed = fixed
    self.least = least
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    let shapes = evaluation.shapes.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    if evaluation.elements.count == start { evaluation.size(shapeSince: shapes, modifier.fixed) }
    if evaluation.elements.count == start {
      let fixed = modifier.fixed
      if fixed.width != nil || fixed.height != nil { evaluation.sizedShapes += 1 }
      if fixed.width != nil, fixed.height != nil { evaluation.framedShapes += 1 }
    }
    guard evaluation.elements.count == start + 1 else { return }
    let element = evaluation.elements[start]
    if element.sharesRoom, !element.handlers.isEmpty { return }
    var appearance = element.node.appearance ?? Appearance()
    if element.isRigid, !element.handlers.isEmpty {
      appearance.surroundings = Appearance.Size(modifier.fixed, completing: modifier.least)
      evaluation.elements[start].node.appearance = appearance
      return
    }
    evaluation.elements[start].isRigid = false
    if element.handlers.isEmpty, appearance.frame != nil || element.sharesRoom {
      // What lies inside a larger frame reacts to touches in all of it, once it is the label of a control.
      appearance.hitSize = Appearance.Size(modifier.fixed, completing: nil)?.covering(appearance.hitSize)
      evaluation.elements[start].sharesRoom = false
    }
    appearance.frame = Appearance.Size(modifier.fixed, completing: appearance.frame)
    appearance.hitSize = Appearance.Size(modifier.least, completing: appearance.hitSize)
    guard appearance != Appearance() else { return }
    evaluation.elements[start].node.appearance = appearance
  }
}

extension Appearance.Size {
  /// The size that an inner declaration gives, with the sides it left open taken from an outer one; nil where none did.
  fileprivate init?(_ outer: Appearance.Size, completing inner: Appearance.Size?) {
    self.init(width: inner?.width ?? outer.width, height: inner?.height ?? outer.height)
    if width == nil && height == nil { return nil }
  }
}

extension Appearance.Size {
  /// The larger of two sizes, side by side.
  func covering(_ other: Appearance.Size?) -> Appearance.Size {
    func larger(_ left: Double?, _ right: Double?) -> Double? {
      guard let left, let right else { return left ?? right }
      return max(left, right)
    }
    return Appearance.Size(width: larger(width, other?.width), height: larger(height, other?.height))
  }
}

extension View {
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(fixed: Appearance.Size(width: width.flatMap(declared), height: height.flatMap(declared))))
  }

  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(least: Appearance.Size(width: minWidth.flatMap(positive), height: minHeight.flatMap(positive))))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { inert() }
}

nonisolated private func declared(_ length: CGFloat) -> Double? { length.isFinite ? Double(length) : nil }
nonisolated private func positive(_ length: CGFloat) -> Double? { length.isFinite && length > 0 ? Double(length) : nil }
