public import Foundation
public import GimbalEngine

/// An object that a document can connect by name, where no runtime can.
///
/// Each function answers for the names that the class knows and returns false for all others: then the
/// connection raises as UIKit does for a class that is not key value coding-compliant. Subclasses call super.
///
/// Source: a stand-in for what the Objective-C runtime does for `@IBOutlet` and `@IBAction`.
@preconcurrency @MainActor
public protocol InterfaceConnectable: AnyObject {
  /// Gives an outlet its object; false for a name that the class does not have.
  func connectOutlet(_ name: String, to object: Any) -> Bool

  /// Gives an outlet collection its objects, in the document's order; false for a name that the class does not
  /// have.
  func connectOutletCollection(_ name: String, to objects: [Any]) -> Bool

  /// Calls an action by its selector's name, such as `save:`; false for one that the class does not have.
  func performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool

  /// Makes the controller that a segue goes to, by a method with `@IBSegueAction` such as `showPlayer:`; nil where the
  /// class has no such method, or the method leaves it to the document.
  func makeSegueDestination(
    _ name: String, coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> UIViewController?

  /// Gives a user-defined runtime attribute its value; false for a key path that the class does not have.
  func setInterfaceValue(_ value: Any?, forKeyPath keyPath: String) -> Bool
}

extension InterfaceConnectable {
  /// Knows no outlet.
  public func connectOutlet(_ name: String, to object: Any) -> Bool { false }

  /// Knows no collection.
  public func connectOutletCollection(_ name: String, to objects: [Any]) -> Bool { false }

  /// Knows no action.
  public func performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool {
    false
  }

  /// Makes no controller.
  public func makeSegueDestination(
    _ name: String, coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> UIViewController? { nil }

  /// Knows no attribute.
  public func setInterfaceValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }

  /// Calls a method of the object as a document's action, whatever the sender's class; false where it has no such
  /// method.
  public func perform(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
    action.call(on: self, sender, event)
  }

  /// A user-defined runtime attribute's value as a property's type; nil where it is of another kind.
  ///
  /// Numbers of documents are of no type: they fit every property that is a number.
  public func interfaceValue<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let fitting = value as? Value { return fitting }
    guard let number = value as? Double else { return nil }
    let candidates: [Any?] = [CGFloat(number), Float(number), Int(exactly: number)]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}
