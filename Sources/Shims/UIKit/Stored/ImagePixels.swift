public import Foundation
public import GimbalGraphics

/// The bytes of an image, which has none here.
///
/// Source: Apple, CGDataProvider.
public final class CGDataProvider: Sendable {
  private init() {}
  /// The bytes.
  public var data: Data? { nil }
}

/// The pixels of images, which have none here.
extension CGImage {
  /// The source of the pixels; always nil.
  public var dataProvider: CGDataProvider? { nil }
  /// The position of the opacity in a pixel: for every image that of decoded PNG files.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
}
