/// An object with a slot for associated values, which it releases when it is deallocated.
///
/// The module `UIKit` stores the values of `objc_setAssociatedObject` there. Only that module reads
/// and writes the slot, on one thread at a time.
package protocol AssociationHolder: AnyObject {
  /// The values that are associated with the object.
  nonisolated var associations: AnyObject? { get set }
}
