public import Foundation
public import GimbalEngine
public import GimbalLayers

// Films on a device that shows none.

/// A time in a film, as a fraction.
///
/// Source: Apple, CMTime.
public struct CMTime: Hashable, Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator.
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
  /// The seconds.
  public var seconds: Double { Double(value) / Double(timescale) }
  /// The beginning.
  public static let zero = CMTime()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time as a fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A film or a sound, which is not read.
///
/// Source: Apple, AVAsset.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The place.
  public final let url: URL
  /// Creates an asset of a place.
  public init(url: URL) { self.url = url }
  /// Creates an asset of a place.
  public convenience init(url: URL, options: [String: Any]?) { self.init(url: url) }
  /// Zero: the file is not decoded.
  open var duration: CMTime { .zero }
}
/// A film or a sound at a place.
public typealias AVURLAsset = AVAsset

/// A film or a sound that is played.
///
/// Source: Apple, AVPlayerItem.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The film.
  public final let asset: AVAsset
  /// Creates an item.
  public init(asset: AVAsset) { self.asset = asset }
  /// Creates an item of a place.
  public convenience init(url URL: URL) { self.init(asset: AVAsset(url: URL)) }
  /// Zero: the file is not decoded.
  open var duration: CMTime { asset.duration }
  /// A film has come to its end, which nobody tells here.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A film has come to its end, which nobody tells here.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// What plays films: it stores whether it plays, and neither sounds nor shows anything.
///
/// Source: Apple, AVPlayer.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// What a player does at the end of a film.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// What a player does.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// The film.
  public private(set) final var currentItem: AVPlayerItem?
  /// The speed; 0 while it does not play.
  @Settable open var rate: Float = 0
  /// The loudness.
  @Settable open var volume: Float = 1
  /// True if it is silent even so.
  @Settable open var isMuted = false
  /// What it does at the end, which never comes.
  @Settable open var actionAtItemEnd = ActionAtItemEnd.pause
  private final var time = CMTime.zero
  /// Creates a player without a film.
  public override init() {}
  /// Creates a player of a film.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// Creates a player of a place.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// What it does.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Plays.
  open func play() { rate = 1 }
  /// Plays at a speed.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Stops for a while.
  open func pause() { rate = 0 }
  /// The time in the film: the last that was sought, since no film goes on.
  open func currentTime() -> CMTime { time }
  /// Goes to a time.
  open func seek(to time: CMTime) { self.time = time }
  /// Goes to a time, at once.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
  /// Takes another film.
  open func replaceCurrentItem(with item: AVPlayerItem?) { (currentItem, time) = (item, .zero) }
  /// Calls nothing: no film goes on.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}

/// How a film fills its place.
///
/// Source: Apple, AVLayerVideoGravity.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Inside, as a whole.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All over, cut off.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// All over, distorted.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The layer of a film, which is empty.
///
/// Source: Apple, AVPlayerLayer.
open class AVPlayerLayer: CALayer {
  /// The player.
  @Settable open var player: AVPlayer?
  /// How the film fills the layer, which is stored.
  @Settable open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// False: no film is decoded.
  open var isReadyForDisplay: Bool { false }
  /// Creates a layer.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// A controller of a film, whose view is empty.
///
/// Source: Apple, AVPlayerViewController.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player.
  @Settable open var player: AVPlayer?
  /// True if the film can be stopped, which is stored.
  @Settable open var showsPlaybackControls = true
  /// How the film fills the view, which is stored.
  @Settable open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// True if the film may go on in a corner, which is stored.
  @Settable open var allowsPictureInPicturePlayback = true
}
