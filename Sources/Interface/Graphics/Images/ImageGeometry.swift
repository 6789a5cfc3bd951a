import Foundation
public import GimbalGeometry

/// The size, scale and other geometry of an image.
struct ImageGeometry: Hashable, @unchecked Sendable {
  /// The size of the stored pixels, in points.
  var storedSize: CGSize
  /// The number of pixels per point.
  var scale: CGFloat
  /// The orientation of the stored pixels.
  var orientation = UIImage.Orientation.up
  /// The value of `alignmentRectInsets`, in points.
  var alignmentRectInsets = UIEdgeInsets.zero
  /// The value of `capInsets`, in points.
  var capInsets = UIEdgeInsets.zero
  /// The value of `resizingMode`.
  var resizingMode = UIImage.ResizingMode.tile
  /// The value of `renderingMode`.
  var renderingMode = UIImage.RenderingMode.automatic
  /// The value of `configuration`; nil for none.
  var configuration: UIImage.Configuration?
  /// The color of `withTintColor(_:)`; nil for none.
  var tint: UIColor?
  /// The value of `flipsForRightToLeftLayoutDirection`.
  var flips = false
  /// True for an image of a system symbol.
  var isSymbol = false
  /// The name of the system symbol; nil for other images.
  var symbolName: String?
  /// The name or path by which it was found.
  var source: String?

  /// Creates the geometry of an image with orientation `up` and a size in points.
  init(size: CGSize, scale: CGFloat) {
    func legal(_ side: CGFloat) -> CGFloat { side > 0 && side.isFinite ? side : 0 }
    storedSize = CGSize(width: legal(size.width), height: legal(size.height))
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Creates the geometry of an image with a size in pixels.
  init(pixels: CGSize, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(size: .zero, scale: scale)
    storedSize = CGSize(width: pixels.width / self.scale, height: pixels.height / self.scale)
    self.orientation = orientation
  }

  /// Creates the geometry of a file's image; a vector drawing has its size in points.
  init(_ header: ImageHeader, scale: CGFloat) {
    let stated = CGSize(width: CGFloat(header.width), height: CGFloat(header.height))
    if header.isVector {
      self.init(size: stated, scale: scale)
    } else {
      self.init(
        pixels: stated, scale: scale, orientation: UIImage.Orientation(exif: header.orientation))
    }
  }

  /// The size after the orientation is applied.
  ///
  /// Rule: L-IMG-1.
  var size: CGSize {
    orientation.swapsSides
      ? CGSize(width: storedSize.height, height: storedSize.width) : storedSize
  }
}

extension UIImage {
  private func with(_ change: (inout ImageGeometry) -> Void) -> UIImage {
    var geometry = geometry
    change(&geometry)
    return UIImage(geometry)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image with a tint color, which is stored without effect.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// Returns the image with a tint color and another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with other alignment insets, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with cap insets; its center is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with cap insets, in points, and a resizing mode.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with left and top caps; one point after them is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1),
        right: max(0, size.width - left - 1)), resizingMode: .stretch)
  }

  /// Returns the image, which is mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }

  /// Returns the mirrored image.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }
}
