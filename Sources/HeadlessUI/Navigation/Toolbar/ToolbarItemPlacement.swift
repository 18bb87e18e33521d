/// Where in the bars around a screen an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The part of the bars that a placement means on an iPhone.
  enum Slot {
    case leading, principal, trailing, overflow, bottom, keyboard
  }

  let slot: Slot
  private let name: String

  public static let automatic = ToolbarItemPlacement(slot: .trailing, name: "automatic")
  public static let principal = ToolbarItemPlacement(slot: .principal, name: "principal")
  public static let navigation = ToolbarItemPlacement(slot: .leading, name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing, name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(slot: .overflow, name: "secondaryAction")
  public static let status = ToolbarItemPlacement(slot: .bottom, name: "status")
  public static let confirmationAction = ToolbarItemPlacement(slot: .trailing, name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading, name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(slot: .trailing, name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(slot: .keyboard, name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading, name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing, name: "topBarTrailing")
  public static let topBarPinnedTrailing = ToolbarItemPlacement(slot: .trailing, name: "topBarPinnedTrailing")
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading, name: "navigationBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing, name: "navigationBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom, name: "bottomBar")
  public static let bottomOrnament = ToolbarItemPlacement(slot: .bottom, name: "bottomOrnament")
  public static let title = ToolbarItemPlacement(slot: .principal, name: "title")
  public static let largeTitle = ToolbarItemPlacement(slot: .principal, name: "largeTitle")
  public static let subtitle = ToolbarItemPlacement(slot: .principal, name: "subtitle")
  public static let largeSubtitle = ToolbarItemPlacement(slot: .principal, name: "largeSubtitle")

  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}
