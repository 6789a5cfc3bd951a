public import Foundation
public import GimbalGeometry
public import GimbalGraphics
public import GimbalText

/// An image in a text.
///
/// Its lower edge is on the baseline. Its rectangle is `bounds`, or has the size of the image if
/// `bounds` is empty.
///
/// See: L-TEXT-1.
/// Source: Apple, NSTextAttachment.
open class NSTextAttachment: NSObject, TextAttaching, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  /// The image.
  @Settable open var image: UIImage?
  /// The rectangle on the baseline, in points: its origin is the lower left corner, y goes up; if
  /// empty, the image's size is used.
  @Settable open var bounds = CGRect.zero

  /// Creates an attachment without an image.
  public override init() { super.init() }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The rectangle relative to the baseline, in points.
  package var attachedRect: CGRect {
    if bounds.size != .zero { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// Creates a string that contains only an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
