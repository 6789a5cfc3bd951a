public import Foundation
public import GimbalEngine

/// An object that a document can connect by name, without the Objective-C runtime.
///
/// Each method handles the names that the class knows and returns false for all others. The
/// connection then raises an exception, as UIKit does for a class that is not key value
/// coding-compliant. Subclasses call super.
///
/// `ObjectLoader` calls the methods while it connects the objects of a document. For an app whose
/// sources are rewritten, the rewriting adds the conformance and the methods.
///
/// Source: it replaces the lookup by the Objective-C runtime for `@IBOutlet` and `@IBAction`.
@preconcurrency @MainActor
public protocol InterfaceConnectable: AnyObject {
  /// Sets an outlet; returns false for an unknown name.
  func connectOutlet(_ name: String, to object: Any) -> Bool

  /// Sets an outlet collection, in the document's order; returns false for an unknown name.
  func connectOutletCollection(_ name: String, to objects: [Any]) -> Bool

  /// Calls an action by its selector's name, such as `save:`; returns false for an unknown one.
  func performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool

  /// Makes the destination of a segue by a method with `@IBSegueAction` such as `showPlayer:`.
  ///
  /// Returns nil if the class has no such method, or the method returns nil; then the document's
  /// controller is made.
  func makeSegueDestination(
    _ name: String, coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> UIViewController?

  /// Sets a user-defined runtime attribute; returns false for an unknown key path.
  func setInterfaceValue(_ value: Any?, forKeyPath keyPath: String) -> Bool
}

extension InterfaceConnectable {
  /// Returns false: no outlet is known.
  public func connectOutlet(_ name: String, to object: Any) -> Bool { false }

  /// Returns false: no collection is known.
  public func connectOutletCollection(_ name: String, to objects: [Any]) -> Bool { false }

  /// Returns false: no action is known.
  public func performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool {
    false
  }

  /// Returns nil: no controller is made.
  public func makeSegueDestination(
    _ name: String, coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> UIViewController? { nil }

  /// Returns false: no attribute is known.
  public func setInterfaceValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }

  /// Calls a method of the object as a document's action, whatever the sender's class; returns
  /// false if it has no such method.
  public func perform(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
    action.call(on: self, sender, event)
  }

  /// Returns the value of a user-defined runtime attribute as a property's type; nil if it does not
  /// match.
  ///
  /// Numbers in documents have no type, so they are converted to the type of any numeric property.
  public func interfaceValue<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let fitting = value as? Value { return fitting }
    guard let number = value as? Double else { return nil }
    let candidates: [Any?] = [CGFloat(number), Float(number), Int(exactly: number)]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}
