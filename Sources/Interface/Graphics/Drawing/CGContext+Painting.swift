#if !canImport(Darwin)
  public import Foundation
  public import GimbalGeometry

  /// Paths and their drawing.
  extension CGContext {
    // MARK: The path

    /// Begins a new path.
    public func beginPath() { made = CGMutablePath() }

    /// Begins a new subpath.
    public func move(to point: CGPoint) { made.move(to: point, transform: ctm) }

    /// Adds a line.
    public func addLine(to point: CGPoint) { made.addLine(to: point, transform: ctm) }

    /// Adds lines from point to point.
    public func addLines(between points: [CGPoint]) {
      made.addLines(between: points, transform: ctm)
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      made.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      made.addQuadCurve(to: end, control: control, transform: ctm)
    }

    /// Adds a part of a circle.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      made.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise, transform: ctm)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { made.addRect(rect, transform: ctm) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { made.addRects(rects, transform: ctm) }

    /// Adds an ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { made.addEllipse(in: rect, transform: ctm) }

    /// Adds a path.
    public func addPath(_ path: CGPath) { made.addPath(path, transform: ctm) }

    /// Closes the subpath.
    public func closePath() { made.closeSubpath() }

    /// The path, in the current space; nil if it is empty.
    public var path: CGPath? {
      var map = ctm.inverted()
      return made.isEmpty ? nil : made.copy(using: &map)
    }

    /// True if there is no path.
    public var isPathEmpty: Bool { made.isEmpty }

    /// The end of the path, in the current space.
    public var currentPointOfPath: CGPoint { made.currentPoint.applying(ctm.inverted()) }

    /// The bounding box of the path and its control points, in the current space.
    public var boundingBoxOfPath: CGRect {
      made.isEmpty ? .null : made.boundingBox.applying(ctm.inverted())
    }

    /// Returns true if drawing the path would paint a point of the current space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
      let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
      return made.contains(point.applying(ctm), using: isEvenOdd ? .evenOdd : .winding)
    }

    // MARK: Clipping

    /// Clips to the bounding box of the path, and begins a new path.
    ///
    /// See: L-DRAW-1.
    public func clip(using rule: CGPathFillRule = .winding) {
      cut(to: made.isEmpty ? .null : made.boundingBoxOfPath)
      beginPath()
    }

    /// Clips to a rectangle.
    public func clip(to rect: CGRect) { cut(to: rect.applying(ctm)) }

    /// Clips to the bounding box of rectangles.
    public func clip(to rects: [CGRect]) {
      cut(to: rects.map { $0.applying(ctm) }.reduce(CGRect.null) { $0.union($1) })
    }

    private func cut(to box: CGRect) {
      let part = state.clip.intersection(box)
      state.clip = part.isNull ? .zero : part
    }

    /// The clipping rectangle, in the current space.
    public var boundingBoxOfClipPath: CGRect { state.clip.applying(ctm.inverted()) }

    // MARK: Painting

    /// Fills the path, and begins a new one; the painted rectangle does not depend on the rule.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: .fill) }

    /// Strokes the path, and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the path, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
      defer { beginPath() }
      guard !made.isEmpty else { return }
      let box = made.boundingBoxOfPath
      switch mode {
      case .fill, .eoFill: paint(.fill, box)
      case .stroke: paint(.stroke, widened(box, state.lineWidth))
      case .fillStroke, .eoFillStroke: paint(.fillAndStroke, widened(box, state.lineWidth))
      }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
      let bounds = rect.applying(ctm)
      paint(.fill, bounds)
      let canvas = CGRect(origin: .zero, size: size)
      let isAlongAxes = ctm.b == 0 && ctm.c == 0 || ctm.a == 0 && ctm.d == 0
      if isAlongAxes, state.alpha == 1, state.fill.alpha == 1, bounds.contains(canvas),
        state.clip.contains(canvas)
      {
        coveringColor = state.fill
      }
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

    /// Strokes a rectangle with lines of a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
      paint(.stroke, widened(rect.applying(ctm), width))
    }

    /// Fills an ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) {
      beginPath()
      addEllipse(in: rect)
      fillPath()
    }

    /// Strokes an ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
      beginPath()
      addEllipse(in: rect)
      strokePath()
    }

    /// Strokes line segments, each between two of the points.
    public func strokeLineSegments(between points: [CGPoint]) {
      beginPath()
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        move(to: points[index])
        addLine(to: points[index + 1])
      }
      strokePath()
    }

    /// Clears a rectangle.
    public func clear(_ rect: CGRect) { paint(.clear, rect.applying(ctm)) }

    /// Draws an image into a rectangle.
    public func draw(_ image: CGImage, in rect: CGRect) { paint(.image, rect.applying(ctm)) }

    /// Draws a text whose lines occupy a rectangle.
    package func drawText(in rect: CGRect, _ color: CGColor) {
      paint(.text, rect.applying(ctm), textColor: color)
    }

    /// Draws a gradient along a line, over the whole clipping area.
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
      options: CGGradientDrawingOptions
    ) {
      paint(.gradient, state.clip)
    }

    /// Draws a gradient from circle to circle, over the whole clipping area.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
      paint(.gradient, state.clip)
    }

    /// Returns a rectangle extended by half the line width on each side.
    private func widened(_ box: CGRect, _ width: CGFloat) -> CGRect {
      // The scale along the axis with the larger one.
      let stretch = max(hypot(ctm.a, ctm.b), hypot(ctm.c, ctm.d))
      return box.isNull ? box : box.insetBy(dx: -width * stretch / 2, dy: -width * stretch / 2)
    }

    /// Records a drawing operation, unless it is completely outside of the clipping rectangle.
    ///
    /// Rule: L-DRAW-1.
    package func paint(
      _ kind: DrawingOperation.Kind, _ bounds: CGRect, textColor: CGColor? = nil
    ) {
      guard !bounds.isNull, bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite,
        bounds.height.isFinite, bounds.intersects(state.clip)
      else { return }
      coveringColor = nil
      let color: CGColor? =
        switch kind {
        case .fill, .fillAndStroke: state.fill
        case .stroke: state.stroke
        case .text: textColor
        case .clear, .image, .gradient: nil
        }
      operations.append(
        DrawingOperation(
          kind: kind, bounds: bounds, clip: state.clip, color: color, alpha: state.alpha))
    }
  }
#endif
