import GimbalGeometry
import GimbalTraits

/// A color of a catalog: a value for each style and contrast that the set contains.
struct CatalogColor: Hashable, Sendable {
  /// The name of the color set.
  let name: String
  /// The values in the order of the file; at least one.
  let entries: [Entry]

  /// A value and the traits to which it applies.
  struct Entry: Hashable, Sendable {
    /// The value of the color.
    var color: CGColor
    /// The style to which the value applies; unspecified for both.
    var style = UIUserInterfaceStyle.unspecified
    /// The contrast to which the value applies; unspecified for both.
    var contrast = UIAccessibilityContrast.unspecified
    /// The idiom to which the value applies; `universal` for all.
    var idiom: String
  }

  /// Returns the value for some traits: that of the most specific matching entry.
  ///
  /// An entry matches if its idiom, style and contrast do. Style counts more than contrast, and
  /// both more than the idiom.
  ///
  /// Rule: L-COL-8.
  func color(with traits: UITraitCollection) -> CGColor {
    let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    let isDark = traits.userInterfaceStyle == .dark
    let isHigh = traits.accessibilityContrast == .high
    var best: (score: Int, color: CGColor)?
    for entry in entries {
      guard entry.style == .unspecified || (entry.style == .dark) == isDark,
        entry.contrast == .unspecified || isHigh,
        entry.idiom == "universal" || entry.idiom == idiom
      else { continue }
      let score =
        (entry.style == .unspecified ? 0 : 4) + (entry.contrast == .unspecified ? 0 : 2)
        + (entry.idiom == "universal" ? 0 : 1)
      if score > best?.score ?? -1 { best = (score, entry.color) }
    }
    return best?.color ?? entries[0].color
  }
}
