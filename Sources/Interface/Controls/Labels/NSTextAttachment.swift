public import Foundation
public import GimbalGeometry
public import GimbalGraphics
public import GimbalText

/// A picture in a text.
///
/// It stands on the baseline in its bounds, or without them in the size of its picture.
///
/// See: L-TEXT-1.
/// Source: Apple, NSTextAttachment.
open class NSTextAttachment: NSObject, TextAttaching, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  /// The picture.
  @Settable open var image: UIImage?
  /// The rectangle on the baseline, in points: its origin is the lower left corner, upwards; empty is the picture's
  /// size.
  @Settable open var bounds = CGRect.zero

  /// Creates an attachment without a picture.
  public override init() { super.init() }

  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  package var attachedRect: CGRect {
    if bounds.size != .zero { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// Creates a text of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
