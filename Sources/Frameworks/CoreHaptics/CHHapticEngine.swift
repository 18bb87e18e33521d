@_exported public import Foundation
import HeadlessUI

/// What a device can do.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct PhoneCapability: CHHapticDeviceCapability {
  let supportsHaptics = true
  let supportsAudio = true
}

/// Plays haptics of a program's own.
///
/// A pattern that is started is told as the haptic “pattern”: what it feels like is not known.
open class CHHapticEngine: NSObject {
  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt, applicationSuspended, idleTimeout, systemError
  }

  open var resetHandler: () -> Void = {}
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  open var currentTime: TimeInterval { 0 }

  public override init() {}

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { PhoneCapability() }

  open func start() throws {}
  open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(nil) }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { PatternPlayer() }
  open func playPattern(from url: URL) throws { PatternPlayer.play() }

  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    PatternPlayer()
  }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

/// Plays a pattern in more ways.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var playbackRate: Float { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
}

private final class PatternPlayer: CHHapticAdvancedPatternPlayer {
  var loopEnabled = false
  var playbackRate: Float = 1
  func start(atTime time: TimeInterval) { Self.play() }
  func stop(atTime time: TimeInterval) {}
  func pause(atTime time: TimeInterval) {}
  func resume(atTime time: TimeInterval) {}

  static func play() {
    Task { @MainActor in UIFeedbackGenerator().play("pattern") }
  }
}
