import Foundation
import GimbalGeometry
import GimbalText

/// The image and the text lines of a button with a configuration, which compute their sizes at a
/// width.
///
/// `UIButton+Configuration.swift` creates it for each measurement or layout of such a button, and
/// reads `sizes(fitting:)`. It changes nothing.
struct ConfiguredParts {
  /// A text of the button; empty without one.
  struct Line {
    /// The measured text; nil if there is none.
    var text: (any TextMeasuring)?
    /// The maximum number of lines; 0 is no limit.
    var numberOfLines = 0
    /// True if a height is a whole number of points.
    var isWhole = false

    /// Returns the text's size at a width in points, rounded to pixels of the grid.
    func size(fitting width: CGFloat, _ grid: PixelGrid) -> CGSize {
      guard var size = text?.size(fitting: width, numberOfLines: numberOfLines, grid) else {
        return .zero
      }
      if isWhole { size.height.round() }
      return size
    }
  }

  /// The sizes of the parts at a width, in points; a missing part and the gap next to it are 0.
  struct Sizes {
    /// The size of the image.
    var image: CGSize
    /// The size of the title.
    var title: CGSize
    /// The size of the subtitle.
    var subtitle: CGSize
    /// The space between title and subtitle.
    var titlePadding: CGFloat
    /// The space between image and text.
    var imagePadding: CGFloat
    /// True if the image is next to the text, false if it is above or below.
    var isRow: Bool

    /// The size of the title and the subtitle together.
    var text: CGSize {
      CGSize(
        width: max(title.width, subtitle.width),
        height: title.height + titlePadding + subtitle.height)
    }

    /// The size of the image and the text together, without the button's insets.
    var all: CGSize {
      isRow
        ? CGSize(
          width: image.width + imagePadding + text.width, height: max(image.height, text.height))
        : CGSize(
          width: max(image.width, text.width), height: image.height + imagePadding + text.height)
    }
  }

  /// The size of the image or the activity indicator, in points; zero without one.
  var image: CGSize
  /// The title.
  var title: Line
  /// The subtitle.
  var subtitle: Line
  /// The space between title and subtitle, in points.
  var titlePadding: CGFloat
  /// The space between image and text, in points.
  var imagePadding: CGFloat
  /// True if the image is next to the text, not above or below it.
  var isRow: Bool
  /// The pixels of the device, to which text sizes are rounded.
  var grid: PixelGrid

  /// True if a text may have several lines.
  var wraps: Bool {
    (title.text != nil && title.numberOfLines != 1)
      || (subtitle.text != nil && subtitle.numberOfLines != 1)
  }

  /// Returns the sizes for a total width, in points; 0 or less is no limit.
  func sizes(fitting width: CGFloat) -> Sizes {
    let hasText = title.text != nil || subtitle.text != nil
    let gap = image != .zero && hasText ? imagePadding : 0
    // At least one point is left, because a width of 0 would mean no limit; then each word has its
    // own line.
    let space = width > 0 ? max(1, width - (isRow ? image.width + gap : 0)) : 0
    return Sizes(
      image: image, title: title.size(fitting: space, grid),
      subtitle: subtitle.size(fitting: space, grid),
      titlePadding: title.text != nil && subtitle.text != nil ? titlePadding : 0,
      imagePadding: gap, isRow: isRow)
  }
}
