public import Foundation
public import GimbalGeometry

/// The frames a second that are asked for.
///
/// Source: Apple, CAFrameRateRange.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least and the greatest number.
  public var minimum: Float
  /// The greatest number.
  public var maximum: Float
  /// The number that is preferred, or nil.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Leaves the number to the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

extension UIScreen {
  /// Creates a link that goes with the frames of the screen; it begins once it is added to a run loop.
  public final func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}

/// A timer that goes with the frames of the screen: with those of the virtual clock.
///
/// It is called for each frame by which the clock moves for another reason, such as an animation, a wait or
/// the simulator's `advance(by:)`: it keeps no device from coming to rest. Every screen has 60 frames a second.
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
  /// The time of the frame that is shown, in seconds of the virtual clock.
  open private(set) var timestamp: TimeInterval = 0
  /// The frames of the screen from one call to the next.
  private var interval = 1

  /// Creates a link that calls a method of an object, which it holds until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    Machine.ensureDevice(for: "CADisplayLink")
    self.target = Selector.receiver(target)
    action = sel
    machine = Machine.forNewObjects
    super.init()
  }

  /// The seconds between two frames of the screen.
  open var duration: TimeInterval { 1 / CADisplayLink.framesPerSecond }

  /// The time of the next frame of the link's.
  open var targetTimestamp: TimeInterval { timestamp + duration * Double(interval) }

  /// True if the link is not called.
  @Settable open var isPaused = false { didSet { if isPaused != oldValue { review() } } }

  /// The frames a second, 0 for as many as the screen has; the screen's divided by a whole number come.
  @Settable open var preferredFramesPerSecond = 0 {
    didSet { setRate(Double(preferredFramesPerSecond)) }
  }

  /// The frames of the screen from one call to the next.
  ///
  /// Source: Apple, CADisplayLink, deprecated from iOS 10 on.
  open var frameInterval: Int {
    get { interval }
    set {
      interval = max(newValue, 1)
      review()
    }
  }

  /// The frames a second that are asked for (from iOS 15 on).
  @Settable open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      setRate(Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum))
    }
  }

  /// Has the link called in a mode of a run loop; every loop and mode follows the virtual clock.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid, !modes.contains(where: { $0.loop === runloop && $0.mode == mode }) else {
      return
    }
    modes.append((runloop, mode))
    review()
  }

  /// Takes the link out of a mode of a run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0.loop === runloop && $0.mode == mode }
    review()
  }

  /// Ends the link, which releases its target.
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

  /// Begins, goes on at another rate, or ends.
  private final func review() {
    if let number { machine.clock.cancelBeat(number) }
    number = nil
    guard isValid, !isPaused, !modes.isEmpty else { return }
    // The clock holds the link, as a run loop does.
    number = machine.clock.beat(every: duration * Double(interval)) { self.tick() }
  }

  private final func tick() {
    guard let target, isValid, !isPaused else { return }
    timestamp = machine.clock.now
    action.call(on: target, self)
  }
}
