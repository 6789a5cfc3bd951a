public import Foundation
public import GimbalGeometry

/// The shadow of a text: stored, and not drawn.
///
/// Source: Apple, NSShadow.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  /// The offset of the shadow, in points.
  @Settable open var shadowOffset = CGSize.zero
  /// The blur radius, in points.
  @Settable open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; the default is black with an opacity of a third.
  @Settable open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without offset and blur.
  public override init() { super.init() }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
    copy.shadowColor = shadowColor
    return copy
  }

  /// True if all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// A hash of the radius.
  open override var hash: Int { shadowBlurRadius.hashValue }
}
