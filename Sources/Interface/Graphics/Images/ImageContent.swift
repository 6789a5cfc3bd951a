package import Foundation
package import GimbalGeometry

/// The pixels of an image, where they are known.
package enum ImageContent: Sendable {
  /// The bytes of a PNG file from which the image was made.
  case png(Data)
  /// One opaque color, with which a drawing has filled the whole image.
  case color(CGColor)
}
