#if !canImport(Darwin)
  public import Foundation
  public import GimbalGeometry

  /// Something to draw upon: it keeps what is drawn as geometry, and draws nothing.
  ///
  /// The first space is that of the points of what is drawn upon, with its origin at the upper left, as UIKit
  /// sets contexts up.
  ///
  /// See: L-DRAW-1.
  /// Source: Apple, CGContext.
  public final class CGContext: @unchecked Sendable {
    /// The state that `saveGState()` saves.
    struct State {
      var transform = CGAffineTransform.identity
      /// The part that is open, in the first space.
      var clip: CGRect
      var fill = CGColor(gray: 0, alpha: 1)
      var stroke = CGColor(gray: 0, alpha: 1)
      var lineWidth: CGFloat = 1
      var alpha: CGFloat = 1
    }

    /// The size, in points.
    package let size: CGSize
    package let scale: CGFloat
    var state: State
    var saved: [State] = []
    /// The path that is being made, in the first space.
    var made = CGMutablePath()
    /// All that was drawn, in order.
    public internal(set) var operations: [DrawingOperation] = []

    /// The number of states that can be kept; more are an app that never restores them.
    private static let stateLimit = 10_000

    package init(size: CGSize, scale: CGFloat) {
      func legal(_ side: CGFloat) -> CGFloat { side > 0 && side.isFinite ? side : 0 }
      self.size = CGSize(width: legal(size.width), height: legal(size.height))
      self.scale = scale > 0 && scale.isFinite ? scale : 1
      state = State(clip: CGRect(origin: .zero, size: self.size))
    }

    /// Creates a context of pixels, one for each point; its memory is not drawn into.
    public convenience init?(
      data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
      bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) {
      guard width > 0, height > 0 else { return nil }
      self.init(size: CGSize(width: CGFloat(width), height: CGFloat(height)), scale: 1)
    }

    /// The pixels across.
    public var width: Int { CGContext.pixels(size.width * scale) }

    /// The pixels down.
    public var height: Int { CGContext.pixels(size.height * scale) }

    private static func pixels(_ length: CGFloat) -> Int {
      Int(min(length.rounded(.up), CGFloat(Int32.max)))
    }

    // MARK: States

    /// Keeps the present state, until it is restored.
    public func saveGState() {
      if saved.count < CGContext.stateLimit { saved.append(state) }
    }

    /// Restores the state that was kept last; without one nothing changes.
    public func restoreGState() {
      if let last = saved.popLast() { state = last }
    }

    // MARK: Spaces

    /// The map from the present space to the first one.
    public var ctm: CGAffineTransform { state.transform }

    /// The map from the present space to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
      state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Moves the origin of the space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
      concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns the space, clockwise, by an angle in radians.
    public func rotate(by angle: CGFloat) {
      concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Puts a map before the space's; one with numbers that are not finite changes nothing.
    public func concatenate(_ transform: CGAffineTransform) {
      let new = transform.concatenating(state.transform)
      guard [new.a, new.b, new.c, new.d, new.tx, new.ty].allSatisfy(\.isFinite) else { return }
      state.transform = new
    }

    /// A point of the present space in pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
      point.applying(userSpaceToDeviceSpaceTransform)
    }

    /// A rectangle of the present space in pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
      rect.applying(userSpaceToDeviceSpaceTransform)
    }

    /// A pixel's place in the present space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
      point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }

    /// A rectangle of pixels in the present space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
      rect.applying(userSpaceToDeviceSpaceTransform.inverted())
    }

    // MARK: Looks

    /// Sets the color of insides.
    public func setFillColor(_ color: CGColor) { state.fill = color }

    /// Sets the color of insides by its parts.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets a gray for insides.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      state.fill = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the color of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }

    /// Sets the color of lines by its parts.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets a gray for lines.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      state.stroke = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the width of lines, in points of the present space.
    public func setLineWidth(_ width: CGFloat) {
      if width >= 0, width.isFinite { state.lineWidth = width }
    }

    /// Sets the opacity of all that is drawn.
    public func setAlpha(_ alpha: CGFloat) {
      if !alpha.isNaN { state.alpha = min(max(alpha, 0), 1) }
    }

    /// The form of the ends of lines; without effect.
    public func setLineCap(_ cap: CGLineCap) {}
    /// The form of the corners of lines; without effect.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// The length at which pointed corners are cut off; without effect.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// The pattern of dashes; without effect.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// The way of mixing; without effect.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// The shadow of what is drawn; without effect.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// The shadow of what is drawn; without effect.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// Smooth edges; without effect.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Smooth edges; without effect.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// The care with which pictures are scaled; without effect.
    public var interpolationQuality = CGInterpolationQuality.default
    /// Sets how far lines may lie from curves; without effect.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Begins a group that is drawn as one; here its parts are drawn as any others.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
    /// Ends that.
    public func endTransparencyLayer() { restoreGState() }
    /// Nothing waits to be drawn.
    public func flush() {}
    /// Nothing waits to be drawn.
    public func synchronize() {}

    /// The picture with as many pixels; nil without any.
    public func makeImage() -> CGImage? {
      width > 0 && height > 0 ? CGImage(width: width, height: height) : nil
    }
  }
#endif
