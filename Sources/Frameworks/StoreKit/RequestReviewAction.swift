@_exported public import Foundation
@_exported public import HeadlessUI

/// Asks for a review of the app, which nobody is asked for here.
@MainActor
public struct RequestReviewAction {
  nonisolated init() {}
  public func callAsFunction() {}
}

extension EnvironmentValues {
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
}
