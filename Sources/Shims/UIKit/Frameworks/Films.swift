public import Foundation
public import GimbalEngine
public import GimbalLayers

// Video on a device that shows none.

/// A time in a video, as a fraction.
///
/// Source: Apple, CMTime.
public struct CMTime: Hashable, Sendable {
  /// The numerator: the time in units of `1 / timescale` seconds.
  public var value: Int64
  /// The denominator: the units per second.
  public var timescale: Int32
  /// Creates a time.
  public init(value: Int64 = 0, timescale: Int32 = 1) {
    (self.value, self.timescale) = (value, timescale)
  }
  /// Creates a time of seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }
  /// The time in seconds.
  public var seconds: Double { Double(value) / Double(timescale) }
  /// The time 0.
  public static let zero = CMTime()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time as a fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A video or sound, which is not read.
///
/// Source: Apple, AVAsset.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The URL.
  public final let url: URL
  /// Creates an asset of a URL.
  public init(url: URL) { self.url = url }
  /// Creates an asset of a URL.
  public convenience init(url: URL, options: [String: Any]?) { self.init(url: url) }
  /// Always zero: the file is not decoded.
  open var duration: CMTime { .zero }
}
/// A video or sound at a URL.
public typealias AVURLAsset = AVAsset

/// A video or sound that is played.
///
/// Source: Apple, AVPlayerItem.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The asset.
  public final let asset: AVAsset
  /// Creates an item.
  public init(asset: AVAsset) { self.asset = asset }
  /// Creates an item of a URL.
  public convenience init(url URL: URL) { self.init(asset: AVAsset(url: URL)) }
  /// Always zero: the file is not decoded.
  open var duration: CMTime { asset.duration }
  /// A video has reached its end; not posted here.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A video has reached its end; not posted here.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// A player of video: it stores whether it plays, without sound or image.
///
/// Source: Apple, AVPlayer.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The actions of a player at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// The states of a player.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// The current item.
  public private(set) final var currentItem: AVPlayerItem?
  /// The speed; 0 while it is paused.
  @Settable open var rate: Float = 0
  /// The loudness.
  @Settable open var volume: Float = 1
  /// True if it is muted.
  @Settable open var isMuted = false
  /// The action at the end, which is never reached.
  @Settable open var actionAtItemEnd = ActionAtItemEnd.pause
  private final var time = CMTime.zero
  /// Creates a player without an item.
  public override init() {}
  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// Creates a player of a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// The state.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Plays: sets the speed to 1; the current time does not advance.
  open func play() { rate = 1 }
  /// Plays: sets the speed; the current time does not advance.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Pauses: sets the speed to 0.
  open func pause() { rate = 0 }
  /// Returns the time in the item: the last one that was sought, because playback does not advance.
  open func currentTime() -> CMTime { time }
  /// Seeks to a time.
  open func seek(to time: CMTime) { self.time = time }
  /// Seeks to a time, at once.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
  /// Replaces the item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { (currentItem, time) = (item, .zero) }
  /// Does nothing: playback does not advance.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Does nothing: no observer is ever called.
  open func removeTimeObserver(_ observer: Any) {}
}

/// The modes of fitting a video into its layer.
///
/// Source: Apple, AVLayerVideoGravity.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The whole video fits inside the layer, with its aspect ratio.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The video fills the layer with its aspect ratio and is clipped.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The video is stretched to fill the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The layer of a video, which is empty.
///
/// Source: Apple, AVPlayerLayer.
open class AVPlayerLayer: CALayer {
  /// The player.
  @Settable open var player: AVPlayer?
  /// The mode of fitting the video into the layer; stored without effect.
  @Settable open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Always false: no video is decoded.
  open var isReadyForDisplay: Bool { false }
  /// Creates a layer.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// A controller of a video, whose view is empty.
///
/// Source: Apple, AVPlayerViewController.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player.
  @Settable open var player: AVPlayer?
  /// True if playback controls are shown; stored without effect.
  @Settable open var showsPlaybackControls = true
  /// The mode of fitting the video into the view; stored without effect.
  @Settable open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// True if picture in picture is allowed; stored without effect.
  @Settable open var allowsPictureInPicturePlayback = true
}
