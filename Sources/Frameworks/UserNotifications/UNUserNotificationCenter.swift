@_exported public import Foundation

/// Where a program leaves what it wants to tell later; nobody is asked and nothing is told here.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { center }

  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }

  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }

  public func add(_ request: UNNotificationRequest) async throws {}

  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeAllDeliveredNotifications() {}
  public func setBadgeCount(_ count: Int) async throws {}
}

/// Hears what a person does with a notification.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}

/// What a program asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// What a program was allowed.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// What a person set of notifications.
public final class UNNotificationSettings: NSObject, Sendable {
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}
