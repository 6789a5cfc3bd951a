public import Foundation
public import GimbalGeometry

/// Structures of UIKit and Core Animation, stored as arrays of numbers.
///
/// Source: Apple, NSValue.
extension NSValue {
  /// Creates a value of a 3D transform.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbersOf: t, kind: "[16d]")
  }
  /// The 3D transform in the value.
  public var caTransform3DValue: CATransform3D { numbers(CATransform3DIdentity) }

  /// Creates a value of a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbersOf: transform, kind: "[6d]")
  }
  /// The transform in the value.
  public var cgAffineTransformValue: CGAffineTransform { numbers(.identity) }

  /// Creates a value of insets, in points.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbersOf: insets, kind: "[4d]")
  }
  /// The insets in the value, in points.
  public var uiEdgeInsetsValue: UIEdgeInsets { numbers(.zero) }

  /// Creates a value of an offset, in points.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(numbersOf: insets, kind: "[2d]")
  }
  /// The offset in the value, in points.
  public var uiOffsetValue: UIOffset { numbers(.zero) }

  /// The Objective-C type encodings are arrays of `double`.
  private convenience init<Numbers>(numbersOf value: Numbers, kind: String) {
    var value = value
    let bytes = withUnsafeBytes(of: &value) { [UInt8]($0) }
    self.init(bytes: bytes, objCType: kind)
  }

  private func numbers<Numbers>(_ start: Numbers) -> Numbers {
    var value = start
    withUnsafeMutableBytes(of: &value) { getValue($0.baseAddress!) }
    return value
  }
}
