#if !canImport(UIKit)
  public import Foundation

  /// What kind of device an interface is made for.
  nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
  }

  /// The device: always a phone.
  @MainActor @preconcurrency
  public final class UIDevice {
    public static let current = UIDevice()
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var name: String { "iPhone" }
    public var model: String { "iPhone" }
    public var systemName: String { "iOS" }
    public var systemVersion: String { "18.0" }
  }

  /// The screen: that of a phone held upright, 393 by 852 points.
  @MainActor @preconcurrency
  public final class UIScreen {
    public static let main = UIScreen()
    public var bounds: CGRect { CGRect(origin: .zero, size: GeometryProxy().size) }
    public var scale: CGFloat { 3 }
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  }

  /// What is on the pasteboard; kept while the program runs and shared with nobody.
  @MainActor @preconcurrency
  public final class UIPasteboard {
    public static let general = UIPasteboard()
    public var string: String?
    public var url: URL?
    public var hasStrings: Bool { string != nil }
  }
#endif
