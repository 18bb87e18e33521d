@_exported public import Foundation
@_exported public import HeadlessUI

/// Something that an app tells about itself.
public protocol Tip: Identifiable, Sendable where ID == String {
  typealias Action = Tips.Action
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var options: [any TipOption] { [] }

  /// Takes the tip away for good, wherever it stands.
  public func invalidate(reason: Tips.InvalidationReason) { FrameworkStorage.set(Tips.closed(id), to: true) }
}

/// How tips are shown.
public enum Tips {
  /// Why a tip is not needed any more.
  public enum InvalidationReason: Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// How the tips of an app are shown.
  public struct ConfigurationOption: Sendable {
    /// How often a tip is shown.
    public enum DisplayFrequency: Sendable {
      case immediate, hourly, daily, weekly, monthly
    }

    /// Where it is kept which tips were shown.
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case url(URL)
    }

    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }

  /// What it is kept under that a tip is not needed any more.
  static func closed(_ id: String) -> String { "TipKit.closed.\(id)" }

  /// What it is kept under that a component lets tips pop up.
  static let configured = "TipKit.configured"

  /// Lets tips pop up in the view that says so.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    FrameworkStorage.set(configured, to: true)
  }

  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
    let title: Text
    let perform: @Sendable () -> Void

    public init(id: String? = nil, title: some StringProtocol, perform: @escaping @Sendable () -> Void = {}) {
      self.init(id: id, text: Text(title), perform: perform)
    }

    public init(
      id: String? = nil, perform: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text
    ) {
      self.init(id: id, text: label(), perform: perform)
    }

    private init(id: String?, text: Text, perform: @escaping @Sendable () -> Void) {
      self.id = id ?? ""
      index = nil
      title = text
      self.perform = perform
    }
  }

  /// Builds the buttons of a tip.
  @resultBuilder
  public struct ActionBuilder {
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap(\.self) }
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    public static func buildEither(first actions: [Action]) -> [Action] { actions }
    public static func buildEither(second actions: [Action]) -> [Action] { actions }
  }

  /// Builds the choices of a tip.
  @resultBuilder
  public struct OptionsBuilder {
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap(\.self) }
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
  }

  /// How often a tip is shown at most.
  public struct MaxDisplayCount: TipOption {
    public init(_ count: Int) {}
  }

  /// Whether a tip is shown whatever the frequency is.
  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignores: Bool) {}
  }
}

/// A choice of a tip.
public protocol TipOption: Sendable {}
