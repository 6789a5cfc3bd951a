public import Foundation
public import GimbalEngine
public import GimbalGraphics

// The accessibility properties that UIKit declares for every object. They are members of a protocol
// that all objects conform to. Classes that declare members of these names, such as views, keep
// their own, which can be overridden.

/// A class with its own accessibility members.
@preconcurrency @MainActor
private protocol AccessibleByClass: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var accessibilityFrame: CGRect { get set }
}

extension UIView: AccessibleByClass {}
extension UIAccessibilityElement: AccessibleByClass {}

extension NSObject {
  /// Returns the value of the class's own member, else the stored one.
  fileprivate func accessible<Value>(
    _ standard: Value, _ name: String = #function,
    _ read: @MainActor (any AccessibleByClass) -> Value
  ) -> Value {
    guard let object = self as? any AccessibleByClass else { return stored(standard, name) }
    nonisolated(unsafe) let own = object
    nonisolated(unsafe) var value = standard
    MainActor.assumeIsolated { value = read(own) }
    return value
  }

  /// Sets the class's own member, else stores the value.
  fileprivate func setAccessible<Value>(
    _ value: Value, _ name: String = #function,
    _ write: @MainActor (any AccessibleByClass, Value) -> Void
  ) {
    guard let object = self as? any AccessibleByClass else { return store(value, name) }
    nonisolated(unsafe) let (own, new) = (object, value)
    MainActor.assumeIsolated { write(own, new) }
  }
}

/// Source: Apple, UIAccessibility (informal protocol of `NSObject`).
extension NSObjectProtocol where Self: NSObject {
  /// True if assistive technologies treat the object as one element.
  public var isAccessibilityElement: Bool {
    get { accessible(false) { $0.isAccessibilityElement } }
    set { setAccessible(newValue) { $0.isAccessibilityElement = $1 } }
  }

  /// The label of the object.
  public var accessibilityLabel: String? {
    get { accessible(nil) { $0.accessibilityLabel } }
    set { setAccessible(newValue) { $0.accessibilityLabel = $1 } }
  }

  /// The hint for the action of the object.
  public var accessibilityHint: String? {
    get { accessible(nil) { $0.accessibilityHint } }
    set { setAccessible(newValue) { $0.accessibilityHint = $1 } }
  }

  /// The value of the object as text.
  public var accessibilityValue: String? {
    get { accessible(nil) { $0.accessibilityValue } }
    set { setAccessible(newValue) { $0.accessibilityValue = $1 } }
  }

  /// The traits of the object.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessible(.none) { $0.accessibilityTraits } }
    set { setAccessible(newValue) { $0.accessibilityTraits = $1 } }
  }

  /// The object's rectangle in the screen's coordinates, in points.
  public var accessibilityFrame: CGRect {
    get { accessible(.zero) { $0.accessibilityFrame } }
    set { setAccessible(newValue) { $0.accessibilityFrame = $1 } }
  }

  /// The outline on the screen; nil is the frame.
  public var accessibilityPath: UIBezierPath? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The point that is touched, in the screen's coordinates, in points: by default the frame's
  /// center.
  public var accessibilityActivationPoint: CGPoint {
    get { stored(CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)) }
    set { store(newValue) }
  }

  /// The language of the strings; nil is the user's.
  public var accessibilityLanguage: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// True if the elements in the object are hidden from assistive technologies.
  public var accessibilityElementsHidden: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if the siblings of the object are hidden from assistive technologies.
  public var accessibilityViewIsModal: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if the object's elements are read together, before its siblings.
  public var shouldGroupAccessibilityChildren: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Further actions that the object offers.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The elements in the object, in their order.
  public var accessibilityElements: [Any]? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The container type of the object.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { stored(.none) }
    set { store(newValue) }
  }

  /// Called by assistive technologies to activate the object; none is simulated.
  public func accessibilityActivate() -> Bool { false }

  /// Called by assistive technologies to increment the value; none is simulated.
  public func accessibilityIncrement() {}

  /// Called by assistive technologies to decrement the value; none is simulated.
  public func accessibilityDecrement() {}

  /// Called by assistive technologies for the escape gesture; none is simulated.
  public func accessibilityPerformEscape() -> Bool { false }

  /// Called by assistive technologies for the magic tap; none is simulated.
  public func accessibilityPerformMagicTap() -> Bool { false }

  /// Returns the number of elements in the object.
  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index; nil if it is out of range.
  public func accessibilityElement(at index: Int) -> Any? {
    let elements = accessibilityElements ?? []
    return elements.indices.contains(index) ? elements[index] : nil
  }

  /// Returns the index of an element, or `NSNotFound`.
  public func index(ofAccessibilityElement element: Any) -> Int {
    (accessibilityElements ?? []).firstIndex { $0 as AnyObject === element as AnyObject }
      ?? NSNotFound
  }
}
