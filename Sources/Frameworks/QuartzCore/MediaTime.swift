@_exported public import Foundation
@_exported public import HeadlessUI

/// The seconds since some moment, which pass as the time of the scenario does.
public func CACurrentMediaTime() -> TimeInterval { Date().timeIntervalSinceReferenceDate }
