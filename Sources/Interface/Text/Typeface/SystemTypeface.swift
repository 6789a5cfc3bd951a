/// The metrics of the system's typeface, from which the metrics of every size are computed.
///
/// Lengths are in 1/2048 of the point size. Advances are of the 95 printable ASCII characters, from
/// the space on.
package struct SystemTypeface: Sendable {
  /// A measured weight, in its optical sizes for text and display.
  package struct Cut: Sendable {
    /// The advances of the text size.
    package var text: [Double]
    /// The advances of the display size.
    package var display: [Double]
    /// The x-height of the text size.
    package var textXHeight: Double
    /// The x-height of the display size.
    package var displayXHeight: Double

    /// Creates a cut.
    package init(
      text: [Double], display: [Double], textXHeight: Double, displayXHeight: Double
    ) {
      precondition(
        text.count == SystemTypeface.glyphCount && display.count == SystemTypeface.glyphCount,
        "a cut has 95 advances, not \(text.count) and \(display.count)")
      self.text = text
      self.display = display
      self.textXHeight = textXHeight
      self.displayXHeight = displayXHeight
    }
  }

  /// A named weight, and its blend between regular and bold.
  package struct NamedWeight: Sendable {
    /// The name, such as `semibold`.
    package var name: String
    /// UIKit's number.
    package var value: Double
    /// 0 for regular, 1 for bold; nil if it is unknown.
    package var blend: Double?
    /// True if the blend reproduces measured advances; false if it is fitted to a few widths.
    package var isMeasured: Bool

    /// Creates a weight.
    package init(name: String, value: Double, blend: Double?, isMeasured: Bool) {
      self.name = name
      self.value = value
      self.blend = blend
      self.isMeasured = isMeasured
    }
  }

  /// A value at a point size; between two knots it is interpolated linearly.
  package struct Knot: Sendable {
    /// The point size.
    package var size: Double
    /// The value.
    package var value: Double

    /// Creates a value at a size.
    package init(size: Double, value: Double) {
      self.size = size
      self.value = value
    }
  }

  /// The spacing of characters, by size.
  package struct Spacing: Sendable {
    /// The tracking that is added to every advance.
    package var tracking: [Knot]
    /// The blend from the text drawing (0) to the display drawing (1).
    package var opticalBlend: [Knot]

    /// Creates a spacing.
    package init(tracking: [Knot], opticalBlend: [Knot]) {
      precondition(!tracking.isEmpty && !opticalBlend.isEmpty, "a typeface has sizes")
      self.tracking = tracking
      self.opticalBlend = opticalBlend
    }
  }

  /// The difference between the widths of square characters and the point size.
  package struct Squares: Sendable {
    /// That of ideographs, kana and their signs.
    package var tracking: [Knot]
    /// That of Hangul.
    package var hangul: Double
    /// That of emoji.
    package var emoji: [Knot]

    /// Creates the differences.
    package init(tracking: [Knot], hangul: Double, emoji: [Knot]) {
      precondition(!tracking.isEmpty && !emoji.isEmpty, "a typeface has sizes")
      self.tracking = tracking
      self.hangul = hangul
      self.emoji = emoji
    }
  }

  /// The versions of the font that differ in their spacing.
  package enum Version: Sendable {
    /// Up to iOS 9.
    case before10
    /// iOS 10.
    case before11
    /// From iOS 11 to 13.
    case before14
    /// From iOS 14 on.
    case current
  }

  /// The number of characters that have an advance.
  package static let glyphCount = 95
  /// The units per point size.
  package static let unitsPerEm = 2048.0

  /// The regular weight.
  package var regular: Cut
  /// The bold weight.
  package var bold: Cut
  /// All named weights, lightest first.
  package var weights: [NamedWeight]
  /// The spacing of characters from iOS 14 on.
  package var spacing: Spacing
  /// The spacing of characters from iOS 11 to 13.
  package var spacingBefore14: Spacing
  /// The spacing of characters up to iOS 10.
  package var spacingBefore11: Spacing
  /// The widths of ideographs, kana, Hangul and emoji.
  package var squares: Squares
  /// The addition to each advance up to iOS 13.
  package var earlierAdvances: [Double]
  /// The kerning pairs.
  package var pairs: PairTable
  /// The height of a line above its baseline.
  package var ascender: Double
  /// The depth of a line below its baseline, a negative number.
  package var descender: Double
  /// The extra space between two lines.
  package var leading: Double
  /// The height of a line.
  package var lineHeight: Double
  /// The height of a capital.
  package var capHeight: Double

  /// Creates a typeface.
  package init(
    regular: Cut, bold: Cut, weights: [NamedWeight], spacing: Spacing, spacingBefore14: Spacing,
    spacingBefore11: Spacing, squares: Squares, earlierAdvances: [Double], pairs: PairTable,
    ascender: Double,
    descender: Double, leading: Double, lineHeight: Double, capHeight: Double
  ) {
    precondition(!weights.isEmpty, "a typeface has weights")
    self.regular = regular
    self.bold = bold
    self.weights = weights
    self.spacing = spacing
    self.spacingBefore14 = spacingBefore14
    self.spacingBefore11 = spacingBefore11
    self.squares = squares
    precondition(
      earlierAdvances.count == SystemTypeface.glyphCount,
      "there are 95 earlier advances, not \(earlierAdvances.count)")
    self.earlierAdvances = earlierAdvances
    self.pairs = pairs
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.lineHeight = lineHeight
    self.capHeight = capHeight
  }

  /// Returns the spacing of characters in a version of the font.
  ///
  /// Rule: L-TEXT-7.
  func spacing(_ version: Version) -> Spacing {
    switch version {
    case .before10, .before11: spacingBefore11
    case .before14: spacingBefore14
    case .current: spacing
    }
  }

  /// Returns the value of a curve at a size; beyond its ends it is constant.
  ///
  /// - Complexity: O(knots).
  static func value(_ knots: [Knot], at size: Double) -> Double {
    guard let upper = knots.firstIndex(where: { $0.size > size }) else {
      return knots[knots.count - 1].value
    }
    guard upper > 0 else { return knots[0].value }
    let low = knots[upper - 1]
    let high = knots[upper]
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
