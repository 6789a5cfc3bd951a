public import Foundation
public import GimbalGeometry

/// An image whose geometry is known, but not the pixels.
///
/// The geometry comes from the first bytes of files and from catalogs; symbols have assumed sizes.
///
/// Source: Apple, UIImage.
open class UIImage: NSObject, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  /// The size, scale and other values of the image.
  final var geometry: ImageGeometry
  /// The pixels, where they are known.
  package internal(set) final var content: ImageContent?

  /// The images of an animated image; nil for a still image.
  open internal(set) var images: [UIImage]?
  /// The duration of the animation, in seconds; 0 for a still image.
  open internal(set) var duration: TimeInterval = 0

  /// Creates an image without a size.
  public override convenience init() { self.init(simulatedSize: .zero) }

  /// Creates an image of a size in points without a file; not part of UIKit.
  ///
  /// A negative side or NaN counts as 0, a scale that is not above zero as 1.
  public init(simulatedSize: CGSize, scale: CGFloat = 1) {
    geometry = ImageGeometry(size: simulatedSize, scale: scale)
    super.init()
  }

  /// Creates an image of pixels, one per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of pixels with a scale and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let pixels = CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    self.init(ImageGeometry(pixels: pixels, scale: scale, orientation: orientation))
  }

  /// Creates an image from the first bytes of a PNG or JPEG, one pixel per point; nil for others.
  ///
  /// See: L-IMG-2.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the first bytes of a PNG or JPEG; nil for others.
  ///
  /// See: L-IMG-2.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    self.init(ImageGeometry(header, scale: scale))
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { content = .png(data) }
  }

  /// Creates an image from its geometry.
  convenience init(_ geometry: ImageGeometry) {
    self.init(simulatedSize: .zero)
    self.geometry = geometry
  }

  // MARK: Geometry

  /// The size, in points, after the orientation is applied.
  ///
  /// See: L-IMG-1.
  open var size: CGSize { geometry.size }

  /// The number of pixels per point.
  open var scale: CGFloat { geometry.scale }

  /// The orientation of the stored pixels.
  open var imageOrientation: Orientation { geometry.orientation }

  /// The alignment insets, in points.
  open var alignmentRectInsets: UIEdgeInsets { geometry.alignmentRectInsets }

  /// The cap insets, in points.
  open var capInsets: UIEdgeInsets { geometry.capInsets }

  /// How the center is resized; stored only.
  open var resizingMode: ResizingMode { geometry.resizingMode }

  /// The rendering mode; stored only.
  open var renderingMode: RenderingMode { geometry.renderingMode }

  /// The image of pixels; nil for a symbol.
  open var cgImage: CGImage? {
    if geometry.isSymbol { return nil }
    let size = geometry.storedSize
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1, width < 1e9, height < 1e9 else { return nil }
    return CGImage(width: Int(width), height: Int(height))
  }

  /// True if the image is a system symbol, whose size is assumed.
  open var isSymbolImage: Bool { geometry.isSymbol }

  /// The traits or the symbol configuration for which the image was made.
  open var configuration: Configuration? { geometry.configuration }

  /// The symbol configuration.
  open var symbolConfiguration: SymbolConfiguration? {
    geometry.configuration as? SymbolConfiguration
  }

  /// True if the image is mirrored in right-to-left layouts; stored only.
  open var flipsForRightToLeftLayoutDirection: Bool { geometry.flips }

  /// Returns true for images with the same geometry and the same source.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return geometry == other.geometry
  }

  /// A hash of the size and the scale.
  open override var hash: Int {
    var hasher = Hasher()
    for number in [size.width, size.height, scale] { hasher.combine(number) }
    return hasher.finalize()
  }

  /// The description in UIKit's format, such as `<UIImage: name {20, 20} renderingMode=automatic>`,
  /// without addresses.
  open override var description: String {
    let measure = "{\(MeasureText.number(size.width)), \(MeasureText.number(size.height))}"
    return "<UIImage: \(geometry.source ?? "anonymous") \(measure) renderingMode=\(renderingMode)>"
  }
}

extension UIImage {
  /// The orientation of stored pixels; mirrored ones are rotated first.
  ///
  /// Source: Apple, UIImage.Orientation, with its raw values.
  public enum Orientation: Int, Hashable, Sendable {
    /// Not rotated.
    case up = 0
    /// Rotated by 180 degrees.
    case down = 1
    /// Rotated by 90 degrees, counterclockwise.
    case left = 2
    /// Rotated by 90 degrees, clockwise.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored and rotated by 180 degrees.
    case downMirrored = 5
    /// Mirrored and rotated by 90 degrees, counterclockwise.
    case leftMirrored = 6
    /// Mirrored and rotated by 90 degrees, clockwise.
    case rightMirrored = 7

    /// True if width and height of the stored pixels are exchanged.
    var swapsSides: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// Creates the orientation for Exif's number from 1 to 8; up for others.
    ///
    /// Source: Apple, CGImagePropertyOrientation.
    init(exif: Int) {
      let all: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
    }

    /// The orientation that also flips the image horizontally.
    var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? self }
  }

  /// The rendering mode of an image.
  ///
  /// Source: Apple, UIImage.RenderingMode, with its raw values.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The context decides.
    case automatic = 0
    /// The original colors.
    case alwaysOriginal = 1
    /// The shape in the tint color.
    case alwaysTemplate = 2
  }

  /// How the center of a resizable image is drawn.
  ///
  /// Source: Apple, UIImage.ResizingMode, with its raw values.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// It is tiled.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }
}
