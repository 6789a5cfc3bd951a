/// An object with a place for values that are associated with it, which it releases when it is deallocated.
///
/// The module `UIKit` keeps there what `objc_setAssociatedObject` is given. It alone reads and writes
/// the place, one thread at a time.
package protocol AssociationHolder: AnyObject {
  /// The values associated with the object.
  nonisolated var associations: AnyObject? { get set }
}
