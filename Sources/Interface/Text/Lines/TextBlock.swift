package import Foundation

/// The layout metrics of a view's text: its size at a width, and the positions of its lines.
///
/// All lengths are in points. A label creates it from its text and font.
///
/// See: L-CON-3 (baselines), L-SIZE-8 (several lines).
package struct TextBlock: Equatable {
  /// The width of the text on one line.
  package var lineWidth: CGFloat
  /// The height of a line.
  package var lineHeight: CGFloat
  /// The space between two lines.
  package var lineSpacing: CGFloat = 0
  /// The maximum number of lines; 0 for any number.
  package var numberOfLines: Int
  /// The width at which the lines break, set by the app; 0 if the engine computes it.
  package var preferredMaxLayoutWidth: CGFloat = 0
  /// The distance of a baseline from the top of its line.
  package var ascent: CGFloat
  /// The vertical position of the text in a view that is higher than the text.
  package var position = Position.edges
  /// Returns the number of lines of the text at a width.
  ///
  /// If nil, lines break anywhere.
  package var breaking: ((CGFloat) -> Int)?

  /// The margins around the text, in points: the sum of both sides, and of top and bottom.
  package var margin = CGSize.zero
  /// Returns the height of the text at a width, in points, if its lines differ in height.
  package var heights: ((CGFloat) -> CGFloat)?

  /// The position of a text in a view, in points.
  package enum Position: Equatable {
    /// The first line at the top edge, the last one at the bottom edge.
    case edges
    /// The top at a distance below the top edge.
    case top(CGFloat)
    /// The center at a distance below the view's center.
    case middle(CGFloat)
    /// The bottom at a distance above the bottom edge.
    case bottom(CGFloat)
  }

  /// Creates the metrics of a text; if `breaking` is nil, it breaks anywhere.
  package init(
    lineWidth: CGFloat, lineHeight: CGFloat, numberOfLines: Int = 1, ascent: CGFloat,
    breaking: ((CGFloat) -> Int)? = nil
  ) {
    self.lineWidth = lineWidth
    self.lineHeight = lineHeight
    self.numberOfLines = numberOfLines
    self.ascent = ascent
    self.breaking = breaking
  }

  /// True if the height depends on the width.
  package var wraps: Bool { numberOfLines != 1 }

  /// Returns the number of lines at a width; 0 or less means no limit.
  package func lines(fitting width: CGFloat) -> Int {
    guard wraps else { return 1 }
    let lines: Int
    if let breaking {
      lines = breaking(width > 0 ? width : .infinity)
    } else {
      lines = width > 0 && width < lineWidth ? Int(min((lineWidth / width).rounded(.up), 1e9)) : 1
    }
    return numberOfLines > 0 ? min(lines, numberOfLines) : lines
  }

  /// Returns the size of the text at a width; 0 or less means no limit.
  package func size(fitting width: CGFloat) -> CGSize {
    let space = width > 0 ? max(width - margin.width, .leastNonzeroMagnitude) : width
    let lines = lines(fitting: space)
    return CGSize(
      width: (lines > 1 ? min(lineWidth, space) : lineWidth) + margin.width,
      height: (heights?(space) ?? height(of: CGFloat(lines))) + margin.height)
  }

  /// Returns the height of a number of lines and the space between them.
  package func height(of lines: CGFloat) -> CGFloat {
    lines * (lineHeight + lineSpacing) - lineSpacing
  }

  /// Returns true if the baselines of two texts have the same positions in their view.
  package static func haveSameBaselines(_ left: TextBlock?, _ right: TextBlock?) -> Bool {
    left?.ascent == right?.ascent && left?.lineHeight == right?.lineHeight
      && left?.position == right?.position
  }

  /// Compares the metrics; a block whose lines depend on closures equals none.
  package static func == (left: TextBlock, right: TextBlock) -> Bool {
    left.lineWidth == right.lineWidth && left.lineHeight == right.lineHeight
      && left.lineSpacing == right.lineSpacing
      && left.numberOfLines == right.numberOfLines
      && left.preferredMaxLayoutWidth == right.preferredMaxLayoutWidth
      && left.ascent == right.ascent && left.position == right.position
      && left.margin == right.margin && left.breaking == nil && right.breaking == nil
      && left.heights == nil && right.heights == nil
  }
}
