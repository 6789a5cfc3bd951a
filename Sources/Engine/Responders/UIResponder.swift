public import Foundation
import GimbalTraces

/// An object that can respond to events: views, controllers, the application and its delegate.
///
/// Source: Apple, UIResponder.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder {
  nonisolated(unsafe) package final var associations: AnyObject?

  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the chain, or nil at its end.
  open var next: UIResponder? { nil }
}
