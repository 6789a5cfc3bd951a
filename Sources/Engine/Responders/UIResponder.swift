public import Foundation

/// An object that can respond to events: views, controllers, the application and its delegate.
///
/// Source: Apple, UIResponder.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder {
  nonisolated(unsafe) package final var associations: AnyObject?
  #if DEBUG
    package nonisolated final let life = ObjectLife()
  #endif

  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the chain, or nil at its end.
  open var next: UIResponder? { nil }

  /// True if the object gets what is meant for no particular place, such as keys.
  open var isFirstResponder: Bool { ownMachine?.firstResponder === self }

  /// True if the object can become the first responder; the base cannot.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes the object the first responder; false when it cannot or the present one refuses to
  /// resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirst() }

  /// True if the object can cease to be the first responder; the base can.
  open var canResignFirstResponder: Bool { true }

  /// Ceases to be the first responder; false when it may not.
  @discardableResult
  open func resignFirstResponder() -> Bool { letGoOfFirst() }

  /// The machine of a responder that can be first; nil for others.
  var ownMachine: Machine? { (self as? any Recorded)?.machine }
}

extension UIResponder: UnretainedObject {}
