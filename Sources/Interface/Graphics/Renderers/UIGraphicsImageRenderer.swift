#if !canImport(Darwin)
  public import Foundation
  public import GimbalGeometry
  public import GimbalTraits

  /// The format of a renderer's pictures.
  ///
  /// Source: Apple, UIGraphicsRendererFormat.
  open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
    /// The rectangle that is drawn upon, in points.
    public internal(set) final var bounds = CGRect.zero

    /// Creates the system's format.
    public override required init() { super.init() }

    /// The system's format.
    open class func `default`() -> Self { self.init() }
  }

  /// The format of a renderer's pictures: pixels for each point, and looks without effect.
  ///
  /// Source: Apple, UIGraphicsImageRendererFormat.
  open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// The range of colors.
    public enum Range: Int, Sendable {
      /// Not known; the system's; a wide one; the usual one.
      case unspecified = -1
      /// The system's.
      case automatic = 0
      /// A wide one, and the usual one.
      case extended, standard
    }

    /// Pixels for each point: the screen's at first.
    @Settable open var scale = GraphicsEnvironment.current.displayScale
    /// True if nothing shines through; without effect.
    @Settable open var opaque = false
    /// The range of colors; without effect.
    @Settable open var preferredRange = Range.automatic

    /// The system's format.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Creates the format for some traits: with their scale.
    public convenience init(for traitCollection: UITraitCollection) {
      self.init()
      if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
  }

  /// The context in which a renderer draws.
  ///
  /// Source: Apple, UIGraphicsRendererContext.
  open class UIGraphicsRendererContext: NSObject {
    /// The context, which keeps geometry and draws nothing.
    public final let cgContext: CGContext
    /// The renderer's format.
    public final let format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
      (cgContext, self.format) = (context, format)
      super.init()
    }

    /// Fills a rectangle.
    public final func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// The same with a way of mixing, which has no effect.
    public final func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }

    /// Draws the sides of a rectangle, inside it.
    public final func stroke(_ rect: CGRect) {
      cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Leaves a rectangle open.
    public final func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  }

  /// The context in which a picture is drawn.
  ///
  /// Source: Apple, UIGraphicsImageRendererContext.
  open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The picture of what was drawn so far.
    public final var currentImage: UIImage { UIImage(drawnUpon: cgContext) }
  }

  /// An object that makes pictures by drawing: of their size, and without a pixel.
  ///
  /// Files of them are absent, as nothing could be in them.
  ///
  /// See: L-DRAW-1.
  /// Source: Apple, UIGraphicsImageRenderer.
  open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
    /// The format of the pictures.
    public final let format: UIGraphicsImageRendererFormat
    private final let bounds: CGRect

    /// Creates a renderer of pictures of a size, in points.
    public convenience init(size: CGSize) {
      self.init(size: size, format: UIGraphicsImageRendererFormat.preferred())
    }

    /// Creates a renderer of pictures of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
      self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of pictures of a rectangle, in points.
    public convenience init(bounds: CGRect) {
      self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
    }

    /// Creates a renderer of pictures of a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
      self.format = format
      self.bounds = bounds
      super.init()
      format.bounds = bounds
    }

    /// Draws a picture: the context is the current one meanwhile.
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
