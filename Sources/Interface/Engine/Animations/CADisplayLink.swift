public import Foundation
public import GimbalGeometry

/// A range of frame rates, in frames per second, that an animation requests.
///
/// Source: Apple, CAFrameRateRange.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate, in frames per second.
  public var minimum: Float
  /// The maximum rate, in frames per second.
  public var maximum: Float
  /// The preferred rate, in frames per second, or nil.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Leaves the frame rate to the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

extension UIScreen {
  /// Creates a display link for the screen; it starts once it is added to a run loop.
  public final func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}

/// A timer that is synchronized with the frames of the screen, on the virtual clock.
///
/// The method is called for each frame during which the clock advances for another reason, such as
/// an animation, a wait or the simulator's `advance(by:)`. A display link does not prevent a device
/// from becoming idle. Every screen has 60 frames per second.
///
/// Rule: L-ANIM-17.
/// Source: Apple, CADisplayLink.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private static let framesPerSecond = 60.0

  private var target: AnyObject?
  private let action: Selector
  private let machine: Machine
  private var modes: [(loop: RunLoop, mode: RunLoop.Mode)] = []
  private var number: Int?
  private var isValid = true
  /// The time of the current frame, in seconds of the virtual clock.
  open private(set) var timestamp: TimeInterval = 0
  /// The number of screen frames between two calls.
  private var interval = 1

  /// Creates a display link that calls a method of an object, which it retains until it is
  /// invalidated.
  public init(target: Any, selector sel: Selector) {
    DefaultDevice.ensure(for: "CADisplayLink")
    self.target = Selector.receiver(target)
    action = sel
    machine = Machine.forNewObjects
    super.init()
  }

  /// The seconds between two frames of the screen.
  open var duration: TimeInterval { 1 / CADisplayLink.framesPerSecond }

  /// The time of the next call, in seconds of the virtual clock.
  open var targetTimestamp: TimeInterval { timestamp + duration * Double(interval) }

  /// True if the display link is paused.
  @Settable open var isPaused = false { didSet { if isPaused != oldValue { review() } } }

  /// The preferred frames per second; 0 means the screen's rate.
  ///
  /// The actual rate is the screen's, divided by an integer.
  @Settable open var preferredFramesPerSecond = 0 {
    didSet { setRate(Double(preferredFramesPerSecond)) }
  }

  /// The number of screen frames between two calls.
  ///
  /// Source: Apple, CADisplayLink, deprecated from iOS 10 on.
  open var frameInterval: Int {
    get { interval }
    set {
      interval = max(newValue, 1)
      review()
    }
  }

  /// The requested range of frame rates (from iOS 15 on).
  @Settable open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      setRate(Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum))
    }
  }

  /// Adds the display link to a mode of a run loop; the arguments have no effect on when it is
  /// called.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid, !modes.contains(where: { $0.loop === runloop && $0.mode == mode }) else {
      return
    }
    modes.append((runloop, mode))
    review()
  }

  /// Removes the display link from a mode of a run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0.loop === runloop && $0.mode == mode }
    review()
  }

  /// Ends the display link and releases its target.
  open func invalidate() {
    isValid = false
    modes = []
    target = nil
    review()
  }

  private final func setRate(_ rate: Double) {
    guard rate > 0, rate.isFinite else {
      frameInterval = 1
      return
    }
    frameInterval = Int((CADisplayLink.framesPerSecond / min(rate, 60)).rounded(.down))
  }

  /// Starts, stops, or changes the rate.
  private final func review() {
    if let number { machine.clock.cancelBeat(number) }
    number = nil
    guard isValid, !isPaused, !modes.isEmpty else { return }
    // The clock retains the display link, as a run loop does.
    number = machine.clock.beat(every: duration * Double(interval)) { self.tick() }
  }

  private final func tick() {
    guard let target, isValid, !isPaused else { return }
    timestamp = machine.clock.now
    action.call(on: target, self)
  }
}
