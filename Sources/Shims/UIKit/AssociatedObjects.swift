import Foundation
import GimbalEngine

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// The ownership of an associated value.
///
/// Source: Apple, Objective-C Runtime, objc_AssociationPolicy, with its names and raw values.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not retained and reads as nil after its release; Apple's runtime would crash.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is copied if possible, else retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained; every policy is atomic here.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// The value is copied if possible, else retained.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key and replaces the previous value; nil removes it.
///
/// Responders, layout guides and constraints release their values in `deinit`. Values of other
/// released objects are released when new values are associated; their number never exceeds the
/// larger of 16 and the number in use. Any thread may call this, also from a value's `deinit`. A
/// value type has no identity, so that nothing is associated with it. Source: Apple, Objective-C
/// Runtime.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let association = value.map { Association($0, policy) }
  AssociationTable.shared.set(association, key, of: object as AnyObject)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that is associated with an object under a key, or nil.
///
/// Any thread may call. Source: Apple, Objective-C Runtime.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(key, of: object as AnyObject)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values that are associated with an object.
///
/// Any thread may call. Source: Apple, Objective-C Runtime.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// Runs `body`; there is no pool, because objects are released at once.
///
/// Source: Apple, Objective-C Runtime.
public func autoreleasepool<Failure: Error, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
