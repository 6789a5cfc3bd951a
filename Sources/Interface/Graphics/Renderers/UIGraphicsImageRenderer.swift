#if !canImport(Darwin)
  public import Foundation
  public import GimbalGeometry
  public import GimbalTraits

  /// The format of a renderer.
  ///
  /// Source: Apple, UIGraphicsRendererFormat.
  open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
    /// The bounds of the drawing, in points.
    public internal(set) final var bounds = CGRect.zero

    /// Creates the default format.
    public override required init() { super.init() }

    /// Returns the default format.
    open class func `default`() -> Self { self.init() }
  }

  /// The format of an image renderer: the scale, and properties without effect.
  ///
  /// Source: Apple, UIGraphicsImageRendererFormat.
  open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// The color range.
    public enum Range: Int, Sendable {
      /// Unspecified.
      case unspecified = -1
      /// The system's choice.
      case automatic = 0
      /// Extended, and standard.
      case extended, standard
    }

    /// The number of pixels per point; the screen's by default.
    @Settable open var scale = GraphicsEnvironment.current.displayScale
    /// True if the image is opaque; without effect.
    @Settable open var opaque = false
    /// The color range; without effect.
    @Settable open var preferredRange = Range.automatic

    /// Returns the system's preferred format.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Creates the format for some traits, with their scale.
    public convenience init(for traitCollection: UITraitCollection) {
      self.init()
      if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
  }

  /// The context of a renderer.
  ///
  /// Source: Apple, UIGraphicsRendererContext.
  open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context, which records geometry and draws nothing.
    public final let cgContext: CGContext
    /// The renderer's format.
    public final let format: UIGraphicsRendererFormat

    /// Creates the object that the app's drawing closure receives.
    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
      (cgContext, self.format) = (context, format)
      super.init()
    }

    /// Fills a rectangle.
    public final func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with a blend mode, which has no effect.
    public final func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }

    /// Strokes a rectangle, inside it.
    public final func stroke(_ rect: CGRect) {
      cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Clips to a rectangle.
    public final func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  }

  /// The context of an image renderer.
  ///
  /// Source: Apple, UIGraphicsImageRendererContext.
  open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image of the drawing so far.
    public final var currentImage: UIImage { UIImage(drawnUpon: cgContext) }
  }

  /// An object that makes images by drawing; they have a size and no pixels.
  ///
  /// PNG and JPEG data are not available, because there are no pixels.
  ///
  /// See: L-DRAW-1.
  /// Source: Apple, UIGraphicsImageRenderer.
  open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
    /// The format of the images.
    public final let format: UIGraphicsImageRendererFormat
    private final let bounds: CGRect

    /// Creates a renderer of images of a size, in points.
    public convenience init(size: CGSize) {
      self.init(size: size, format: UIGraphicsImageRendererFormat.preferred())
    }

    /// Creates a renderer of images of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
      self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images with bounds, in points.
    public convenience init(bounds: CGRect) {
      self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
    }

    /// Creates a renderer of images with bounds, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
      self.format = format
      self.bounds = bounds
      super.init()
      format.bounds = bounds
    }

    /// Returns the image that a closure draws; its context is the current one meanwhile.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
      let context = CGContext(size: bounds.size, scale: format.scale)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      let given = UIGraphicsImageRendererContext(context, format)
      UIGraphicsPushContext(context)
      actions(given)
      UIGraphicsPopContext()
      return given.currentImage
    }
  }
#endif
