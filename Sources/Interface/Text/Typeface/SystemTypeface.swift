/// The figures of the system's typeface, from which every size of it follows.
///
/// Lengths are in 1/2048 of the point size. Advances are of the 95 printed characters of ASCII, from the
/// space on.
package struct SystemTypeface: Sendable {
  /// One weight that was measured, as drawn for small text and for large.
  package struct Cut: Sendable {
    /// The advances as drawn for text.
    package var text: [Double]
    /// The advances as drawn for display.
    package var display: [Double]
    /// The height of an x as drawn for text.
    package var textXHeight: Double
    /// The height of an x as drawn for display.
    package var displayXHeight: Double

    /// A cut with all its figures.
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

  /// A weight by name: how far on the way from regular to bold it lies.
  package struct NamedWeight: Sendable {
    /// The name, such as `semibold`.
    package var name: String
    /// UIKit's number for it.
    package var value: Double
    /// 0 for regular, 1 for bold; nil where nothing is known.
    package var blend: Double?
    /// True if the blend reproduces measured advances, and is not only fitted to a few widths.
    package var isMeasured: Bool

    /// A weight with all its figures.
    package init(name: String, value: Double, blend: Double?, isMeasured: Bool) {
      self.name = name
      self.value = value
      self.blend = blend
      self.isMeasured = isMeasured
    }
  }

  /// A figure at a point size; between two the figure runs straight.
  package struct Knot: Sendable {
    /// The point size.
    package var size: Double
    /// The figure.
    package var value: Double

    /// A figure at a size.
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

    /// Figures by size.
    package init(tracking: [Knot], opticalBlend: [Knot]) {
      precondition(!tracking.isEmpty && !opticalBlend.isEmpty, "a typeface has sizes")
      self.tracking = tracking
      self.opticalBlend = opticalBlend
    }
  }

  /// What the widths of characters that fill a square differ by from the point size.
  package struct Squares: Sendable {
    /// Of ideographs, kana and their signs.
    package var tracking: [Knot]
    /// Of Hangul.
    package var hangul: Double
    /// Of emoji.
    package var emoji: [Knot]

    /// Figures by size.
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
  /// The parts into which the point size is divided.
  package static let unitsPerEm = 2048.0

  /// The regular weight.
  package var regular: Cut
  /// The bold weight.
  package var bold: Cut
  /// All named weights, lightest first.
  package var weights: [NamedWeight]
  /// The spacing of characters from iOS 14 on.
  package var spacing: Spacing
  /// The same from iOS 11 to 13.
  package var spacingBefore14: Spacing
  /// The same up to iOS 10.
  package var spacingBefore11: Spacing
  /// The widths of ideographs, kana, Hangul and emoji.
  package var squares: Squares
  /// The addition to each advance up to iOS 13.
  package var earlierAdvances: [Double]
  /// Pairs of characters that are set closer together or further apart.
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

  /// The typeface with all its figures.
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

  /// The spacing of characters in a version of the font.
  ///
  /// Rule: L-TEXT-7.
  func spacing(_ version: Version) -> Spacing {
    switch version {
    case .before10, .before11: spacingBefore11
    case .before14: spacingBefore14
    case .current: spacing
    }
  }

  /// The figure of a curve at a size; beyond its ends it stays.
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
