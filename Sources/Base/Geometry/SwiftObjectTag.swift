/// The first stored property of classes whose objects are values in attributed strings.
///
/// CoreFoundation for Linux reads ten bits of an object's first stored word as its type number. If
/// they are zero in both of two compared objects, as in small integers and many floating-point
/// numbers, it ends the process. This property sets them all, so that it calls `isEqual(_:)`.
///
/// See: R-TEXTKIT-4.
package struct SwiftObjectTag: Sendable {
  private let bits = UInt.max

  /// Creates a tag.
  package init() {}
}
