package import Foundation
package import GimbalGeometry

/// A text that is measured once for all widths at which layout needs its size.
package protocol TextMeasuring: AnyObject {
  /// The leading of the font at the end of the text, in points.
  var leading: CGFloat { get }
  /// The assumptions that were made to measure the text.
  var assumptions: TextAssumptions { get }

  /// Returns the size of the text in whole pixels, in points; a width of 0 or less is no limit.
  func size(fitting width: CGFloat, numberOfLines: Int, _ grid: PixelGrid) -> CGSize

  /// Returns the text's layout metrics.
  func block(numberOfLines: Int, preferredMaxLayoutWidth: CGFloat) -> TextBlock
}

extension MeasuredText: TextMeasuring {}
