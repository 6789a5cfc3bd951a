package import Foundation
package import GimbalGeometry

/// A text that was measured once for all the widths that layout asks about.
package protocol TextMeasuring: AnyObject {
  /// The width on one line, in points, not rounded.
  var lineWidth: CGFloat { get }
  /// The extra space between lines that the font at the end of the text asks for, in points.
  var leading: CGFloat { get }
  /// The assumptions that were needed to measure the text.
  var assumptions: TextAssumptions { get }

  /// The size of the text in whole pixels, in points; a width of 0 or less is no limit.
  func size(fitting width: CGFloat, numberOfLines: Int, _ grid: PixelGrid) -> CGSize

  /// The text's metrics for layout.
  func block(numberOfLines: Int, preferredMaxLayoutWidth: CGFloat) -> TextBlock
}

extension MeasuredText: TextMeasuring {}
