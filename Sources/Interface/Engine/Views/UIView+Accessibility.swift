public import Foundation
public import GimbalGeometry
import GimbalGraphics
import Synchronization

/// A view's values for assistive technologies; nil means the default of its class.
struct AccessibilityState {
  /// The value of `isAccessibilityElement`.
  var isElement: Bool?
  /// The value of `accessibilityLabel`.
  var label: String?
  /// The value of `accessibilityValue`.
  var value: String?
  /// The value of `accessibilityHint`.
  var hint: String?
  /// The value of `accessibilityTraits`.
  var traits: UIAccessibilityTraits?
  /// The value of `accessibilityFrame`, in the screen's coordinates, in points.
  var frame: CGRect?
  /// The value of `accessibilityActivationPoint`, in the screen's coordinates, in points.
  var activationPoint: CGPoint?
  /// The value of `accessibilityElements`.
  var elements: [Any]?
  /// The value of `accessibilityElementsHidden`.
  var hidesElements = false
  /// The value of `accessibilityViewIsModal`.
  var isModal = false
  /// The value of `shouldGroupAccessibilityChildren`.
  var groupsChildren = false
  /// The value of `accessibilityIgnoresInvertColors`.
  var ignoresInvertColors = false
  /// The value of `accessibilityCustomActions`.
  var customActions: [UIAccessibilityCustomAction]?
  /// The value of `accessibilityContainerType`.
  var containerType = UIAccessibilityContainerType.none
  /// The value of `accessibilityPath`.
  var path: UIBezierPath?
  /// The value of `accessibilityLanguage`.
  var language: String?
  /// The value of `accessibilityUserInputLabels`.
  var userInputLabels: [String]?
  /// The value of `accessibilityRespondsToUserInteraction`.
  var respondsToInteraction: Bool?
}

/// The values of all views for assistive technologies, stored outside of the views to save memory
/// in all others.
///
/// A view with the flag `hasAccessibilityEntry` has an entry, which its `deinit` removes.
enum AccessibilityTable {
  private struct Entry: @unchecked Sendable {
    /// The values of one view.
    var state: AccessibilityState
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// Returns the values of a view; nil if none has been set.
  static func state(of view: ObjectIdentifier) -> AccessibilityState? {
    entries.withLock { $0[view] }?.state
  }

  /// Stores the values of a view, on any thread.
  static func set(_ state: AccessibilityState, of view: ObjectIdentifier) {
    let entry = Entry(state: state)
    // Release the old entry outside the lock: the deinitializer of an element may use this table.
    let old = entries.withLock { $0.updateValue(entry, forKey: view) }
    withExtendedLifetime(old) {}
  }

  /// Removes the entry of a view that is being released.
  static func forget(_ view: ObjectIdentifier) {
    let old = entries.withLock { $0.removeValue(forKey: view) }
    withExtendedLifetime(old) {}
  }
}

extension UIView {
  /// The view's own values for assistive technologies; setting them creates an entry in the table.
  final var accessibility: AccessibilityState {
    get {
      (hasAccessibilityEntry ? AccessibilityTable.state(of: ObjectIdentifier(self)) : nil)
        ?? AccessibilityState()
    }
    set {
      AccessibilityTable.set(newValue, of: ObjectIdentifier(self))
      hasAccessibilityEntry = true
    }
  }

  /// True for controls and for views that show text, as in UIKit.
  final var isElementByClass: Bool { tracksTouches || self is any TextShowing }

  /// The default of `accessibilityTraits`: a button for controls, static text for views with text.
  final var traitsByClass: UIAccessibilityTraits {
    if tracksTouches { return .button }
    return self is any TextShowing ? .staticText : .none
  }

  /// The default of `accessibilityFrame`: the bounds in the screen's coordinates, in points.
  final var frameOnScreen: CGRect {
    guard let window else { return frame }
    return window.convert(convert(bounds, to: window), to: machine.screen.coordinateSpace)
  }

  /// Returns an empty view with a frame, as a snapshot.
  final func snapshot(of rect: CGRect, _ frame: CGRect, _ afterUpdates: Bool) -> UIView? {
    if afterUpdates { UpdateCycle(machine).updateAll() }
    guard rect.numbers.isFinite, frame.numbers.isFinite else { return nil }
    return UIView(frame: frame)
  }
}

extension CGRect {
  /// The center of the rectangle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// An element for assistive technologies that is not a view.
///
/// Source: Apple, UIAccessibilityElement.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element, held weakly.
  open var accessibilityContainer: AnyObject? {
    get { _accessibilityContainer }
    set { _accessibilityContainer = newValue }
  }
  private final weak var _accessibilityContainer: AnyObject?
  /// True if assistive technologies treat it as one element; true by default.
  @Settable open var isAccessibilityElement = true
  /// The text that describes the element.
  @Settable open var accessibilityLabel: String?
  /// The value of the element as text.
  @Settable open var accessibilityValue: String?
  /// A description of the result of an action on the element.
  @Settable open var accessibilityHint: String?
  /// An identifier for tests.
  @Settable open var accessibilityIdentifier: String?
  /// The traits of the element.
  @Settable open var accessibilityTraits = UIAccessibilityTraits.none
  /// The element's rectangle in the screen's coordinates, in points.
  open var accessibilityFrame: CGRect {
    get {
      guard !isPositionedByHand, let view = accessibilityContainer as? UIView else {
        return storedFrame
      }
      return view.window.map {
        $0.convert(
          view.convert(accessibilityFrameInContainerSpace, to: $0),
          to: view.machine.screen.coordinateSpace)
      } ?? accessibilityFrameInContainerSpace
    }
    set { (storedFrame, isPositionedByHand) = (newValue, true) }
  }
  /// The element's rectangle in its container's coordinates, in points.
  @Settable open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet { isPositionedByHand = false }
  }

  private var storedFrame = CGRect.zero
  private var isPositionedByHand = false

  /// Creates an element in a container, which is held weakly.
  public init(accessibilityContainer container: Any) {
    _accessibilityContainer = container as AnyObject
    super.init()
  }
}
