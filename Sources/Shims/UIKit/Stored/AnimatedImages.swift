public import Foundation
public import GimbalGraphics

/// Pictures that stand for several, which are kept; the first is what is measured and shown.
extension UIImage {
  /// The pictures of one that moves; nil of one that does not.
  public var images: [UIImage]? { stored(nil) }

  /// The time in which it shows all of them, in seconds.
  public var duration: TimeInterval { stored(0) }

  /// A picture of several, each as large as the first.
  ///
  /// Source: Apple, UIImage.animatedImage(with:duration:).
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let all = first.withRenderingMode(first.renderingMode)
    all.store(images, "images")
    all.store(duration, "duration")
    return all
  }

  /// A picture of those whose names are this one and a number, from 0 or 1 on.
  ///
  /// Source: Apple, UIImage.animatedImageNamed(_:duration:).
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else {
        if number > 0 { break }
        continue
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}
