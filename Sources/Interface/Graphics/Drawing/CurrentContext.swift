#if !canImport(Darwin)
  public import Foundation
  import GimbalGeometry

  /// The stack of contexts of a thread; the last is the current one.
  private final class ContextStack {
    /// The contexts, the current one last.
    var contexts: [CGContext] = []
    /// The indices in `contexts` of those that `UIGraphicsBeginImageContext` has opened.
    var images: [Int] = []

    /// The stack of the calling thread, created at its first use.
    static var own: ContextStack {
      let (key, values) = ("gimbal.contexts", Thread.current.threadDictionary)
      if let known = values[key] as? ContextStack { return known }
      let made = ContextStack()
      values[key] = made
      return made
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the current context; nil outside of drawing.
  ///
  /// Source: Apple, UIGraphicsGetCurrentContext.
  public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.own.contexts.last }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Makes a context the current one.
  public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.own.contexts.append(context)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Makes the previous context current again.
  public func UIGraphicsPopContext() { _ = ContextStack.own.contexts.popLast() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Begins an image of a size in points, with one pixel per point.
  public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Begins an image of a size in points; a scale of 0 is the screen's.
  public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
  ) {
    let stack = ContextStack.own
    let scale = scale == 0 ? GraphicsEnvironment.current.displayScale : scale
    stack.images.append(stack.contexts.count)
    stack.contexts.append(CGContext(size: size, scale: scale))
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the image of the current image context; nil if there is none, or it has no size.
  public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    let stack = ContextStack.own
    guard let index = stack.images.last, stack.contexts.indices.contains(index) else { return nil }
    let context = stack.contexts[index]
    guard context.width > 0, context.height > 0 else { return nil }
    return UIImage(drawnUpon: context)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Ends the last image context.
  public func UIGraphicsEndImageContext() {
    let stack = ContextStack.own
    guard let index = stack.images.popLast() else { return }
    stack.contexts.removeLast(max(0, stack.contexts.count - index))
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Fills a rectangle with the current color.
  public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Strokes a rectangle, inside it, one point wide.
  public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Clips to a rectangle.
  public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

  extension UIColor {
    /// Sets the fill and stroke colors of the current context.
    public final func set() {
      setFill()
      setStroke()
    }

    /// Sets the fill color of the current context.
    public final func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the stroke color of the current context.
    public final func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  }

  extension UIBezierPath {
    /// Fills the path in the current context.
    public final func fill() {
      draw { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Strokes the path in the current context.
    public final func stroke() {
      draw { context in
        context.setLineWidth(lineWidth)
        context.strokePath()
      }
    }

    /// Fills the path with an opacity and a blend mode, which has no effect.
    public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
      draw { context in
        context.setAlpha(alpha)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
      }
    }

    /// Strokes the path with an opacity and a blend mode, which has no effect.
    public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
      draw { context in
        context.setAlpha(alpha)
        context.setLineWidth(lineWidth)
        context.strokePath()
      }
    }

    /// Clips the current context to the path's bounding box.
    public final func addClip() {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.beginPath()
      context.addPath(cgPath)
      context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private final func draw(_ body: (CGContext) -> Void) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.beginPath()
      context.addPath(cgPath)
      body(context)
      context.restoreGState()
    }
  }

  extension UIImage {
    /// Creates an image with the size and scale of a context, which stands for the drawing in it.
    convenience init(drawnUpon context: CGContext) {
      self.init(simulatedSize: context.size, scale: context.scale)
      content = context.coveringColor.map { .color($0) }
    }

    /// Draws the image with its upper left corner at a point of the current context.
    public final func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image at a point with an opacity and a blend mode, which has no effect.
    public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
      draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into a rectangle of the current context.
    public final func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image into a rectangle with an opacity and a blend mode, which has no effect.
    public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.setAlpha(alpha)
      context.paint(.image, rect.applying(context.ctm))
      context.restoreGState()
    }

    /// Fills a rectangle of the current context with the repeated image.
    public final func drawAsPattern(in rect: CGRect) { draw(in: rect) }
  }
#endif
