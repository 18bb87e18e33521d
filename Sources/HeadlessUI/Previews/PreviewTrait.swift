public import Foundation

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable, Hashable {
  enum Kind: Hashable {
    case sizeThatFits, device
    case fixed(width: Double, height: Double)
    case orientation(PreviewOrientation)
    case assistiveAccess
    case modifier(PreviewModification)
  }

  let kind: Kind
}

/// The way a device is held in a preview.
enum PreviewOrientation: Hashable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// The kinds of things that a preview can show.
public enum Preview {
  /// Marks the traits of previews of views.
  public enum ViewTraits {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .device) }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .sizeThatFits) }

  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixed(width: width, height: height))
  }

  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }
  public static var assistiveAccess: PreviewTrait { PreviewTrait(kind: .assistiveAccess) }
}
