#if !canImport(Darwin)
  public import Foundation

  /// A picture of pixels, of which nothing but their number is known.
  ///
  /// Source: Apple, CGImage.
  public final class CGImage: Hashable, Sendable {
    /// The number of pixels across.
    public let width: Int
    /// The number of pixels down.
    public let height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// The part in a rectangle of pixels, whole pixels outwards, or nil if it lies beside the picture.
    public func cropping(to rect: CGRect) -> CGImage? {
      let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
      let part = rect.integral.intersection(all)
      guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
      return CGImage(width: Int(part.width), height: Int(part.height))
    }

    /// True if two pictures have as many pixels.
    public static func == (left: CGImage, right: CGImage) -> Bool {
      left.width == right.width && left.height == right.height
    }

    /// Hashes the numbers of pixels.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(width)
      hasher.combine(height)
    }
  }
#endif
