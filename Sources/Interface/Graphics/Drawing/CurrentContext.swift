#if !canImport(Darwin)
  public import Foundation
  import GimbalGeometry

  /// The contexts that a thread draws upon, the current one last.
  private final class ContextStack {
    var contexts: [CGContext] = []
    /// The numbers of those that `UIGraphicsBeginImageContext` has opened.
    var images: [Int] = []

    static var own: ContextStack {
      let (key, values) = ("gimbal.contexts", Thread.current.threadDictionary)
      if let known = values[key] as? ContextStack { return known }
      let made = ContextStack()
      values[key] = made
      return made
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the context that is drawn upon; nil outside drawing.
  ///
  /// Source: Apple, UIGraphicsGetCurrentContext.
  public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.own.contexts.last }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Makes a context the current one.
  public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.own.contexts.append(context)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Makes the context before the current one again.
  public func UIGraphicsPopContext() { _ = ContextStack.own.contexts.popLast() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Begins a picture of a size in points, of one pixel for each.
  public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Begins a picture of a size in points; a scale of 0 is the screen's.
  public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
  ) {
    let stack = ContextStack.own
    let scale = scale == 0 ? GraphicsEnvironment.current.displayScale : scale
    stack.images.append(stack.contexts.count)
    stack.contexts.append(CGContext(size: size, scale: scale))
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the picture that is being drawn; nil where none is, or it has no size.
  public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    let stack = ContextStack.own
    guard let index = stack.images.last, stack.contexts.indices.contains(index) else { return nil }
    let context = stack.contexts[index]
    guard context.width > 0, context.height > 0 else { return nil }
    return UIImage(drawnUpon: context)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Ends the picture that was begun last.
  public func UIGraphicsEndImageContext() {
    let stack = ContextStack.own
    guard let index = stack.images.popLast() else { return }
    stack.contexts.removeLast(max(0, stack.contexts.count - index))
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Fills a rectangle with the current color.
  public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Draws the sides of a rectangle, inside it, one point wide.
  public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Leaves a rectangle open.
  public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

  extension UIColor {
    /// Makes the color that of insides and lines in the current context.
    public final func set() {
      setFill()
      setStroke()
    }

    /// Makes the color that of insides in the current context.
    public final func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes the color that of lines in the current context.
    public final func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  }

  extension UIBezierPath {
    /// Draws the inside upon the current context.
    public final func fill() {
      draw { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Draws the lines upon the current context.
    public final func stroke() {
      draw { context in
        context.setLineWidth(lineWidth)
        context.strokePath()
      }
    }

    /// The same with a way of mixing, which has no effect, and an opacity.
    public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
      draw { context in
        context.setAlpha(alpha)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
      }
    }

    /// The same with a way of mixing, which has no effect, and an opacity.
    public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
      draw { context in
        context.setAlpha(alpha)
        context.setLineWidth(lineWidth)
        context.strokePath()
      }
    }

    /// Leaves what lies in the path's box open in the current context.
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
    /// The picture of what was drawn upon a context.
    convenience init(drawnUpon context: CGContext) {
      self.init(simulatedSize: context.size, scale: context.scale)
    }

    /// Draws the picture with its upper left at a point of the current context.
    public final func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// The same with a way of mixing, which has no effect, and an opacity.
    public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
      draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture into a rectangle of the current context.
    public final func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// The same with a way of mixing, which has no effect, and an opacity.
    public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.setAlpha(alpha)
      context.paint(.image, rect.applying(context.ctm))
      context.restoreGState()
    }

    /// Fills a rectangle of the current context with the picture, again and again.
    public final func drawAsPattern(in rect: CGRect) { draw(in: rect) }
  }
#endif
