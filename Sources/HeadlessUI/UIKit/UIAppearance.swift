#if !canImport(UIKit)
  public import Foundation

  // How UIKit's own views look can be set, as many apps do at their start; nothing of it is told to a listener.

  /// A view of UIKit, of which there is nothing but what can be set of its looks.
  @MainActor @preconcurrency
  open class UIView: UIResponder {
    public override init() {}
    public class func appearance() -> Self { _UIProxy.of(Self.self) }
    public class func appearance(whenContainedInInstancesOf types: [AnyObject.Type]) -> Self { _UIProxy.of(Self.self) }

    public var backgroundColor: UIColor?
    public var tintColor: UIColor! = .systemBlue
    public var isHidden = false
    public var alpha: CGFloat = 1
    public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
    public var bounds: CGRect { UIScreen.main.bounds }
    public var frame: CGRect { UIScreen.main.bounds }

    public required init(_proxy: Void) {}

    /// Ends typing where UIKit draws; what SwiftUI's fields do is told by `@FocusState`.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  }

  @MainActor @preconcurrency
  enum _UIProxy {
    private static var proxies: [ObjectIdentifier: UIView] = [:]

    static func of<V: UIView>(_ type: V.Type) -> V {
      if let proxy = proxies[ObjectIdentifier(type)] as? V { return proxy }
      let proxy = V(_proxy: ())
      proxies[ObjectIdentifier(type)] = proxy
      return proxy
    }
  }

  public class UIScrollView: UIView {
    public enum KeyboardDismissMode: Int { case none, onDrag, interactive }
    public var bounces = true
    public var isPagingEnabled = false
    public var isScrollEnabled = true
    public var showsVerticalScrollIndicator = true
    public var showsHorizontalScrollIndicator = true
    public var keyboardDismissMode = KeyboardDismissMode.none
    public var contentInset = UIEdgeInsets.zero
  }

  public class UITableView: UIScrollView {
    public var separatorColor: UIColor?
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    public var separatorInset = UIEdgeInsets.zero
    public var showsLargeContentViewer = false
    public var sectionHeaderTopPadding: CGFloat = 0
    public var tableFooterView: UIView?
    public var allowsSelection = true
  }

  public class UITableViewCell: UIView {
    public enum SeparatorStyle: Int { case none, singleLine }
    public enum SelectionStyle: Int { case none, blue, gray, `default` }
    public var selectionStyle = SelectionStyle.default
    public var selectedBackgroundView: UIView?
  }

  public class UITableViewHeaderFooterView: UIView {}
  public class UICollectionView: UIScrollView {}

  public class UITextView: UIScrollView {
    public var textColor: UIColor?
    public var font: UIFont?
    public var textContainerInset = UIEdgeInsets.zero
  }

  public class UILabel: UIView {
    public var textColor: UIColor?
    public var font: UIFont?
    public var numberOfLines = 1
  }

  public class UIControl: UIView {
    /// What a control is like at a time.
    nonisolated public struct State: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let normal = State([])
      public static let highlighted = State(rawValue: 1)
      public static let disabled = State(rawValue: 2)
      public static let selected = State(rawValue: 4)
    }
  }

  public class UIPageControl: UIControl {
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
    public var hidesForSinglePage = false
  }

  public class UISegmentedControl: UIControl {
    public var selectedSegmentTintColor: UIColor?
    public var apportionsSegmentWidthsByContent = false
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  }

  public class UISwitch: UIControl {
    public var onTintColor: UIColor?
    public var thumbTintColor: UIColor?
  }

  public class UISlider: UIControl {
    public var minimumTrackTintColor: UIColor?
    public var maximumTrackTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  }

  public class UIStepper: UIControl {}
  public class UIDatePicker: UIControl {}

  public class UITextField: UIControl {
    public enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
    public var textColor: UIColor?
    public var font: UIFont?
    public var clearButtonMode = ViewMode.never
  }

  public class UIProgressView: UIView {
    public var progressTintColor: UIColor?
    public var trackTintColor: UIColor?
  }

  public class UISearchBar: UIView {
    public var barTintColor: UIColor?
    public var searchTextField: UITextField { UITextField() }
  }

  public class UIRefreshControl: UIControl {}

  public class UIVisualEffectView: UIView {}

  public class UIBarButtonItem: UIView {
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  }
#endif
