package import GimbalTraits

/// The metrics of text, decoded on first use.
///
/// This module does not read files; the module that contains the data implements the two functions
/// below. The linker must resolve these symbols, so a static archive cannot omit them, and fonts
/// have metrics whether or not a device is powered on.
package enum TextMetrics {
  /// The system's typeface.
  static let typeface = suppliedTypeface()
  /// The sizes of the text styles by their raw values.
  static let styles = suppliedTextStyles()
}

/// Returns the metrics of the system's typeface.
@_silgen_name("gimbal_systemTypeface")
private func suppliedTypeface() -> SystemTypeface

/// Returns the sizes of the text styles by their raw values.
@_silgen_name("gimbal_textStyleSizes")
private func suppliedTextStyles() -> [String: TextStyleSizes]

/// A text style: its weight, and its sizes at each of the user's text sizes.
package struct TextStyleSizes: Sendable {
  /// A font's size and the distance of its baselines, in points.
  package struct Size: Sendable {
    /// The font's size.
    package var points: Double
    /// The distance from one baseline to the next.
    package var lineDistance: Double

    /// Creates a size.
    package init(points: Double, lineDistance: Double) {
      self.points = points
      self.lineDistance = lineDistance
    }
  }

  /// The name of the weight, such as `semibold`.
  package var weight: String
  /// The name of the weight up to iOS 10; nil if it is the same.
  package var weightBefore11: String?
  /// Sizes.
  package var sizes: [UIContentSizeCategory: Size]

  /// Creates a text style.
  package init(weight: String, weightBefore11: String?, sizes: [UIContentSizeCategory: Size]) {
    self.weight = weight
    self.weightBefore11 = weightBefore11
    self.sizes = sizes
  }
}
