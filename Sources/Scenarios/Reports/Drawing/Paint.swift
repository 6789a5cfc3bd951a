import Foundation
import GimbalSnapshots

/// The color behind a view's text in a drawing.
///
/// `ViewDrawing` and `BitmapDrawing` compute it from the backgrounds of the view and its ancestors.
struct Paint: Hashable {
  /// Red, green and blue from 0 to 1.
  private let parts: [CGFloat]

  /// The color where no view has one: white, in light and in dark mode, since the app's colors are
  /// fixed.
  static let paper = Paint([1, 1, 1])

  private init(_ parts: [CGFloat]) { self.parts = parts }

  /// Returns the color after a view's background is painted over this one.
  ///
  /// The background is red, green, blue and opacity from 0 to 1; nil has no effect.
  func covered(by background: [CGFloat]?) -> Paint {
    guard let background, background.count == 4 else { return self }
    let alpha = min(max(background[3].isFinite ? background[3] : 0, 0), 1)
    return Paint((0..<3).map { Paint.bounded(background[$0]) * alpha + parts[$0] * (1 - alpha) })
  }

  /// The CSS class of text on this color: `dark` or `light`, whichever has the better contrast.
  var ink: String { luminance > 0.18 ? "dark" : "light" }

  /// Returns true if a color of four components can be distinguished from this one.
  ///
  /// `TextDrawing` calls it to decide whether a text is drawn in its own color.
  func shows(_ color: [CGFloat]) -> Bool {
    let other = covered(by: color).luminance
    return (max(luminance, other) + 0.05) / (min(luminance, other) + 0.05) >= 1.2
  }

  /// The relative luminance.
  ///
  /// Source: WCAG 2.1.
  private var luminance: CGFloat {
    let linear = parts.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Returns the attributes that fill a shape with a color of four components.
  static func fill(_ color: [CGFloat]) -> [(String, String)] {
    let hex = color.prefix(3).map { part in
      let digits = String(Int((bounded(part) * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    let alpha = bounded(color.count > 3 ? color[3] : 1)
    return [("fill", "#" + hex.joined())]
      + (alpha < 1 ? [("fill-opacity", Markup.number(alpha))] : [])
  }

  /// Returns a component of a color within 0 and 1; NaN and infinite ones are 0.
  static func bounded(_ part: CGFloat) -> CGFloat {
    part.isFinite ? min(max(part, 0), 1) : 0
  }
}
