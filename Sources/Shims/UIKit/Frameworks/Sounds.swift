public import Foundation
public import GimbalGeometry

// Sounds on a device that plays none.

/// The delegate that receives the end of a sound; it is never called here.
///
/// Source: Apple, AVAudioPlayerDelegate.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Never called: no sound ends.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Never called.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Default implementation: does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Default implementation: does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of sound: it stores whether it plays, and is silent.
///
/// Source: Apple, AVAudioPlayer.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The delegate that receives the result.
  open var delegate: (any AVAudioPlayerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any AVAudioPlayerDelegate)?
  /// True from `play()` to `pause()` or `stop()`.
  @Settable open private(set) var isPlaying = false
  /// The loudness.
  @Settable open var volume: Float = 1
  /// The number of repetitions; -1 for endless.
  @Settable open var numberOfLoops = 0
  /// The time in the sound.
  @Settable open var currentTime: TimeInterval = 0
  /// The speed.
  @Settable open var rate: Float = 1
  /// True if the speed can be changed.
  @Settable open var enableRate = false
  /// Always zero: the file is not decoded.
  open var duration: TimeInterval { 0 }
  /// The address of the file.
  public final let url: URL?

  /// Creates a player.
  ///
  /// - Throws: the error of a file that cannot be read.
  public init(contentsOf url: URL) throws {
    _ = try url.checkResourceIsReachable()
    self.url = url
  }
  /// Creates a player of data.
  ///
  /// - Throws: nothing.
  public init(data: Data) throws { url = nil }
  /// Returns true: the sound counts as prepared.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Records that the player is playing, and returns true; no sound is played.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Records that the player is not playing.
  open func pause() { isPlaying = false }
  /// Records that the player is not playing.
  open func stop() { isPlaying = false }
}

/// The audio session of an app, which defines how its sounds mix with those of others.
///
/// Source: Apple, AVAudioSession.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The kind of sounds.
  ///
  /// Source: Apple, AVAudioSession.Category.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that mix with others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that end others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that are central to the app.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Sounds that are recorded.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Sounds that are played and recorded.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// The use of sounds.
  ///
  /// Source: Apple, AVAudioSession.Mode.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No use in particular.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Movie playback.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }
  /// The options of mixing with the sounds of others.
  ///
  /// Source: Apple, AVAudioSession.CategoryOptions.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds of other apps continue.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Sounds of other apps become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  private static let shared = AVAudioSession()
  /// The kind of sounds.
  @Settable open private(set) var category = Category.soloAmbient
  /// The use of sounds.
  @Settable open private(set) var mode = Mode.default
  /// Returns the app's session.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// Stores the kind.
  ///
  /// - Throws: nothing.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Stores the kind.
  ///
  /// - Throws: nothing.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
  }
  /// Stores the category and the mode.
  ///
  /// - Throws: nothing.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
  }
  /// Does nothing: the session is not simulated.
  ///
  /// - Throws: nothing.
  open func setActive(_ active: Bool) throws {}
}

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// The result of a C call.
public typealias OSStatus = Int32
/// A URL, under its Core Foundation name.
public typealias CFURL = URL

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The result of a successful call.
public let kAudioServicesNoError: OSStatus = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The result of a successful call, before iOS 7.
public let kAudioSessionNoError: OSStatus = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The result of a call with an invalid property size.
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697a

/// The last identifier of an app's custom sound; those of the system are lower.
nonisolated(unsafe) private var lastSound: SystemSoundID = 0x1000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a new identifier for a sound file, which is played silently.
///
/// Source: Apple, AudioServicesCreateSystemSoundID.
///
/// - Returns: an error if the file does not exist.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard FileManager.default.fileExists(atPath: inFileURL.path) else { return -43 }
  lastSound += 1
  outSystemSoundID.pointee = lastSound
  return kAudioServicesNoError
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Releases an identifier.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays nothing and completes at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
