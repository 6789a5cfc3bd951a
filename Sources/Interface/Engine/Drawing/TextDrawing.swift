public import Foundation
import GimbalGeometry
import GimbalGraphics
public import GimbalText

/// Drawing of text in the current context, which records the rectangle of its lines and its color.
///
/// Source: Apple, NSAttributedString and NSString, drawing.
extension NSAttributedString {
  /// Draws the text without wrapping, from a point to the right and downwards.
  public func draw(at point: CGPoint) { draw(CGRect(origin: point, size: size())) }

  /// Draws the text in a rectangle, wrapped at its width; lines below the rectangle are omitted.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }

  /// Draws the text in a rectangle, in one line unless the options say otherwise.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    var bounds = boundingRect(with: rect.size, options: options, context: context)
    bounds.origin = rect.origin
    draw(bounds)
  }

  private func draw(_ rect: CGRect) {
    guard length > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let color = attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    context.drawText(in: rect, (color ?? .black).cgColor)
  }
}

extension NSString {
  /// Draws the text with attributes, without wrapping, from a point to the right and downwards.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { description.draw(at: point, withAttributes: attributes) }

  /// Draws the text with attributes in a rectangle, wrapped at its width.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { description.draw(in: rect, withAttributes: attributes) }

  /// Draws the text with attributes in a rectangle, in one line unless the options say otherwise.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { description.draw(with: rect, options: options, attributes: attributes, context: context) }
}

extension String {
  /// Draws the text with attributes, without wrapping, from a point to the right and downwards.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attributes).draw(at: point) }

  /// Draws the text with attributes in a rectangle, wrapped at its width.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attributes).draw(in: rect) }

  /// Draws the text with attributes in a rectangle, in one line unless the options say otherwise.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
