package import GimbalTraits

/// The figures of text, decoded when they are first asked for.
///
/// This room knows no file: the one that knows the data defines the two functions below. They are
/// symbols that the linker must find, so that a static archive cannot leave them out, and fonts have
/// their sizes whether or not a device is powered on.
package enum TextMetrics {
  /// The system's typeface.
  static let typeface = suppliedTypeface()
  /// The sizes of the text styles by their raw values.
  static let styles = suppliedTextStyles()
}

/// Returns the figures of the system's typeface.
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

    /// A size with its lines.
    package init(points: Double, lineDistance: Double) {
      self.points = points
      self.lineDistance = lineDistance
    }
  }

  /// The name of the weight, such as `semibold`.
  package var weight: String
  /// The name of the weight up to iOS 10; nil where it was the same.
  package var weightBefore11: String?
  /// Sizes.
  package var sizes: [UIContentSizeCategory: Size]

  /// A text style with all its figures.
  package init(weight: String, weightBefore11: String?, sizes: [UIContentSizeCategory: Size]) {
    self.weight = weight
    self.weightBefore11 = weightBefore11
    self.sizes = sizes
  }
}
