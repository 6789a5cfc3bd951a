public import Foundation
public import GimbalGeometry

/// A picture of which the geometry is known, and no pixel.
///
/// Files tell it in their first bytes, catalogs in their sets, and symbols have assumed sizes.
///
/// Source: Apple, UIImage.
open class UIImage: NSObject, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  final var geometry: ImageGeometry

  /// The pictures that are shown one after the other; nil for a picture that stands still.
  open internal(set) var images: [UIImage]?
  /// The seconds that all of these take; 0 for a picture that stands still.
  open internal(set) var duration: TimeInterval = 0

  /// Creates a picture without a size.
  public override convenience init() { self.init(simulatedSize: .zero) }

  /// Creates a picture of a size in points; not UIKit's, for pictures that exist nowhere.
  ///
  /// A side below zero or without a number counts as 0, a scale that is not above zero as 1.
  public init(simulatedSize: CGSize, scale: CGFloat = 1) {
    geometry = ImageGeometry(size: simulatedSize, scale: scale)
    super.init()
  }

  /// Creates a picture of pixels, one for each point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture of pixels, some for each point, which lie as `orientation` says.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let pixels = CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    self.init(ImageGeometry(pixels: pixels, scale: scale, orientation: orientation))
  }

  /// Creates a picture from the first bytes of a PNG or JPEG, one pixel for each point; nil for others.
  ///
  /// See: L-IMG-2.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from the first bytes of a PNG or JPEG; nil for others.
  ///
  /// See: L-IMG-2.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    self.init(ImageGeometry(header, scale: scale))
  }

  convenience init(_ geometry: ImageGeometry) {
    self.init(simulatedSize: .zero)
    self.geometry = geometry
  }

  // MARK: Geometry

  /// The size, in points, as the picture is seen: sides that lie across are swapped.
  ///
  /// See: L-IMG-1.
  open var size: CGSize { geometry.size }

  /// Pixels for each point.
  open var scale: CGFloat { geometry.scale }

  /// The orientation of the stored pixels.
  open var imageOrientation: Orientation { geometry.orientation }

  /// The space around what layout aligns, in points.
  open var alignmentRectInsets: UIEdgeInsets { geometry.alignmentRectInsets }

  /// The edges that keep their size when the picture is stretched, in points.
  open var capInsets: UIEdgeInsets { geometry.capInsets }

  /// The treatment of the middle when the picture is stretched; stored only.
  open var resizingMode: ResizingMode { geometry.resizingMode }

  /// The coloring of the picture; stored only.
  open var renderingMode: RenderingMode { geometry.renderingMode }

  /// The number of pixels; nil for a symbol.
  open var cgImage: CGImage? {
    if geometry.isSymbol { return nil }
    let size = geometry.storedSize
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1, width < 1e9, height < 1e9 else { return nil }
    return CGImage(width: Int(width), height: Int(height))
  }

  /// True if the picture is one of the system's symbols, whose size is assumed.
  open var isSymbolImage: Bool { geometry.isSymbol }

  /// The traits or the symbol's form for which the picture was made.
  open var configuration: Configuration? { geometry.configuration }

  /// The form of the symbol.
  open var symbolConfiguration: SymbolConfiguration? {
    geometry.configuration as? SymbolConfiguration
  }

  /// True if the picture is mirrored where people read from right to left; stored only.
  open var flipsForRightToLeftLayoutDirection: Bool { geometry.flips }

  /// True if two pictures have the same geometry and come from the same place.
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

  /// The picture in UIKit's form, such as `<UIImage: name {20, 20} renderingMode=automatic>`, without addresses.
  open override var description: String {
    let measure = "{\(MeasureText.number(size.width)), \(MeasureText.number(size.height))}"
    return "<UIImage: \(geometry.source ?? "anonymous") \(measure) renderingMode=\(renderingMode)>"
  }
}

extension UIImage {
  /// The orientation of stored pixels; mirrored ones are mirrored after their turn.
  ///
  /// Source: Apple, UIImage.Orientation, with its raw values.
  public enum Orientation: Int, Hashable, Sendable {
    /// As they are seen.
    case up = 0
    /// Turned by half.
    case down = 1
    /// Turned by a quarter, counterclockwise.
    case left = 2
    /// Turned by a quarter, clockwise.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored and turned by half.
    case downMirrored = 5
    /// Mirrored and turned by a quarter, counterclockwise.
    case leftMirrored = 6
    /// Mirrored and turned by a quarter, clockwise.
    case rightMirrored = 7

    /// True if rows are seen as columns.
    var swapsSides: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The orientation that Exif numbers from 1 to 8; up for others.
    ///
    /// Source: Apple, CGImagePropertyOrientation.
    init(exif: Int) {
      let all: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
    }

    var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? self }
  }

  /// The coloring of a picture.
  ///
  /// Source: Apple, UIImage.RenderingMode, with its raw values.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the place where it is shown does.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// By its shape, in the tint color.
    case alwaysTemplate = 2
  }

  /// The treatment of the middle of a picture that is stretched.
  ///
  /// Source: Apple, UIImage.ResizingMode, with its raw values.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }
}
