public import Foundation

/// A height in which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case points(Double)
    case custom(ObjectIdentifier)
  }

  private let height: Height

  public static let medium = PresentationDetent(height: .medium)
  public static let large = PresentationDetent(height: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(Double(fraction)))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(Double(height)))
  }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(ObjectIdentifier(type)))
  }

  /// What a height is worked out from.
  @dynamicMemberLookup
  public struct Context {
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A height that a component works out.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent: Comparable {
  /// By height, as far as it is known without a screen: points, custom heights, then parts of the screen.
  public static func < (left: PresentationDetent, right: PresentationDetent) -> Bool { left.rank < right.rank }

  private var rank: (Int, Double) {
    switch height {
    case .points(let points): (0, points)
    case .custom: (1, 0)
    case .fraction(let fraction): (2, fraction)
    case .medium: (2, 0.5)
    case .large: (2, 1)
    }
  }

  /// What VoiceOver says of the height; only the two of the system have a name.
  var spokenName: String? {
    switch height {
    case .medium: "Half screen"
    case .large: "Expanded"
    case .fraction, .points, .custom: nil
    }
  }
}
