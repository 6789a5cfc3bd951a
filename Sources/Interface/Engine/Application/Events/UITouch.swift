public import Foundation
public import GimbalGeometry

/// A touch on the screen, from its beginning to its end.
///
/// One object represents a touch for its whole duration; its phase, location and timestamp change.
/// Force, pencil angles and estimated properties are those of a finger on a screen without such
/// sensors.
///
/// See: R-TOUCH-1, R-TOUCH-2.
/// Source: Apple, UITouch.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  ///
  /// Source: Apple, UITouch.Phase.
  public enum Phase: Int, Sendable {
    /// The touch has begun.
    case began = 0
    /// The touch has moved.
    case moved = 1
    /// The touch has not moved since the last event.
    case stationary = 2
    /// The touch has ended.
    case ended = 3
    /// The system has cancelled the touch.
    case cancelled = 4
    /// A pointer has entered the window; never sent.
    case regionEntered = 5
    /// A pointer has moved over the window; never sent.
    case regionMoved = 6
    /// A pointer has left the window; never sent.
    case regionExited = 7
  }

  /// The type of touch.
  ///
  /// Source: Apple, UITouch.TouchType.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A touch that is not on the screen, such as on a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3

    /// The former name of ``pencil``.
    public static var stylus: TouchType { .pencil }
  }

  /// The properties of a touch that can be estimates.
  ///
  /// Source: Apple, UITouch.Properties, with its raw values.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth of a pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The altitude of a pencil.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
  }

  /// The values of the touch, in separate memory that is read without a check of exclusive access.
  nonisolated(unsafe) final let facts: UnsafeMutablePointer<TouchFacts>

  /// The time of the last change, in seconds of the virtual clock.
  open package(set) var timestamp: TimeInterval {
    get { facts.pointee.timestamp }
    set { facts.pointee.timestamp = newValue }
  }

  /// The phase.
  open package(set) var phase: Phase {
    get { facts.pointee.phase }
    set { facts.pointee.phase = newValue }
  }

  /// The number of consecutive taps near this location, including this one.
  ///
  /// See: R-TOUCH-9.
  open package(set) var tapCount: Int {
    get { facts.pointee.tapCount }
    set { facts.pointee.tapCount = newValue }
  }

  /// The type of touch: always direct.
  open var type: TouchType { .direct }

  /// The radius of the touch, in points; always 0, because a simulated touch is a point.
  open var majorRadius: CGFloat { 0 }

  /// The tolerance of the radius, in points; always 0.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The force, where 1 is average; always 0.
  open var force: CGFloat { 0 }

  /// The maximum force; always 0.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The altitude angle of a pencil, in radians; always a right angle, as for a finger.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the azimuth angle of a pencil, in radians; always 0, as for a finger.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the azimuth of a pencil as a unit vector.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The properties that are estimates: none.
  open var estimatedProperties: Properties { [] }

  /// The properties whose values will be updated: none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The index that identifies updates: nil.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The window in which the touch began.
  open package(set) var window: UIWindow? {
    get { facts.pointee.window }
    set { facts.pointee.window = newValue }
  }

  /// The view in which the touch began, wherever it is now.
  open package(set) var view: UIView? {
    get { facts.pointee.view }
    set { facts.pointee.view = newValue }
  }

  /// The recognizers that receive the touch.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { facts.pointee.recognizers }
    set { facts.pointee.recognizers = newValue }
  }

  /// The location in the window's coordinates, in points.
  package final var point: CGPoint {
    get { facts.pointee.point }
    set { facts.pointee.point = newValue }
  }

  /// The location at the previous event, in the window's coordinates, in points.
  package final var previousPoint: CGPoint {
    get { facts.pointee.previousPoint }
    set { facts.pointee.previousPoint = newValue }
  }

  /// The location at which the touch began, in the window's coordinates, in points.
  package final var firstPoint: CGPoint {
    get { facts.pointee.firstPoint }
    set { facts.pointee.firstPoint = newValue }
  }

  /// The number of the touch on its device, counted from 1.
  package final var ordinal: Int {
    get { facts.pointee.ordinal }
    set { facts.pointee.ordinal = newValue }
  }

  /// The state of the touch's delivery to its view.
  package final var route: TouchRoute {
    get { facts.pointee.route }
    set { facts.pointee.route = newValue }
  }

  /// Creates a touch that is not on the screen.
  public override init() {
    facts = .allocate(capacity: 1)
    facts.initialize(to: TouchFacts())
    super.init()
  }

  deinit {
    facts.deinitialize(count: 1)
    facts.deallocate()
  }

  /// Returns the location in a view's coordinates, in points; nil means the window's.
  ///
  /// - Complexity: O(depth).
  open func location(in view: UIView?) -> CGPoint { converted(facts.pointee.point, to: view) }

  /// Returns the location at the previous event in a view's coordinates, in points; nil means the
  /// window's.
  ///
  /// - Complexity: O(depth).
  open func previousLocation(in view: UIView?) -> CGPoint {
    converted(facts.pointee.previousPoint, to: view)
  }

  /// Returns the location with full precision: that of `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the location at the previous event with full precision.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = facts.pointee.window, view !== window else { return point }
    return view.node.point(point, of: window.node) ?? window.convert(point, to: view)
  }

  /// True if the touch is on the screen.
  package final var isLive: Bool {
    facts.pointee.phase != .ended && facts.pointee.phase != .cancelled
  }
}

/// The stored values of a touch; the properties of `UITouch` with the same names return them.
struct TouchFacts {
  /// The time of the last change, in virtual seconds.
  var timestamp = 0.0
  /// The phase after the last change.
  var phase = UITouch.Phase.began
  /// The number of consecutive taps near this location, including this one.
  var tapCount = 1
  /// The window in which the touch began.
  var window: UIWindow?
  /// The view in which the touch began, wherever it is now.
  var view: UIView?
  /// The value of `gestureRecognizers`, the recognizers that receive the touch.
  var recognizers: [UIGestureRecognizer]?
  /// The location in the window, in points.
  var point = CGPoint.zero
  /// The location in the window before the last change, in points.
  var previousPoint = CGPoint.zero
  /// The location in the window at which the touch began, in points.
  var firstPoint = CGPoint.zero
  /// The number of the touch on its device, counted from 1.
  var ordinal = 0
  /// The state of the touch's delivery to its view.
  var route = TouchRoute()
}

/// The state of a touch's delivery to its view.
package struct TouchRoute {
  /// True if the view receives the touch: it is the view's only touch, or the view accepts several.
  package var isForView = true
  /// True if the view has received the touch's beginning.
  package var hasBegun = false
  /// True if a recognizer delays the touch's beginning.
  package var withholdsBeginning = false
  /// True if a recognizer delays the touch's end.
  package var withholdsEnd = false
  /// True if the view receives no further changes of the touch.
  package var isOver = false
}
