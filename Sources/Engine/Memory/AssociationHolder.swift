/// An object with a place for what others associate with it, which it releases when it dies.
///
/// The module `UIKit` keeps there what `objc_setAssociatedObject` is given. It alone reads and writes
/// the place, one thread at a time.
package protocol AssociationHolder: AnyObject {
  /// The values associated with the object.
  nonisolated var associations: AnyObject? { get set }
}
