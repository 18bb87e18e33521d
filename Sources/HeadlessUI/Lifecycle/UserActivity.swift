public import Foundation

/// What a user is doing, to be gone on with elsewhere.
public final class NSUserActivity: @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false
  public var targetContentIdentifier: String?
  public init(activityType: String) { self.activityType = activityType }
  public func becomeCurrent() {}
  public func invalidate() {}
}

// Nothing is handed over to another device, and nothing comes from one.
extension View {
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { inert() }
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { inert() }
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { inert() }
}
