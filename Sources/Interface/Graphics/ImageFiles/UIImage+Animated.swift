public import Foundation

/// Animated images.
extension UIImage {
  /// Returns an animated image with the given images and the size of the first; nil for none.
  ///
  /// - Parameter duration: Seconds for all; 0 or less is a thirtieth of a second for each.
  ///
  /// Source: Apple, animatedImage(with:duration:).
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let animated = UIImage(first.geometry)
    animated.images = images
    animated.duration = duration > 0 ? duration : Double(images.count) / 30
    return animated
  }

  /// Returns an animated image of the images whose names end with 0, 1 and so on; nil for none.
  ///
  /// - Complexity: O(images), no more than 1,024.
  ///
  /// Source: Apple, animatedImageNamed(_:duration:).
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count <= 1_024, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}
