package import GimbalTraits

/// The figures of text that the engine is given, decoded when they are first asked for.
///
/// The engine knows no file. The room that knows the data replaces the two functions when it is linked,
/// so that fonts have their sizes whether or not a device is powered on.
package enum TextFigures {
  /// The system's typeface.
  static let typeface = systemTypeface()
  /// The sizes of the text styles.
  static let styles = textStyleSizes()

  /// Returns the figures of the system's typeface; replaced by the room that has them.
  package dynamic static func systemTypeface() -> SystemTypeface {
    preconditionFailure("fonts need the module Gimbal, which is not linked")
  }

  /// Returns the sizes of the text styles by their raw values; replaced by the room that has them.
  package dynamic static func textStyleSizes() -> [String: TextStyleSizes] {
    preconditionFailure("fonts need the module Gimbal, which is not linked")
  }
}

/// A text style: its weight, and its point size at each of the user's text sizes.
package struct TextStyleSizes: Sendable {
  /// The name of the weight, such as `semibold`.
  package var weight: String
  /// Point sizes.
  package var sizes: [UIContentSizeCategory: Double]

  /// A text style with all its figures.
  package init(weight: String, sizes: [UIContentSizeCategory: Double]) {
    self.weight = weight
    self.sizes = sizes
  }
}
