public import Foundation

/// Haptic events one after another.
open class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
}

/// A haptic event.
open class CHHapticEvent: NSObject {
  /// What kind of event it is.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "hapticTransient")
    public static let hapticContinuous = EventType(rawValue: "hapticContinuous")
    public static let audioContinuous = EventType(rawValue: "audioContinuous")
    public static let audioCustom = EventType(rawValue: "audioCustom")
  }

  /// What of an event can be set.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "hapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "hapticSharpness")
    public static let attackTime = ParameterID(rawValue: "attackTime")
    public static let decayTime = ParameterID(rawValue: "decayTime")
    public static let releaseTime = ParameterID(rawValue: "releaseTime")
    public static let sustained = ParameterID(rawValue: "sustained")
  }

  public init(eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval) {}

  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval
  ) {}
}

/// How strong or sharp an event is.
open class CHHapticEventParameter: NSObject {
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}

/// What of a pattern changes while it is played.
open class CHHapticDynamicParameter: NSObject {
  /// What can change.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "hapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "hapticSharpnessControl")
  }

  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {}
}

/// A change of a pattern over time.
open class CHHapticParameterCurve: NSObject {
  /// A value at a moment.
  open class ControlPoint: NSObject {
    public init(relativeTime time: TimeInterval, value: Float) {}
  }

  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {}
}

/// As soon as can be.
public let CHHapticTimeImmediate: TimeInterval = 0
