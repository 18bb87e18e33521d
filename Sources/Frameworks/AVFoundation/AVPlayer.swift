@_exported public import Foundation

/// Plays films and sounds, of which nothing is loaded or heard here; it knows whether it was told to play.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether something is played.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// What is done at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true

  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

  /// Never runs its block: nothing is played.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays several one after another.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  open func advanceToNextItem() {}
}

/// Plays one again and again.
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  open func disableLooping() {}
}

/// A film or a sound.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it was loaded.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public let asset: AVAsset
  open var status: Status { .unknown }
  open var duration: CMTime { .indefinite }

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  public init(asset: AVAsset) { self.asset = asset }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

/// What is played.
open class AVAsset: NSObject, @unchecked Sendable {
  public convenience init(url: URL) { self.init() }
}

/// What is played, at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  public init(url: URL) {
    self.url = url
    super.init()
  }
}
