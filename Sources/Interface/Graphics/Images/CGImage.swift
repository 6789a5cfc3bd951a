#if !canImport(Darwin)
  public import Foundation

  /// An image whose width and height in pixels are known, but not the pixels.
  ///
  /// Source: Apple, CGImage.
  public final class CGImage: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// Creates an image with a size in pixels.
    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// Returns the part in a rectangle of pixels, rounded outwards, or nil if it is outside of the
    /// image.
    public func cropping(to rect: CGRect) -> CGImage? {
      let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
      let part = rect.integral.intersection(all)
      guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
      return CGImage(width: Int(part.width), height: Int(part.height))
    }

    /// Returns true for images with the same width and height.
    public static func == (left: CGImage, right: CGImage) -> Bool {
      left.width == right.width && left.height == right.height
    }

    /// Hashes width and height.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(width)
      hasher.combine(height)
    }
  }
#endif
