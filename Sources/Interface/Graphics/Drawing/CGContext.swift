#if !canImport(Darwin)
  public import Foundation
  public import GimbalGeometry

  /// A graphics context that records the geometry of drawing operations, and draws nothing.
  ///
  /// The initial space is in points with its origin at the upper left, as UIKit sets contexts up.
  ///
  /// See: L-DRAW-1.
  /// Source: Apple, CGContext.
  public final class CGContext: @unchecked Sendable {
    /// The part of the graphics state that `saveGState()` saves.
    struct State {
      /// The transform from the current to the initial space.
      var transform = CGAffineTransform.identity
      /// The clipping rectangle in the initial space, in points.
      var clip: CGRect
      /// The fill color.
      var fill = CGColor(gray: 0, alpha: 1)
      /// The stroke color.
      var stroke = CGColor(gray: 0, alpha: 1)
      /// The line width in points of the current space.
      var lineWidth: CGFloat = 1
      /// The opacity from 0 to 1.
      var alpha: CGFloat = 1
    }

    /// The size of the canvas, in points.
    package let size: CGSize
    /// The number of pixels per point.
    package let scale: CGFloat
    /// The current graphics state.
    var state: State
    /// The saved graphics states, the last one on top.
    var saved: [State] = []
    /// The path under construction, in the initial space.
    var made = CGMutablePath()
    /// The opaque color that covers the whole canvas; nil if there is none, or after other drawing.
    package internal(set) var coveringColor: CGColor?
    /// All drawing operations, in order.
    public internal(set) var operations: [DrawingOperation] = []

    /// The maximum number of saved states, because an app might never restore them.
    private static let stateLimit = 10_000

    /// Creates a context; a size or scale that is illegal counts as 0 or 1.
    package init(size: CGSize, scale: CGFloat) {
      func legal(_ side: CGFloat) -> CGFloat { side > 0 && side.isFinite ? side : 0 }
      self.size = CGSize(width: legal(size.width), height: legal(size.height))
      self.scale = scale > 0 && scale.isFinite ? scale : 1
      state = State(clip: CGRect(origin: .zero, size: self.size))
    }

    /// Creates a bitmap context with one pixel per point; nothing is written to its memory.
    public convenience init?(
      data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
      bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) {
      guard width > 0, height > 0 else { return nil }
      self.init(size: CGSize(width: CGFloat(width), height: CGFloat(height)), scale: 1)
    }

    /// The width in pixels.
    public var width: Int { CGContext.pixels(size.width * scale) }

    /// The height in pixels.
    public var height: Int { CGContext.pixels(size.height * scale) }

    private static func pixels(_ length: CGFloat) -> Int {
      Int(min(length.rounded(.up), CGFloat(Int32.max)))
    }

    // MARK: States

    /// Saves the current state.
    public func saveGState() {
      if saved.count < CGContext.stateLimit { saved.append(state) }
    }

    /// Restores the last saved state; without one nothing changes.
    public func restoreGState() {
      if let last = saved.popLast() { state = last }
    }

    // MARK: Coordinate spaces

    /// The transform from the current space to the initial one.
    public var ctm: CGAffineTransform { state.transform }

    /// The transform from the current space to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
      state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Translates the space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
      concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates the space, clockwise, by an angle in radians.
    public func rotate(by angle: CGFloat) {
      concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Prepends a transform to the current one; a transform with NaN or infinity changes nothing.
    public func concatenate(_ transform: CGAffineTransform) {
      let new = transform.concatenating(state.transform)
      guard [new.a, new.b, new.c, new.d, new.tx, new.ty].allSatisfy(\.isFinite) else { return }
      state.transform = new
    }

    /// Converts a point from the current space to pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
      point.applying(userSpaceToDeviceSpaceTransform)
    }

    /// Converts a rectangle from the current space to pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
      rect.applying(userSpaceToDeviceSpaceTransform)
    }

    /// Converts a point from pixels to the current space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
      point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }

    /// Converts a rectangle from pixels to the current space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
      rect.applying(userSpaceToDeviceSpaceTransform.inverted())
    }

    // MARK: Appearances

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) { state.fill = color }

    /// Sets the fill color by its components.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets a gray as fill color.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      state.fill = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }

    /// Sets the stroke color by its components.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets a gray as stroke color.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      state.stroke = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the line width, in points of the current space.
    public func setLineWidth(_ width: CGFloat) {
      if width >= 0, width.isFinite { state.lineWidth = width }
    }

    /// Sets the opacity of drawing.
    public func setAlpha(_ alpha: CGFloat) {
      if !alpha.isNaN { state.alpha = min(max(alpha, 0), 1) }
    }

    /// Sets the shape of line ends; without effect.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Sets the shape of line joins; without effect.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Sets the miter limit; without effect.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// Sets the dash pattern; without effect.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Sets the blend mode; without effect.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// Sets the shadow; without effect.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Sets the shadow; without effect.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// Sets antialiasing; without effect.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Sets whether antialiasing is allowed; without effect.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// The quality with which images are scaled; without effect.
    public var interpolationQuality = CGInterpolationQuality.default
    /// Sets the flatness of curves; without effect.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Begins a transparency layer; here its operations are recorded like any others.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
    /// Ends a transparency layer.
    public func endTransparencyLayer() { restoreGState() }
    /// Does nothing, because no drawing is pending.
    public func flush() {}
    /// Does nothing, because no drawing is pending.
    public func synchronize() {}

    /// Returns an image with the context's size in pixels; nil if that is empty.
    public func makeImage() -> CGImage? {
      width > 0 && height > 0 ? CGImage(width: width, height: height) : nil
    }
  }
#endif
