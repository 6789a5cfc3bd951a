/// The first stored property of classes whose objects are values in attributed strings.
///
/// CoreFoundation for Linux reads ten bits of an object's first stored word as the number of its type. When they are zero in
/// both of two objects that it compares, as in small numbers and many floating-point ones, it ends the process. Here they
/// are all set, so that it calls `isEqual(_:)`.
///
/// See: R-TEXTKIT-4.
package struct SwiftObjectTag: Sendable {
  private let bits = UInt.max

  /// Creates a tag.
  package init() {}
}
