public import Foundation
public import GimbalGeometry

/// A finger on the screen, from its going down to its going up.
///
/// One object stands for a finger all the time; its phase, place and time change.
/// Pressure, angles of a pencil and estimated properties are those of a finger on a screen that does not feel them.
///
/// See: R-TOUCH-1, R-TOUCH-2.
/// Source: Apple, UITouch.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  ///
  /// Source: Apple, UITouch.Phase.
  public enum Phase: Int, Sendable {
    /// The finger has gone down.
    case began = 0
    /// The finger has moved.
    case moved = 1
    /// The finger has not moved since the last event.
    case stationary = 2
    /// The finger has gone up.
    case ended = 3
    /// The system has stopped following the finger.
    case cancelled = 4
    /// A pointer has come over the window; never sent.
    case regionEntered = 5
    /// A pointer has moved over the window; never sent.
    case regionMoved = 6
    /// A pointer has left the window; never sent.
    case regionExited = 7
  }

  /// The kind of thing that touches.
  ///
  /// Source: Apple, UITouch.TouchType.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A touch that is not on the screen, as on a remote control.
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
    /// One bit for each.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The pressure.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction of a pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle of a pencil.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The place.
    public static let location = Properties(rawValue: 1 << 3)
  }

  /// All that is known of the finger: memory of its own, which is read without a check for exclusive access.
  nonisolated(unsafe) final let facts: UnsafeMutablePointer<TouchFacts>

  /// The time of the last change, in seconds of the device's clock.
  open package(set) var timestamp: TimeInterval {
    get { facts.pointee.timestamp }
    set { facts.pointee.timestamp = newValue }
  }

  /// The phase.
  open package(set) var phase: Phase {
    get { facts.pointee.phase }
    set { facts.pointee.phase = newValue }
  }

  /// The number of times that the finger has tapped about this place, this time included.
  ///
  /// See: R-TOUCH-9.
  open package(set) var tapCount: Int {
    get { facts.pointee.tapCount }
    set { facts.pointee.tapCount = newValue }
  }

  /// The kind of thing that touches: a finger.
  open var type: TouchType { .direct }

  /// The radius of the touch, in points; 0, as a simulated finger is a point.
  open var majorRadius: CGFloat { 0 }

  /// The exactness of the radius, in points; 0.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The pressure, of which 1 is the mean; 0, as no simulated screen feels it.
  open var force: CGFloat { 0 }

  /// The most pressure there can be: 0.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The angle of a pencil to the screen, in radians: upright, as of a finger.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction of a pencil, in radians: 0, as of a finger.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction of a pencil as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The properties that are estimates: none.
  open var estimatedProperties: Properties { [] }

  /// The properties of which better values will come: none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The number under which better values come: none.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The window in which the touch began.
  open package(set) var window: UIWindow? {
    get { facts.pointee.window }
    set { facts.pointee.window = newValue }
  }

  /// The view in which the touch began, whatever the finger is over now.
  open package(set) var view: UIView? {
    get { facts.pointee.view }
    set { facts.pointee.view = newValue }
  }

  /// The recognizers that receive the touch.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { facts.pointee.recognizers }
    set { facts.pointee.recognizers = newValue }
  }

  /// The place in the window's coordinates, in points.
  package final var point: CGPoint {
    get { facts.pointee.point }
    set { facts.pointee.point = newValue }
  }

  /// The place at the event before, in the window's coordinates, in points.
  package final var previousPoint: CGPoint {
    get { facts.pointee.previousPoint }
    set { facts.pointee.previousPoint = newValue }
  }

  /// The place where the finger went down, in the window's coordinates, in points.
  package final var firstPoint: CGPoint {
    get { facts.pointee.firstPoint }
    set { facts.pointee.firstPoint = newValue }
  }

  /// The number of the touch on its device, from 1.
  package final var ordinal: Int {
    get { facts.pointee.ordinal }
    set { facts.pointee.ordinal = newValue }
  }

  /// The state of the touch's delivery to its view.
  package final var route: TouchRoute {
    get { facts.pointee.route }
    set { facts.pointee.route = newValue }
  }

  /// Creates a touch of no finger.
  public override init() {
    facts = .allocate(capacity: 1)
    facts.initialize(to: TouchFacts())
    super.init()
  }

  deinit {
    facts.deinitialize(count: 1)
    facts.deallocate()
  }

  /// The place of the touch in a view's coordinates, in points; nil means the window's.
  ///
  /// - Complexity: O(depth).
  open func location(in view: UIView?) -> CGPoint { converted(facts.pointee.point, to: view) }

  /// The place at the event before, in a view's coordinates, in points; nil means the window's.
  ///
  /// - Complexity: O(depth).
  open func previousLocation(in view: UIView?) -> CGPoint {
    converted(facts.pointee.previousPoint, to: view)
  }

  /// The place of the touch with all the precision that there is: that of `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The place at the event before with all the precision that there is.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = facts.pointee.window, view !== window else { return point }
    return view.node.point(point, of: window.node) ?? window.convert(point, to: view)
  }

  /// True if the finger is on the screen.
  package final var isLive: Bool {
    facts.pointee.phase != .ended && facts.pointee.phase != .cancelled
  }
}

/// The figures of a finger on the screen.
struct TouchFacts {
  var timestamp = 0.0
  var phase = UITouch.Phase.began
  var tapCount = 1
  var window: UIWindow?
  var view: UIView?
  var recognizers: [UIGestureRecognizer]?
  var point = CGPoint.zero
  var previousPoint = CGPoint.zero
  var firstPoint = CGPoint.zero
  var ordinal = 0
  var route = TouchRoute()
}

/// The state of a touch's delivery to its view.
package struct TouchRoute {
  /// True if the view gets the touch: it is the only one there, or the view takes several.
  package var isForView = true
  /// True if the view has received the touch's beginning.
  package var hasBegun = false
  /// True if a recognizer holds the beginning back.
  package var withholdsBeginning = false
  /// True if a recognizer holds the end back.
  package var withholdsEnd = false
  /// True if the view gets nothing of the touch any more.
  package var isOver = false
}
