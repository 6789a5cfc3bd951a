#if !canImport(Darwin)
  import Foundation
  import GimbalGeometry
  import GimbalGraphics

  /// Drawing of layers, of which only geometry is recorded.
  extension CALayer {
    /// Draws the layer, and stores the drawing as its content.
    ///
    /// Rule: L-DRAW-2.
    final func drawContent() {
      let context = CGContext(size: bounds.size, scale: contentsScale)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      draw(in: context)
      if contents != nil || !context.operations.isEmpty {
        contents = DrawingRecord(context.operations)
      }
    }

    /// Draws the background, the layer's content and the sublayers, with clipping.
    final func renderTree(in context: CGContext) {
      guard !isHidden, opacity > 0 else { return }
      context.saveGState()
      context.setAlpha(CGFloat(opacity))
      if masksToBounds { context.clip(to: bounds) }
      if let backgroundColor, backgroundColor.alpha > 0 {
        context.setFillColor(backgroundColor)
        context.fill(bounds)
      }
      draw(in: context)
      for layer in sublayers ?? [] {
        context.saveGState()
        context.concatenate(layer.current.toSuperlayer.affinePart)
        layer.renderTree(in: context)
        context.restoreGState()
      }
      context.restoreGState()
    }
  }
#endif
